import { partsOf } from '#domain/catalogue.ts';
import { isRefunded } from '#domain/order.ts';
import type { OrderRecord, PartRecord, RefundRecord } from '#lambdas/storage/order-record.ts';
import { mailAbout, type OutboxRecord } from '#lambdas/storage/outbox-record.ts';
import type { RefundSettlement } from '#lambdas/storage/transactions/settle-refund.ts';
import { heldOf, type Known, sumOf } from './owed-refunds.ts';

export const withoutIds = (rows: readonly RefundRecord[], others: readonly RefundRecord[]): RefundRecord[] =>
  rows.filter(({ id }) => !others.some((other) => other.id === id));

/** The services whose reports are paid back: all of a refunded order, otherwise the withdrawn ones. */
const paidBack = (order: OrderRecord, rows: readonly RefundRecord[]) => {
  const succeeded = rows.filter(({ state }) => state === 'succeeded');
  const isAll = isRefunded({ amount: order.amount, refunded_amount: sumOf(succeeded) });
  return partsOf(isAll ? order.services : succeeded.flatMap((row) => row.services ?? []));
};

/** Without the money its report can be read again; what nobody has withdrawn or delivered would be written anew. */
const staysOver = ({ report, withdrawn_at }: PartRecord): boolean =>
  report !== undefined || withdrawn_at !== undefined;

const owedOf = (rows: readonly RefundRecord[]): OrderRecord['refund_owed'] => {
  const owed = rows.filter(({ owed_since }) => owed_since);
  if (owed.length === 0) return undefined;
  const isReturned = owed.some(({ settled_at }) => settled_at);
  return { amount: sumOf(owed), ...(isReturned && { returned: true as const }) };
};

/** What a customer is told of a refund: that it left, came back, or left again. */
const mailOf = (
  { id: order_id, user_id }: OrderRecord,
  before: RefundRecord | undefined,
  after: RefundRecord,
  now: Date,
): OutboxRecord[] => {
  const about = { order_id, refund_id: after.id };
  const at = now.toISOString();
  const [had, has] = [before?.state === 'succeeded', after.state === 'succeeded'];
  if (had && after.state === 'failed')
    return [mailAbout(user_id, { kind: 'refund-returned', ...about, at }, now)];
  if (had || !has) return [];
  if (!before?.settled_at) return [mailAbout(user_id, { kind: 'refund', ...about }, now)];
  return [mailAbout(user_id, { kind: 'refund-again', ...about, at }, now)];
};

/** Everything that changed rows of refunds change with them. */
export const settlementOf = (
  { order, rows }: Known,
  changed: readonly RefundRecord[],
  parts: readonly PartRecord[],
  now: Date,
): RefundSettlement => {
  const after = [...withoutIds(rows, changed), ...changed];
  const before = (id: string) => rows.find((row) => row.id === id);
  const over = paidBack(order, after);
  const isOver = ({ service }: PartRecord) => over.includes(service);
  return {
    order,
    refunded: sumOf(after.filter(({ state }) => state === 'succeeded')),
    reserved: heldOf(after),
    owed: owedOf(after),
    rows: changed,
    ended: changed.filter(({ id, owed_since }) => !owed_since && before(id)?.owed_since),
    revoked: parts.filter((part) => !part.refunded_at && isOver(part)),
    restored: parts.filter((part) => part.refunded_at && !isOver(part) && staysOver(part)),
    mails: changed.flatMap((row) => mailOf(order, before(row.id), row, now)),
  };
};
