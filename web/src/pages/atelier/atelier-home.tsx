import type { ReactNode, Ref } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { QueuedPart } from '#domain/atelier.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import type { Queue } from './api.ts';
import { AtelierHead } from './atelier-head.tsx';
import { DeliveredPanel } from './delivered-panel.tsx';
import { Failure } from './failure.tsx';
import { countOf } from './issue-count.ts';
import { IssuesPanel } from './issues-panel.tsx';
import { OrdersPanel } from './orders-panel.tsx';
import { type ViewId, viewAddress } from './query.ts';
import { QueuePanel } from './queue-panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { settingsTexts } from './settings-texts.ts';
import { TeamPanel } from './team-panel.tsx';
import { teamTexts } from './team-texts.ts';
import { atelierTexts as texts } from './texts.ts';
import { useIssues, type useQueue } from './use-queue.ts';

/** The same row with the data of an answer. */
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
  /** The search in the list of all orders. */
  search: string;
  heading: Ref<HTMLHeadingElement>;
};

/** Experts see their queue and their delivered parts, administrators all orders; somebody may be both. */
export function AtelierHome({ queue, data, view, search, heading }: AtelierHomeProps) {
  const navigate = useNavigate();
  const sought = useLocation().hash.slice(1);
  const issues = useIssues();
  const { me } = data;
  const onTaken = (part: QueuedPart) => queue.change((current) => withPart(current, part));
  const tabs: { id: ViewId; label: string; panel: ReactNode; count?: number | 'unknown' }[] = [];
  if (me.discipline) {
    const open = <QueuePanel queue={data} sought={sought} onTaken={onTaken} onLost={queue.reload} />;
    tabs.push({ id: 'queue', label: texts.views.queue, panel: open });
    tabs.push({ id: 'delivered', label: texts.views.delivered, panel: <DeliveredPanel queue={data} /> });
  }
  if (me.is_administrator) {
    tabs.push({
      id: 'orders',
      label: texts.views.orders,
      panel: <OrdersPanel key={search} now={data.at} search={search} />,
    });
    tabs.push({ id: 'team', label: teamTexts.title, panel: <TeamPanel me={me} /> });
  }
  const forgotten = <IssuesPanel issues={issues} me={me} onTaken={onTaken} onLost={queue.reload} />;
  const counted = issues.data && countOf(issues.data.issues);
  const count = counted ? counted.orders + counted.others : 'unknown';
  tabs.splice(1, 0, { id: 'issues', label: texts.views.issues, panel: forgotten, count });
  const onMailHour = (daily_at: number | undefined) =>
    queue.change((current) => ({ ...current, me: { ...current.me, daily_at } }));
  const settings = <SettingsPanel me={me} onMailHour={onMailHour} />;
  tabs.push({ id: 'settings', label: settingsTexts.title, panel: settings });
  const [first] = tabs;
  const current = tabs.find(({ id }) => id === view) ?? first;
  return (
    <>
      <AtelierHead heading={heading} me={me} />
      {queue.error !== undefined && (
        <Failure title={texts.stale} error={queue.error} onRetry={queue.reload} />
      )}
      {current && (
        <Tabs
          label={texts.title}
          tabs={tabs}
          current={current.id}
          onChange={(id) => navigate(viewAddress(id), { replace: true })}
        />
      )}
    </>
  );
}
