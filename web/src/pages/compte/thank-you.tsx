import type { ReactNode } from 'react';
import { hasUsualDelay, type Order, orderNumber } from '#domain/order.ts';
import { soldDelivery, soldNames } from '#domain/sold.ts';
import { ownLongDate } from '#web/platform/own-time.ts';
import { hoursText } from '#web/texts/hours.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { listed } from './listed.ts';
import { nextOf } from './order-progress.tsx';
import { ordersTexts, paymentTexts as texts } from './texts.ts';
import styles from './thank-you.module.css';

type SheetProps = { order: Order; picture: ReactNode; words: ReactNode; onClose: () => void };

function Sheet({ order, picture, words, onClose }: SheetProps) {
  const { due_at: dueAt } = order;
  return (
    <div className={styles.sheet}>
      <div className={styles.words}>
        <div>
          <p className={styles.bought}>{listed(soldNames(order))}</p>
          <p className="meta">
            {ordersTexts.number} <span className="num">{orderNumber(order.id)}</span>
          </p>
        </div>
        <p>{texts.thanksDetail}</p>
        <p className={styles.promise}>
          {dueAt && <span>{texts.dueBy(ownLongDate(new Date(dueAt)))}</span>}
          {hasUsualDelay(order) && (
            <small className={styles.delay}>{texts.delay(hoursText(soldDelivery(order)))}</small>
          )}
        </p>
        <p className={styles.next}>
          <strong>{texts.next}</strong>
          {nextOf(order)}
        </p>
        {words}
        <p className={styles.ways}>
          <Button variant="line" onClick={onClose}>
            {texts.toAccount}
          </Button>
          <Button variant="line" onClick={() => window.print()}>
            {texts.print}
          </Button>
        </p>
      </div>
      {picture}
    </div>
  );
}

type ThankYouProps = {
  order: Order | undefined;
  /** The covers of what was ordered. */
  picture: ReactNode;
  /** Where the customer tells the experts what leads to them. */
  words: ReactNode;
  onClose: () => void;
};

/** Shown after a verified payment (§2), as large as a page: first name, delay, what comes next, way into the account. */
export function ThankYou({ order, onClose, ...shown }: ThankYouProps) {
  return (
    <Dialog
      open={order !== undefined}
      onClose={onClose}
      title={order ? texts.thanks(order.customer_info.firstName) : ''}
    >
      {order && <Sheet order={order} onClose={onClose} {...shown} />}
    </Dialog>
  );
}
