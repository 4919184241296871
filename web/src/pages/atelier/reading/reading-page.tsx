import { type Ref, useCallback, useEffect, useState } from 'react';
import { nameOf } from '#domain/catalogue.ts';
import type { Comment } from '#domain/second-reading.ts';
import type { OpenedReading } from '#domain/wire/readings.ts';
import { ownLongDate } from '#web/platform/own-time.ts';
import { type Loaded, useLoaded } from '#web/platform/use-loaded.ts';
import { accentOf } from '#web/ui/accent.ts';
import { classes } from '#web/ui/classes.ts';
import { Emblem } from '#web/ui/emblem.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Segment } from '#web/ui/segment.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { PartKey } from '../api.ts';
import { Failure } from '../failure.tsx';
import partStyles from '../part.module.css';
import { viewAddress } from '../query.ts';
import { eraseComment, loadReading, writeComment } from './api.ts';
import { DraftPages } from './draft-pages.tsx';
import { SectionText } from './draft-text.tsx';
import type { Commenting } from './margin.tsx';
import styles from './reading.module.css';
import { readingTexts as texts } from './texts.ts';

const withComment = (known: OpenedReading, comment: Comment): OpenedReading => ({
  ...known,
  comments: known.comments.some(({ id }) => id === comment.id)
    ? known.comments.map((one) => (one.id === comment.id ? comment : one))
    : [...known.comments, comment],
});

const withoutComment = (known: OpenedReading, gone: string): OpenedReading => ({
  ...known,
  comments: known.comments.filter(({ id }) => id !== gone),
});

/** The text changes while it is read: who comes back to the tab sees it as it is. */
const useReading = ({ order_id, service }: PartKey): Loaded<OpenedReading> => {
  const load = useCallback(
    (signal: AbortSignal) => loadReading({ order_id, service }, signal),
    [order_id, service],
  );
  const reading = useLoaded(load, true);
  const { reload } = reading;
  useEffect(() => {
    const refresh = () => document.visibilityState === 'visible' && reload();
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [reload]);
  return reading;
};

type View = 'text' | 'pages';
const views = [
  { value: 'text', label: texts.views.text },
  { value: 'pages', label: texts.views.pages },
] as const;

type DraftProps = { part: PartKey; data: OpenedReading; change: Loaded<OpenedReading>['change'] };

/** The draft, and what is said of it. */
function Draft({ part, data, change }: DraftProps) {
  const [view, setView] = useState<View>('text');
  const { document: draft, comments, asker, asked_at } = data;
  const commenting: Commenting = {
    write: async ({ id, section, anchor, quote, text }) => {
      const comment = await writeComment(part, id, { section, anchor, quote, text });
      change((known) => withComment(known, comment));
    },
    erase: async (id) => {
      await eraseComment(part, id);
      change((known) => withoutComment(known, id));
    },
  };
  return (
    <>
      <Notice tone="info" title={texts.asked(asker.name, ownLongDate(new Date(asked_at)))}>
        <p>{texts.rules}</p>
      </Notice>
      {draft.sections.length === 0 ? (
        <p>{texts.empty}</p>
      ) : (
        <Segment label={texts.views.label} options={views} value={view} onChange={setView} />
      )}
      {view === 'pages' && <DraftPages part={part} />}
      {/* A begun comment stays while the pages are looked at. */}
      <div hidden={view === 'pages'}>
        {draft.sections.map((section) => (
          <SectionText
            key={section.id}
            section={section}
            comments={comments.filter((one) => one.section === section.id)}
            commenting={commenting}
          />
        ))}
      </div>
    </>
  );
}

type ReadingPageProps = { part: PartKey; heading: Ref<HTMLHeadingElement> };

/** A draft for the colleague who was asked to read it. */
export function ReadingPage({ part, heading }: ReadingPageProps) {
  const { data, error, reload, change } = useReading(part);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <div className={classes(accentOf(part.service), styles.page)}>
      <p>
        <Link className={partStyles.back} to={viewAddress('readings')}>
          {texts.back}
        </Link>
      </p>
      <h1 ref={heading} tabIndex={-1} className={partStyles.title}>
        <span>{texts.title}</span> {data && <span className="num">{data.number}</span>}
      </h1>
      <p className={partStyles.service}>
        <Emblem service={part.service} size={36} />
        <span>{nameOf(part.service)}</span>
      </p>
      {!data && error === undefined && <Skeleton label={texts.loading} />}
      {error !== undefined && (
        <Failure title={data ? texts.stale : texts.failed} error={error} onRetry={reload} />
      )}
      {data && <Draft part={part} data={data} change={change} />}
    </div>
  );
}
