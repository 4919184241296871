import { formatDay } from '#domain/dates.ts';
import { type Order, orderNumber } from '#domain/order.ts';
import { changeOfMindEnd, isWithdrawable, withdrawableOf } from '#domain/withdrawal.ts';
import { withdrawalOf } from '#web/platform/paths.ts';
import { GoLink } from '#web/ui/button.tsx';
import { withdrawLinkTexts as texts } from './money-texts.ts';
import styles from './order.module.css';

/** «Renoncer au contrat ici», while a right exists: the withdrawal period, the pack's guarantee, or a missed due date. */
export function WithdrawLink({ order }: { order: Order }) {
  const now = new Date();
  const end = changeOfMindEnd(order);
  if (!end || !withdrawableOf(order, now)) return null;
  const tell = order.guarantee_until ? texts.guaranteed : texts.until;
  return (
    <span className={styles.withdraw}>
      <GoLink to={withdrawalOf(order.id)}>
        {texts.action}
        <span className="sr">{texts.ofOrder(orderNumber(order.id))}</span>
      </GoLink>
      <span className="meta">{isWithdrawable(end, now) ? tell(formatDay(end)) : texts.late}</span>
    </span>
  );
}
