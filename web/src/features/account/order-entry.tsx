import type { ReactNode } from 'react';
import { bornOf } from '#domain/births/born.ts';
import { nameOf } from '#domain/catalogue.ts';
import { isListed, isPayable, type Order, orderNumber } from '#domain/order.ts';
import { fullName } from '#domain/persons.ts';
import type { EmailProblem } from '#domain/profile.ts';
import { birthLines, birthSentence } from '#domain/texts/birth-lines.ts';
import { ownLongDateTime } from '#web/platform/own-time.ts';
import { Price } from '#web/ui/price.tsx';
import { Sign } from '#web/ui/sign.tsx';
import { addressTexts } from './address-texts.ts';
import { Arrival, arrivedOf } from './arrival.tsx';
import { Documents } from './documents.tsx';
import { listed } from './listed.ts';
import styles from './order.module.css';
import { OrderBadge } from './order-badge.tsx';
import { OrderMoney } from './order-money.tsx';
import { isOver, OrderNext } from './order-next.tsx';
import { OrderParts } from './order-parts.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderUnpaid } from './order-unpaid.tsx';
import { PersonNotice } from './person-notice.tsx';
import { RegisterLink } from './register-link.tsx';
import { ResendButton } from './resend-button.tsx';
import { ordersTexts } from './texts.ts';
import { WithdrawLink } from './withdraw-link.tsx';

function Facts({ order, isHistory }: { order: Order; isHistory: boolean }) {
  const number = orderNumber(order.id);
  return (
    <div className={styles.facts}>
      <div>
        <h2 id={`order-${number}`}>{listed(order.services.map(nameOf))}</h2>
        <p className="meta" id={`number-${number}`}>
          {ordersTexts.number} <span className="num">{number}</span>
        </p>
        <p className="meta">{ordersTexts.placedAt(ownLongDateTime(new Date(order.created_at)))}</p>
      </div>
      <p className={styles.amount}>
        <Price cents={order.amount} />
      </p>
      <div className={styles.badge}>
        <OrderBadge order={order} isHistory={isHistory} />
      </div>
    </div>
  );
}

/** What the page adds to each order and is no part of this feature: the chart, and the correction of the birth. */
export type OrderSlots = {
  readonly chart?: (order: Order) => ReactNode;
  readonly birth?: (order: Order) => ReactNode;
};

/** The birth that the experts read; undefined in an erased order. */
function OrderBirth({ order }: { order: Order }) {
  const born = bornOf(order.customer_info);
  const sentence = birthSentence(born);
  if (sentence === undefined) return null;
  const { instant } = birthLines(born);
  const { person } = order.customer_info;
  return (
    <p className={styles.quiet}>
      {person && (
        <>
          <strong>{ordersTexts.forPerson(fullName(person))}</strong>{' '}
        </>
      )}
      {ordersTexts.birth(sentence)}
      {instant !== undefined && <span> {`${instant}.`}</span>}
    </p>
  );
}

type OrderEntryProps = {
  slots?: OrderSlots | undefined;
  order: Order;
  isHistory: boolean;
  /** Mails to this address do not arrive. */
  problem?: EmailProblem | undefined;
};

/** One order of the list: facts on the left, content on the right. */
export function OrderEntry({ order, isHistory, problem, slots }: OrderEntryProps) {
  const number = orderNumber(order.id);
  const arrived = isHistory ? undefined : arrivedOf(order);
  return (
    <article className={styles.order} aria-labelledby={`order-${number} number-${number}`}>
      <Facts order={order} isHistory={isHistory} />
      <div className={styles.content}>
        {arrived && <Arrival order={order} arrived={arrived} />}
        <OrderNext order={order} />
        <OrderParts order={order} presented={arrived?.part.service} />
        <OrderBirth order={order} />
        {slots?.birth?.(order)}
        {order.status === 'paid' && <PersonNotice order={order} />}
        {slots?.chart?.(order)}
        <OrderTimeline order={order} />
        <OrderMoney order={order} />
        {isListed(order) && (
          <>
            {problem?.address === order.customer_info.email && (
              <p className={styles.failure}>
                <Sign name="error" />
                {addressTexts.undelivered(problem.address)}
              </p>
            )}
            <p className={styles.actions}>
              {!isOver(order) && <ResendButton order={order} />}
              <WithdrawLink order={order} />
            </p>
            <Documents order={order} />
            <RegisterLink order={order} />
          </>
        )}
        {isHistory && isPayable(order) && <OrderUnpaid order={order} />}
      </div>
    </article>
  );
}
