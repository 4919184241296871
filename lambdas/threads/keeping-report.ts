import type { ReportCorrection } from '#domain/report-corrections.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { ownPart, type PartPath } from '#lambdas/staff/parts.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import { whileMoved } from '#lambdas/storage/moved.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import { mailAbout } from '#lambdas/storage/outbox-record.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import type { ThreadsStore } from '#lambdas/storage/threads.ts';
import type { ReportCorrectionsStore } from '#lambdas/storage/transactions/correct-report.ts';

export type KeepDependencies = {
  readonly orders: Pick<OrdersStore, 'find'>;
  readonly parts: Pick<PartsStore, 'find'>;
  readonly threads: Pick<ThreadsStore, 'ofPart'>;
  readonly reportCorrections: Pick<ReportCorrectionsStore, 'keep'>;
  readonly now: Date;
};

/**
 * The expert who has the part says why its report stays as it is, and the customer is mailed. An answered correction answers
 * itself again. Throws ShopError forbidden, not_found, part_over.
 */
export const keepAsItIs = (
  me: Member,
  path: PartPath,
  { id, text }: { readonly id: string; readonly text: string },
  deps: KeepDependencies,
): Promise<ReportCorrection> =>
  whileMoved(async () => {
    const part = await ownPart(me, path, deps.parts);
    const order = await deps.orders.find(part.order_id);
    const { corrections } = await deps.threads.ofPart(part);
    const correction = corrections.find((one) => one.id === id);
    if (!order || !correction) throw new ShopError('not_found');
    if (correction.answer) return correction;
    const answer = { at: deps.now.toISOString(), name: me.name, text };
    const { order_id, service } = part;
    const mail = mailAbout(order.user_id, { kind: 'report-kept', order_id, service, id }, deps.now);
    await deps.reportCorrections.keep({ order, part }, id, answer, [mail]);
    return { ...correction, answer };
  });
