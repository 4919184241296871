import { useEffect, useRef } from 'react';
import type { AdminOrder } from '#domain/atelier.ts';
import { Sign } from '#web/ui/sign.tsx';
import { AdminOrderEntry } from './admin-order-entry.tsx';
import { listTexts as texts } from './list-texts.ts';
import type { OnAct } from './order-acts.ts';
import styles from './orders.module.css';
import { useKey } from './use-key.ts';

type OrderPanelProps = {
  order: AdminOrder;
  now: Date;
  /** Opened by a press: the title takes the focus. */
  isAsked: boolean;
  onAct: OnAct;
  onClose: () => void;
};

/** The details of an order beside the list, in its place on narrow screens. Esc closes it. */
export function OrderPanel({ order, now, isAsked, onAct, onClose }: OrderPanelProps) {
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
