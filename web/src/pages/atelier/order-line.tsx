import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { AdminOrder } from '#domain/atelier.ts';
import { nameOf, partsOf } from '#domain/catalogue.ts';
import { accentOf } from '#web/ui/accent.ts';
import { classes } from '#web/ui/classes.ts';
import { Emblem } from '#web/ui/emblem.tsx';
import { Price } from '#web/ui/price.tsx';
import { ActionsMenu, entryAfter } from './actions-menu.tsx';
import { listTexts as texts } from './list-texts.ts';
import { actsOf, type OnAct } from './order-acts.ts';
import styles from './order-line.module.css';
import { dueOf, flagOf } from './order-rows.ts';
import { OrderFlag } from './order-state.tsx';
import { queueTexts } from './texts.ts';
import { UrgencyBadge } from './urgency-badge.tsx';

/** The disciplines as marks, named for screen readers. */
const Marks = ({ order }: { order: AdminOrder }) => (
  <ul className={styles.marks} aria-label={texts.services}>
    {partsOf(order.services).map((service) => (
      <li key={service} className={accentOf(service)} title={nameOf(service)}>
        <Emblem service={service} size={22} />
        <span className="sr">{nameOf(service)}</span>
      </li>
    ))}
  </ul>
);

/** Arrows move the focus to the same button of the next row. */
const onRowKey = (event: KeyboardEvent<HTMLButtonElement>) => {
  const rows = [...(event.currentTarget.closest('ol')?.querySelectorAll<HTMLElement>('h2 button') ?? [])];
  const next = entryAfter(event.key, rows.indexOf(event.currentTarget), rows.length);
  if (next === undefined) return;
  event.preventDefault();
  rows[next]?.focus();
};

type OrderLineProps = {
  order: AdminOrder;
  now: Date;
  /** The panel shows this order. */
  isOpen: boolean;
  onOpen: () => void;
  onAct: OnAct;
};

/** One order in one line: number, person, disciplines, due date, state, amount, «…». A press opens the panel. */
export function OrderLine({ order, now, isOpen, onOpen, onAct }: OrderLineProps) {
  const { number, customer } = order;
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const due = dueOf(order);
  return (
    <li className={classes(styles.line, isOpen && styles.open)}>
      <h2>
        <button ref={button} type="button" aria-expanded={isOpen} onClick={onOpen} onKeyDown={onRowKey}>
          <span className="sr">{queueTexts.number} </span>
          <span className="num">{number}</span>
        </button>
      </h2>
      <p className={styles.person}>
        {customer.first_name} {customer.last_name}
      </p>
      <Marks order={order} />
      <p className={styles.due}>{due && <UrgencyBadge at={due.due_at} now={now} />}</p>
      <p className={styles.state} data-flag={flagOf(order)}>
        <OrderFlag order={order} />
      </p>
      <p className={styles.amount}>
        <Price cents={order.amount} />
      </p>
      <ActionsMenu
        label={texts.actions(number)}
        actions={actsOf(order).map(({ label, act }) => ({ label, choose: () => onAct(act) }))}
      />
    </li>
  );
}
