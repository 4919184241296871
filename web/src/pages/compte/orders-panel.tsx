import { isListed, type Order } from '#domain/order.ts';
import type { EmailProblem } from '#domain/profile.ts';
import styles from '#web/features/account/account.module.css';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PlatePage } from '#web/ui/plate-page.tsx';
import orderStyles from './order.module.css';
import { OrderEntry, type OrderSlots } from './order-entry.tsx';
import { accountTexts, ordersTexts as texts } from './texts.ts';

/** The placeholder of two orders while they load. */
function Skeleton() {
  return (
    <div role="status">
      <span className="sr">{accountTexts.loading}</span>
      {['first', 'second'].map((key) => (
        <div key={key} className={orderStyles.order} aria-hidden="true">
          <div className={styles.bone} />
          <div className={styles.bone} />
        </div>
      ))}
    </div>
  );
}

type OrdersPanelProps = {
  slots?: OrderSlots | undefined;
  /** Undefined while they load. */
  orders: readonly Order[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  /** «Historique» shows every order, «Mes commandes» paid and delivered ones (§2). */
  isHistory: boolean;
  /** The anchor of the address, unless a tab was opened since. */
  aim?: string | undefined;
  /** Mails to this address do not arrive. */
  problem?: EmailProblem | undefined;
};

export function OrdersPanel({ orders, hasFailed, onRetry, isHistory, ...entry }: OrdersPanelProps) {
  if (hasFailed) {
    return (
      <div className={styles.state}>
        <Notice tone="error" title={texts.loadFailed} />
        <Button variant="line" onClick={onRetry}>
          {accountTexts.retry}
        </Button>
      </div>
    );
  }
  if (!orders) return <Skeleton />;
  const shown = isHistory ? orders : orders.filter(isListed);
  if (shown.length > 0)
    return shown.map((order) => (
      <OrderEntry key={order.id} order={order} isHistory={isHistory} onVerified={onRetry} {...entry} />
    ));
  return (
    <div className={orderStyles.none}>
      <PlatePage drawing="hour">
        <div className={styles.state}>
          <p>{isHistory ? texts.noHistory : texts.noOrders}</p>
          <ButtonLink to="/services">{texts.toServices}</ButtonLink>
        </div>
      </PlatePage>
    </div>
  );
}
