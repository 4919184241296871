import type { AdminOrder } from '#domain/atelier.ts';
import type { OrderStatus } from '#domain/order.ts';
import { Badge } from '#web/ui/badge.tsx';
import { birthTexts } from './birth-texts.ts';
import { correctionTexts } from './correction-texts.ts';
import { listTexts } from './list-texts.ts';
import { type Flag, flagOf, overOf } from './order-rows.ts';
import { refundTexts } from './refund-texts.ts';
import { ordersTexts as texts } from './texts.ts';

const looks = {
  pending: { tone: 'gilt', fill: 'empty' },
  paid: { tone: 'gilt', fill: 'half' },
  delivered: { tone: 'ok', fill: 'full' },
  failed: { tone: 'error', fill: 'empty' },
  cancelled: { tone: 'neutral', fill: 'empty' },
} as const satisfies Record<OrderStatus, object>;

const flags: Readonly<Record<Flag, string>> = {
  disputed: listTexts.disputed,
  birth: birthTexts.badge,
  untagged: listTexts.untagged,
  ...correctionTexts.problem,
};

export function OrderState({ order }: { order: AdminOrder }) {
  const over = overOf(order);
  if (over) return <Badge tone="neutral">{refundTexts.over[over]}</Badge>;
  return <Badge {...looks[order.status]}>{texts.statuses[order.status]}</Badge>;
}

/** What is to be looked at first, otherwise the state of the order. */
export function OrderFlag({ order }: { order: AdminOrder }) {
  const flag = flagOf(order);
  return flag ? <Badge tone="error">{flags[flag]}</Badge> : <OrderState order={order} />;
}
