import { nameOf, totalOf } from '#domain/catalogue.ts';
import { formatDate } from '#domain/dates.ts';
import { isRefunded, isWithdrawn, type Order } from '#domain/order.ts';
import { ownLongDateTime } from '#web/platform/own-time.ts';
import { orderMoneyTexts as texts } from './money-texts.ts';
import styles from './order.module.css';

type Line = { readonly title: string; readonly detail: string };

const withdrawalOf = (order: Order): Line[] => {
  const { withdrawn_at: at, withdrawn_services: services = [] } = order;
  if (!at) return [];
  const moment = ownLongDateTime(new Date(at));
  const detail = isWithdrawn(order)
    ? texts.withdrawnAt(moment)
    : texts.withdrawnFrom(moment, services.map(nameOf));
  return [{ title: texts.withdrawn, detail }];
};

/** Cents of a withdrawal that the bank has not confirmed yet, as far as the order shows. */
const underWay = (order: Order): number => {
  const { amount, refunded_amount: refunded = 0, withdrawn_services: services = [] } = order;
  if (isWithdrawn(order)) return Math.max(0, amount - refunded);
  return refunded === 0 ? Math.min(totalOf(services), amount) : 0;
};

const refundOf = (order: Order): Line[] => {
  const { amount, refunded_amount: refunded = 0 } = order;
  const rest = underWay(order);
  return [
    ...(isRefunded(order) ? [{ title: texts.refunded, detail: texts.refundedAmount(refunded) }] : []),
    ...(refunded > 0 && !isRefunded(order)
      ? [{ title: texts.partly, detail: texts.partlyAmount(refunded, amount) }]
      : []),
    ...(rest > 0 ? [{ title: texts.underWay, detail: texts.underWayAmount(rest) }] : []),
  ];
};

const disputeOf = ({ dispute }: Order): Line[] => {
  if (!dispute) return [];
  const { opened_at, closed_at, status } = dispute;
  const closed = status === 'lost' ? texts.disputeLost : texts.disputeClosed;
  const tell = closed_at ? closed : texts.disputeOpen;
  return [{ title: texts.dispute, detail: tell(formatDate(new Date(closed_at ?? opened_at))) }];
};

/** Withdrawal, refund and dispute of an order, one sentence each. */
export function OrderMoney({ order }: { order: Order }) {
  const lines = [...withdrawalOf(order), ...refundOf(order), ...disputeOf(order)];
  if (lines.length === 0) return null;
  return (
    <ul className={styles.money} aria-label={texts.label}>
      {lines.map(({ title, detail }) => (
        <li key={title}>
          <strong>{title}</strong>
          {detail}
        </li>
      ))}
    </ul>
  );
}
