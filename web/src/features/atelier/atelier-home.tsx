import type { ReactNode, Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import type { QueuedPart } from '#domain/atelier.ts';
import { atelierTexts as texts } from '#web/texts/atelier.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import type { Queue } from './api.ts';
import { AtelierHead } from './atelier-head.tsx';
import { DeliveredPanel } from './delivered-panel.tsx';
import { Failure } from './failure.tsx';
import { OrdersPanel } from './orders-panel.tsx';
import { type ViewId, viewAddress } from './query.ts';
import { QueuePanel } from './queue-panel.tsx';
import type { useQueue } from './use-queue.ts';

/** The same row as an answer has told it. */
const withPart = (queue: Queue, part: QueuedPart): Queue => ({
  ...queue,
  open: queue.open.map((known) =>
    known.order_id === part.order_id && known.service === part.service ? part : known,
  ),
});

type AtelierHomeProps = {
  queue: ReturnType<typeof useQueue>;
  data: Queue;
  view: ViewId | undefined;
  heading: Ref<HTMLHeadingElement>;
};

/** Experts have their queue and what they delivered, administrators all orders; someone may be both. */
export function AtelierHome({ queue, data, view, heading }: AtelierHomeProps) {
  const navigate = useNavigate();
  const { me } = data;
  const tabs: { id: ViewId; label: string; panel: ReactNode }[] = [];
  if (me.discipline) {
    const onTaken = (part: QueuedPart) => queue.change((current) => withPart(current, part));
    const open = <QueuePanel queue={data} onTaken={onTaken} onLost={queue.reload} />;
    tabs.push({ id: 'queue', label: texts.views.queue, panel: open });
    tabs.push({ id: 'delivered', label: texts.views.delivered, panel: <DeliveredPanel queue={data} /> });
  }
  if (me.is_administrator) {
    tabs.push({ id: 'orders', label: texts.views.orders, panel: <OrdersPanel now={data.at} /> });
  }
  const [first] = tabs;
  const current = tabs.find(({ id }) => id === view) ?? first;
  return (
    <>
      <AtelierHead heading={heading} me={me} />
      {queue.error !== undefined && (
        <Failure title={texts.stale} error={queue.error} onRetry={queue.reload} />
      )}
      {tabs.length > 1 && current && (
        <Tabs
          label={texts.title}
          tabs={tabs}
          current={current.id}
          onChange={(id) => navigate(viewAddress(id), { replace: true })}
        />
      )}
      {tabs.length === 1 && current?.panel}
    </>
  );
}
