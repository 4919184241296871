import { type HistoryBadge, hasPdf, historyBadge, isRefunded, type Order } from '#domain/order.ts';
import { isWithdrawn } from '#domain/withdrawal.ts';
import { ordersTexts as texts } from '#web/texts/account.ts';
import { Badge } from '#web/ui/badge.tsx';

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

/** «Mes commandes» has two badges of its own, «Historique» those of §4; «Rétractation enregistrée» and «Remboursé» stand in both. */
export function OrderBadge({ order, isHistory }: { order: Order; isHistory: boolean }) {
  const state = historyBadge(order);
  if (isWithdrawn(order) && !isRefunded(order)) return <Badge {...looks.refunded}>{texts.withdrawn}</Badge>;
  if (isHistory || isRefunded(order)) return <Badge {...looks[state]}>{texts.history[state]}</Badge>;
  return hasPdf(order) ? (
    <Badge {...looks.delivered}>{texts.ready}</Badge>
  ) : (
    <Badge {...looks.processing}>{texts.awaiting}</Badge>
  );
}
