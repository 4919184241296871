import { deliveryOfAll } from '#domain/catalogue.ts';
import { hasUsualDelay, isProcessing, isRefunded, isWithdrawn, type Order } from '#domain/order.ts';
import { ownLongDate } from '#web/platform/own-time.ts';
import { hoursText } from '#web/texts/checkout.ts';
import styles from './order.module.css';
import { nextTexts as texts } from './progress-texts.ts';
import { ordersTexts, paymentTexts } from './texts.ts';

/** No report will follow. */
export const isOver = (order: Order): boolean => isRefunded(order) || isWithdrawn(order);

const isOpen = (part: Order['parts'][number]): boolean => !(part.withdrawn_at ?? part.refunded_at);

/** What happens next to a paid order, and who does it. */
export const nextOf = ({ parts, email_validated }: Order): string => {
  const open = parts.filter(isOpen);
  const taken = open.filter(({ state }) => state === 'taken');
  if (taken.length > 0) return texts.writing([...new Set(taken.flatMap(({ expert }) => expert ?? []))]);
  if (open.some(({ state }) => state === 'delivered')) return texts.following;
  return email_validated ? texts.taking : texts.confirmAddress;
};

/** «Génération en cours...» only once the e-mail is validated (§4). */
const Generating = ({ order }: { order: Order }) => (
  <p className={styles.quiet}>
    {ordersTexts.generating}
    {hasUsualDelay(order) && ` ${paymentTexts.delay(hoursText(deliveryOfAll(order.services)))}`}
  </p>
);

/** The next true thing of a paid order as a line of its own, until its last report. */
export function OrderNext({ order }: { order: Order }) {
  const { due_at: dueAt, email_validated: isConfirmed } = order;
  if (order.status !== 'paid' || isOver(order)) return null;
  const next = nextOf(order);
  return (
    <div className={styles.due}>
      <p className={styles.next}>{next}</p>
      {!isConfirmed && next !== texts.confirmAddress && (
        <p className={styles.quiet}>{texts.confirmAddress}</p>
      )}
      {isProcessing(order) && isConfirmed && <Generating order={order} />}
      {dueAt && <p className={styles.quiet}>{ordersTexts.dueBy(ownLongDate(new Date(dueAt)))}</p>}
    </div>
  );
}
