import { hasPack } from '#domain/catalogue.ts';
import { marginRight } from '#domain/margin.ts';
import { isGoing } from '#domain/threads.ts';
import type { OrderRecord, PartRecord } from '#lambdas/storage/order-record.ts';

/** Until when, and how many questions may be asked in the margin of a report that its customer reads as a page. */
export const rightToAsk = (
  order: OrderRecord,
  part: PartRecord,
): ReturnType<typeof marginRight> | undefined => {
  const { delivered_at, report, margin_asked: asked = 0 } = part;
  if (delivered_at === undefined || !report?.desk || !isGoing(order, part)) return undefined;
  return marginRight({ delivered_at, isPack: hasPack(order.services), asked });
};
