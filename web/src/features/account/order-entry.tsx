import { deliveryOfAll, nameOf, partsOf } from '#domain/catalogue.ts';
import { formatDate, formatLongDateTime } from '#domain/dates.ts';
import { hasPdf, isPayable, isProcessing, isRefunded, type Order, orderNumber } from '#domain/order.ts';
import { ordersTexts, paymentTexts } from '#web/texts/account.ts';
import { hoursText } from '#web/texts/checkout.ts';
import { accentOf } from '#web/ui/accent.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Emblem } from '#web/ui/emblem.tsx';
import { Price } from '#web/ui/price.tsx';
import styles from './account.module.css';
import { OrderBadge } from './order-badge.tsx';
import { Reports } from './reports.tsx';

/** The pack stands for its four services (§2). */
function Services({ order }: { order: Order }) {
  return (
    <ul className={styles.services} aria-label={ordersTexts.services}>
      {partsOf(order.services).map((service) => (
        <li key={service} className={accentOf(service)}>
          <Emblem service={service} size={36} />
          {nameOf(service)}
        </li>
      ))}
    </ul>
  );
}

/** What happens next with a paid order; «Génération en cours...» only once the e-mail is validated (§4). */
function Progress({ order }: { order: Order }) {
  const dueAt = order.due_at;
  if (!isProcessing(order) || isRefunded(order)) return null;
  return (
    <div className={styles.promise}>
      {order.email_validated ? (
        <p>
          {ordersTexts.generating}
          <span>{paymentTexts.delay(hoursText(deliveryOfAll(order.services)))}</span>
        </p>
      ) : (
        <p>{ordersTexts.confirmAddress}</p>
      )}
      {dueAt && <p className={styles.quiet}>{ordersTexts.dueBy(formatLongDateTime(new Date(dueAt)))}</p>}
    </div>
  );
}

/** An order as a ruled entry: facts left, content right. */
export function OrderEntry({ order, isHistory }: { order: Order; isHistory: boolean }) {
  const number = orderNumber(order.id);
  return (
    <article className={styles.order} aria-labelledby={`order-${number}`}>
      <div className={styles.facts}>
        <div>
          <h2 id={`order-${number}`}>
            {ordersTexts.number} <span className="num">{number}</span>
          </h2>
          <p className="meta">{ordersTexts.placedAt(formatLongDateTime(new Date(order.created_at)))}</p>
        </div>
        <p className={styles.amount}>
          <Price cents={order.amount} />
        </p>
        <div className={styles.badge}>
          <OrderBadge order={order} isHistory={isHistory} />
        </div>
      </div>
      <div className={styles.content}>
        {hasPdf(order) ? <Reports files={order.file_urls} /> : <Services order={order} />}
        {order.delivered_at && (
          <p className={styles.quiet}>{ordersTexts.deliveredAt(formatDate(new Date(order.delivered_at)))}</p>
        )}
        <Progress order={order} />
        {isHistory && isPayable(order) && (
          <p>
            <ButtonLink variant="line" size="small" to={`/checkout?restore_order=${order.id}`}>
              {ordersTexts.resume}
            </ButtonLink>
          </p>
        )}
      </div>
    </article>
  );
}
