import { deliveryOfAll } from '#domain/catalogue.ts';
import {
  type HistoryBadge,
  hasPdf,
  hasUsualDelay,
  historyBadge,
  inPart,
  isRefunded,
  isWithdrawn,
  type Order,
} from '#domain/order.ts';
import { ownDay } from '#web/platform/own-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ordersTexts as texts } from './texts.ts';

type Look = { tone: 'gilt' | 'ok' | 'error' | 'neutral'; fill: 'empty' | 'half' | 'full' };

const looks: Readonly<Record<HistoryBadge, Look>> = {
  refunded: { tone: 'neutral', fill: 'full' },
  delivered: { tone: 'ok', fill: 'full' },
  processing: { tone: 'gilt', fill: 'half' },
  waiting: { tone: 'gilt', fill: 'empty' },
  unconfirmed: { tone: 'gilt', fill: 'half' },
  failed: { tone: 'error', fill: 'empty' },
  cancelled: { tone: 'neutral', fill: 'empty' },
};

/** «(24/72h)» only when no other delay applies. */
const awaitingText = (order: Order): string => {
  const { due_at: dueAt, services } = order;
  const isUsual = hasUsualDelay(order) && deliveryOfAll(services).max <= 72;
  return isUsual || !dueAt ? texts.awaiting : texts.awaitingUntil(ownDay(new Date(dueAt)));
};

/**
 * «Mes commandes» has two badges of its own, «Historique» those of §4; «Rétractation enregistrée», «Remboursé» and
 * «Livré en partie» appear in both.
 */
export function OrderBadge({ order, isHistory }: { order: Order; isHistory: boolean }) {
  const state = historyBadge(order);
  if (isWithdrawn(order) && !isRefunded(order)) return <Badge {...looks.refunded}>{texts.withdrawn}</Badge>;
  const part = isRefunded(order) ? undefined : inPart(order);
  if (part) return <Badge {...looks.processing}>{texts.inPart(part.done, part.all)}</Badge>;
  if (isHistory || isRefunded(order)) return <Badge {...looks[state]}>{texts.history[state]}</Badge>;
  return hasPdf(order) ? (
    <Badge {...looks.delivered}>{texts.ready}</Badge>
  ) : (
    <Badge {...looks.processing}>{awaitingText(order)}</Badge>
  );
}
