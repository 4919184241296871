import type { HeldOrder } from '#domain/wire/closing.ts';
import styles from '#web/features/account/account.module.css';
import { paths, withdrawalOf } from '#web/platform/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { heldTexts as texts } from './texts.ts';

const orders = `${paths.account}#orders`;
const wayOf = ({ order_id, reason }: HeldOrder): string => {
  if (reason === 'writing') return withdrawalOf(order_id);
  return reason === 'payment' || reason === 'refund' ? orders : paths.contact;
};

/** The orders that hold the closing back, each with the way to end it. */
export function HeldOrders({ held, isAsked }: { held: readonly HeldOrder[]; isAsked: boolean }) {
  return (
    <Notice tone="info" title={isAsked ? texts.waiting : texts.title}>
      <ul className={styles.held}>
        {held.map((order) => (
          <li key={order.order_id}>
            <strong>{texts.order(order.order_id)}</strong> {texts.reasons[order.reason]}{' '}
            <Link to={wayOf(order)}>{texts.actions[order.reason]}</Link>
          </li>
        ))}
      </ul>
      {isAsked && <p>{texts.waitingDetail}</p>}
    </Notice>
  );
}
