import { formatDate } from '#domain/dates.ts';
import { canResume, type Order } from '#domain/order.ts';
import { paths } from '#web/platform/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import styles from './order.module.css';
import { ordersTexts as texts } from './texts.ts';

/** Link to the order's payment, with everything that was typed for it. */
export function ResumeLink({ orderId }: { orderId: string }) {
  const to = `${paths.checkout}?restore_order=${orderId}`;
  return (
    <ButtonLink variant="line" size="small" to={to}>
      {texts.resume}
    </ButtonLink>
  );
}

/** The options for an unpaid order: to wait for the bank, or to pay again. */
export function OrderUnpaid({ order }: { order: Order }) {
  const { bank } = order;
  return (
    <>
      {bank?.state === 'deciding' && <p>{texts.deciding}</p>}
      {bank?.state === 'refused' && <p>{texts.refused(formatDate(new Date(bank.at)))}</p>}
      {canResume(order) && (
        <p className={styles.actions}>
          <ResumeLink orderId={order.id} />
        </p>
      )}
    </>
  );
}
