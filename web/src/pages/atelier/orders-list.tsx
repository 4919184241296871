import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { AdminOrder } from '#domain/atelier.ts';
import { nameOf, partsOf } from '#domain/catalogue.ts';
import { accentOf } from '#web/ui/accent.ts';
import { classes } from '#web/ui/classes.ts';
import { Emblem } from '#web/ui/emblem.tsx';
import { Field } from '#web/ui/field.tsx';
import { Price } from '#web/ui/price.tsx';
import { Segment } from '#web/ui/segment.tsx';
import { Sign } from '#web/ui/sign.tsx';
import { ActionsMenu, entryAfter } from './actions-menu.tsx';
import { AdminOrderEntry, OrderFlag } from './admin-order-entry.tsx';
import { listTexts as texts } from './admin-texts.ts';
import { PartUrgency } from './due-date.tsx';
import orderLineStyles from './order-line.module.css';
import {
  actsOf,
  dueOf,
  flagOf,
  inOrder,
  isNamed,
  isShown,
  type OnAct,
  type OrderFilter,
  type OrderSort,
  orderFilters,
  orderSorts,
} from './order-rows.ts';
import styles from './orders.module.css';
import { useKey } from './search-field.tsx';
import { ordersTexts } from './texts.ts';

/** The disciplines as marks, named for screen readers. */
const Marks = ({ order }: { order: AdminOrder }) => (
  <ul className={orderLineStyles.marks} aria-label={texts.services}>
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

/** One order in one line: disciplines, person, number, due date, state, amount, «…». A press opens the panel. */
function OrderLine({ order, now, isOpen, onOpen, onAct }: OrderLineProps) {
  const { number, customer } = order;
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const due = dueOf(order);
  return (
    <li data-row={order.id} className={classes(orderLineStyles.line, isOpen && orderLineStyles.open)}>
      <Marks order={order} />
      <h2>
        <button ref={button} type="button" aria-expanded={isOpen} onClick={onOpen} onKeyDown={onRowKey}>
          <span>
            {customer.first_name} {customer.last_name}
          </span>
          <span className="sr">{texts.ofOrder(number)}</span>
        </button>
      </h2>
      <p className={classes('num', orderLineStyles.number)} aria-hidden="true">
        {number}
      </p>
      <p className={orderLineStyles.due}>{due && <PartUrgency part={due} now={now} />}</p>
      <p className={orderLineStyles.state} data-flag={flagOf(order)}>
        <OrderFlag order={order} />
      </p>
      <p className={orderLineStyles.amount}>
        <Price cents={order.amount} />
      </p>
      <ActionsMenu
        label={texts.actions(number)}
        actions={actsOf(order, now).map(({ label, act }) => ({ label, choose: () => onAct(act) }))}
      />
    </li>
  );
}

type OrderPanelProps = {
  order: AdminOrder;
  now: Date;
  /** Opened by a press: the title takes the focus. */
  isAsked: boolean;
  onAct: OnAct;
  onClose: () => void;
};

/** The details of an order beside the list, in its place on narrow screens. Esc closes it. */
function OrderPanel({ order, now, isAsked, onAct, onClose }: OrderPanelProps) {
  const panel = useRef<HTMLElement>(null);
  useKey('Escape', onClose);
  useEffect(() => {
    if (isAsked) panel.current?.querySelector('h2')?.focus();
  }, [isAsked]);
  return (
    <section ref={panel} className={styles.panel} aria-label={texts.details}>
      <button type="button" className={styles.close} onClick={onClose}>
        <Sign name="close" />
        <span className="sr">{texts.close}</span>
      </button>
      <AdminOrderEntry order={order} now={now} onAct={onAct} />
    </section>
  );
}

const filters = orderFilters.map((value) => ({ value, label: texts.filters[value] }));
const sorts = orderSorts.map((value) => ({ value, label: texts.sorts[value] }));

const countText = (shown: number, hasMore: boolean): string => {
  if (shown === 0) return texts.nothingShown;
  return hasMore ? ordersTexts.shown(shown) : ordersTexts.count(shown);
};

type OrdersListProps = {
  orders: readonly AdminOrder[];
  /** Filters, order and count are those of the pages that are shown. */
  hasMore: boolean;
  now: Date;
  /** The number in the address, whose details are open from the beginning. */
  sought: string;
  onAct: OnAct;
};

/** The rows of all orders, and beside them the details of one. */
export function OrdersList({ orders, hasMore, now, sought, onAct }: OrdersListProps) {
  const [filter, setFilter] = useState<OrderFilter>('all');
  const [sort, setSort] = useState<OrderSort>('recent');
  const [name, setName] = useState('');
  const [open, setOpen] = useState({ number: sought, isAsked: false });
  const shown = inOrder(
    orders.filter((order) => isShown(order, filter, now) && isNamed(order, name)),
    sort,
  );
  const opened = orders.find(({ number }) => number === open.number);
  const close = () => setOpen({ number: '', isAsked: false });
  const toggle = (number: string) => (number === open.number ? close() : setOpen({ number, isAsked: true }));
  return (
    <div className={styles.columns}>
      <div className={styles.all}>
        <div className={styles.tools}>
          <Segment label={texts.show} options={filters} value={filter} onChange={setFilter} />
          <Segment label={texts.sort} options={sorts} value={sort} onChange={setSort} />
          <Field
            name="nom"
            label={texts.name}
            value={name}
            onChange={setName}
            maxLength={120}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        <p role="status" className={styles.count}>
          {countText(shown.length, hasMore)}
        </p>
        <ol className={styles.list}>
          {shown.map((order) => (
            <OrderLine
              key={order.id}
              order={order}
              now={now}
              isOpen={order.id === opened?.id}
              onOpen={() => toggle(order.number)}
              onAct={onAct}
            />
          ))}
        </ol>
      </div>
      {opened && (
        <OrderPanel
          key={opened.id}
          order={opened}
          now={now}
          isAsked={open.isAsked}
          onAct={onAct}
          onClose={close}
        />
      )}
    </div>
  );
}
