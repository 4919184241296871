import { useState } from 'react';
import { type AdminOrder, maxOrdersShown } from '#domain/atelier.ts';
import { Segment } from '#web/ui/segment.tsx';
import { listTexts as texts } from './list-texts.ts';
import type { OnAct } from './order-acts.ts';
import { OrderLine } from './order-line.tsx';
import { OrderPanel } from './order-panel.tsx';
import {
  inOrder,
  isShown,
  type OrderFilter,
  type OrderSort,
  orderFilters,
  orderSorts,
} from './order-rows.ts';
import styles from './orders.module.css';
import { ordersTexts } from './texts.ts';

const filters = orderFilters.map((value) => ({ value, label: texts.filters[value] }));
const sorts = orderSorts.map((value) => ({ value, label: texts.sorts[value] }));

const countText = (found: number, shown: number): string => {
  if (shown === 0) return texts.nothingShown;
  return found >= maxOrdersShown && shown === found ? ordersTexts.most(found) : ordersTexts.count(shown);
};

type OrdersListProps = {
  orders: readonly AdminOrder[];
  now: Date;
  /** The number in the address, whose details are open from the beginning. */
  sought: string;
  onAct: OnAct;
};

/** The rows of all orders, and beside them the details of one. */
export function OrdersList({ orders, now, sought, onAct }: OrdersListProps) {
  const [filter, setFilter] = useState<OrderFilter>('all');
  const [sort, setSort] = useState<OrderSort>('recent');
  const [open, setOpen] = useState({ number: sought, isAsked: false });
  const shown = inOrder(
    orders.filter((order) => isShown(order, filter, now)),
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
        </div>
        <p role="status" className={styles.count}>
          {countText(orders.length, shown.length)}
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
