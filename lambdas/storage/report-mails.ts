import { isOver, type OrderRecord, type PartRecord } from './order-record.ts';
import { mailAbout, type OutboxRecord } from './outbox-record.ts';

/**
 * One mail per delivered version, none for a withdrawn or refunded part; `again` names those that the customer
 * requests.
 */
export const reportMails = (
  order: Pick<OrderRecord, 'user_id'>,
  parts: readonly PartRecord[],
  now: Date,
  again?: string,
): OutboxRecord[] =>
  parts.flatMap((part) => {
    const { order_id, service, report } = part;
    if (!report || isOver(part)) return [];
    const subject = { kind: 'report', order_id, service, version: report.version } as const;
    return [mailAbout(order.user_id, subject, now, ...(again ? ['again', again] : []))];
  });
