import { type ReactNode, type Ref, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { QueuedPart } from '#domain/atelier.ts';
import type { Discipline } from '#domain/catalogue.ts';
import type { ReadNotice } from '#domain/staff-notice.ts';
import { ApiError } from '#web/platform/errors.ts';
import { paths } from '#web/platform/paths.ts';
import { lacksFactor } from '#web/platform/session.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { Queue } from './api.ts';
import styles from './atelier.module.css';
import { AtelierHead } from './atelier-head.tsx';
import { Failure } from './failure.tsx';
import { IssuesPanel } from './issues-panel.tsx';
import { Later } from './later.tsx';
import { useForeignMinutes } from './minutes.ts';
import { NoticeBanner } from './notice-banner.tsx';
import { OrdersPanel } from './orders-panel.tsx';
import { PartPage } from './part-page.tsx';
import { readAtelierQuery, type ViewId, viewAddress } from './query.ts';
import { DeliveredPanel, QueuePanel } from './queue-panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { TeamPanel } from './team-panel.tsx';
import { settingsTexts, teamTexts } from './team-texts.ts';
import { atelierTexts as texts } from './texts.ts';
import { partId, useIssues, useQueue, useReadings } from './use-queue.ts';

/** The same row with the data of an answer. */
const withPart = (queue: Queue, part: QueuedPart): Queue => ({
  ...queue,
  items: queue.items.map((known) => (partId(known) === partId(part) ? part : known)),
});

const loadLibrary = () => import('./library/library-panel.tsx');
const loadReadings = () => import('./reading/readings-panel.tsx');
const loadReading = () => import('./reading/reading-page.tsx');
const loadNotice = () => import('./notice-view.tsx');
const loadEnrolment = () => import('./enrolment.tsx');

/** Stays once it was opened, with what is typed in it. */
const Library = ({ service, isOpen }: { service: Discipline; isOpen: boolean }) => {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen ? (
    <Later load={loadLibrary}>{({ LibraryPanel }) => <LibraryPanel service={service} />}</Later>
  ) : null;
};

type AtelierTab = {
  id: ViewId;
  label: string;
  panel: ReactNode;
  count?: number | 'unknown';
  isKept?: boolean;
};

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
  const readings = useReadings(me.discipline !== undefined);
  useForeignMinutes(me.id, data.items);
  const onTaken = (part: QueuedPart) => queue.change((current) => withPart(current, part));
  const tabs: AtelierTab[] = [];
  if (me.discipline) {
    const shown = { queue, data, sought, onTaken, onLost: queue.reload };
    const open = <QueuePanel {...shown} />;
    tabs.push({ id: 'queue', label: texts.views.queue, panel: open });
    tabs.push({ id: 'delivered', label: texts.views.delivered, panel: <DeliveredPanel me={me.id} /> });
    const library = <Library service={me.discipline} isOpen={view === 'passages'} />;
    tabs.push({ id: 'passages', label: texts.views.passages, panel: library, isKept: true });
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
  const counted = issues.data?.count;
  const count = counted ? counted.orders + counted.others : 'unknown';
  tabs.splice(1, 0, { id: 'issues', label: texts.views.issues, panel: forgotten, count });
  // Only who is asked to read has the tab.
  const toRead = readings.data?.length ?? 0;
  if (toRead > 0 || view === 'readings') {
    const panel = (
      <Later load={loadReadings}>{({ ReadingsPanel }) => <ReadingsPanel readings={readings} />}</Later>
    );
    tabs.splice(2, 0, { id: 'readings', label: texts.views.readings, panel, count: toRead });
  }
  const onMailHour = (daily_at: number | undefined) =>
    queue.change((current) => ({ ...current, me: { ...current.me, daily_at } }));
  const settings = <SettingsPanel me={me} onMailHour={onMailHour} />;
  tabs.push({ id: 'settings', label: settingsTexts.title, panel: settings });
  const [first] = tabs;
  const current = tabs.find(({ id }) => id === view) ?? first;
  return (
    <>
      <AtelierHead heading={heading} me={me} />
      <NoticeBanner notice={me.notice} />
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

/** Signed in, but neither as an expert nor as an administrator. */
const Refusal = () => (
  <div className={styles.state}>
    <Notice tone="info" title={texts.refused}>
      <p>{texts.refusedDetail}</p>
    </Notice>
    <p className={styles.actions}>
      <ButtonLink to={paths.account}>{texts.toAccount}</ButtonLink>
      <ButtonLink variant="line" to={paths.home}>
        {texts.toHome}
      </ButtonLink>
    </p>
  </div>
);

/** The page for users outside the atelier, and for those without the required second factor. */
function Refused({ onEnrolled }: { onEnrolled: () => void }) {
  const { user } = useSession();
  const { data: isWithoutFactor, error } = useLoaded(lacksFactor, true);
  if (isWithoutFactor === undefined && error === undefined) return <Skeleton label={texts.loading} />;
  if (!isWithoutFactor || !user) return <Refusal />;
  return (
    <Later load={loadEnrolment}>
      {({ Enrolment }) => <Enrolment email={user.email} onDone={onEnrolled} />}
    </Later>
  );
}

/** The atelier of a signed-in user: the lists, or one part. The queue stays loaded while a part is open. */
export function Atelier({ heading }: { heading: Ref<HTMLHeadingElement> }) {
  const { part, reading, view, search } = readAtelierQuery(useLocation().search);
  const navigate = useNavigate();
  const queue = useQueue();
  const { data, error } = queue;
  if (data && part) {
    const known = data.items.find((one) => partId(one) === partId(part));
    return (
      <PartPage
        key={`${part.order_id} ${part.service}`}
        part={part}
        me={data.me}
        now={data.at}
        back={viewAddress(view)}
        heading={heading}
        onMoved={queue.reload}
        onOpened={() => known && !known.first_name && queue.reload()}
      />
    );
  }
  if (data && reading) {
    return (
      <Later load={loadReading}>
        {({ ReadingPage }) => <ReadingPage key={partId(reading)} part={reading} heading={heading} />}
      </Later>
    );
  }
  if (data && view === 'notice') {
    const onRead = (notice: ReadNotice) => {
      queue.change((current) => ({ ...current, me: { ...current.me, notice } }));
      navigate(viewAddress(undefined));
    };
    return (
      <>
        <AtelierHead heading={heading} me={data.me} />
        <Later load={loadNotice}>
          {({ NoticeView }) => <NoticeView notice={data.me.notice} onRead={onRead} />}
        </Later>
      </>
    );
  }
  if (data) {
    return <AtelierHome queue={queue} data={data} view={view} search={search} heading={heading} />;
  }
  const isRefused = error instanceof ApiError && error.status === 403;
  return (
    <>
      <AtelierHead heading={heading} />
      {error === undefined && <Skeleton label={texts.loading} />}
      {isRefused && <Refused onEnrolled={queue.reload} />}
      {error !== undefined && !isRefused && (
        <Failure title={texts.failed} error={error} onRetry={queue.reload} />
      )}
    </>
  );
}
