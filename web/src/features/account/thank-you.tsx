import { deliveryOfAll, nameOf } from '#domain/catalogue.ts';
import { hasUsualDelay, type Order, orderNumber } from '#domain/order.ts';
import { ownLongDate } from '#web/platform/own-time.ts';
import { hoursText } from '#web/texts/checkout.ts';
import { accentOf } from '#web/ui/accent.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmblemPlate } from '#web/ui/emblem-plate.tsx';
import { listed } from './listed.ts';
import { nextOf } from './order-next.tsx';
import { ordersTexts, paymentTexts as texts } from './texts.ts';
import styles from './thank-you.module.css';

function Sheet({ order, onClose }: { order: Order; onClose: () => void }) {
  const { services, due_at: dueAt } = order;
  return (
    <div className={styles.sheet}>
      <div className={styles.plates}>
        {services.map((service) => (
          <EmblemPlate key={service} service={service} className={accentOf(service)} />
        ))}
      </div>
      <div className={styles.words}>
        <div>
          <p className={styles.bought}>{listed(services.map(nameOf))}</p>
          <p className="meta">
            {ordersTexts.number} <span className="num">{orderNumber(order.id)}</span>
          </p>
        </div>
        <p>{texts.thanksDetail}</p>
        <p>
          {dueAt && <strong>{texts.dueBy(ownLongDate(new Date(dueAt)))}</strong>}
          {hasUsualDelay(order) && (
            <span className="meta">{texts.delay(hoursText(deliveryOfAll(services)))}</span>
          )}
        </p>
        <p className={styles.next}>
          <strong>{texts.next}</strong>
          {nextOf(order)}
        </p>
        <p>
          <Button onClick={onClose}>{texts.toAccount}</Button>
        </p>
      </div>
    </div>
  );
}

/** Shown after a verified payment (§2), as large as a page: first name, delay, what comes next, way into the account. */
export function ThankYou({ order, onClose }: { order: Order | undefined; onClose: () => void }) {
  return (
    <Dialog
      open={order !== undefined}
      onClose={onClose}
      title={order ? texts.thanks(order.customer_info.firstName) : ''}
    >
      {order && <Sheet order={order} onClose={onClose} />}
    </Dialog>
  );
}
