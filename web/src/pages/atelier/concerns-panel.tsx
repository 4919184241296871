import { type Ref, useRef } from 'react';
import type { QueuedPart } from '#domain/atelier.ts';
import { type Concern, concernKinds } from '#domain/concerns.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Concerns, Queue } from './api.ts';
import atelier from './atelier.module.css';
import { ConcernEntry } from './concern-entry.tsx';
import styles from './concerns.module.css';
import { concernsTexts as texts } from './concerns-texts.ts';
import { Failure } from './failure.tsx';
import { atelierTexts } from './texts.ts';
import type { useConcerns } from './use-queue.ts';

const withPart = (concerns: Concerns, part: QueuedPart): Concerns => ({
  ...concerns,
  concerns: concerns.concerns.map((concern) =>
    concern.part?.order_id === part.order_id && concern.part.service === part.service
      ? { ...concern, part }
      : concern,
  ),
});

type GroupsProps = {
  found: Concerns;
  me: Queue['me'];
  /** The focus moves here when an entry leaves the list. */
  count: Ref<HTMLParagraphElement>;
  onTaken: (part: QueuedPart) => void;
  onLost: () => void;
  onDone: () => void;
};

/** One list per kind, the most urgent first. */
function Groups({ found: { concerns, at }, count, ...rest }: GroupsProps) {
  const group = (kind: Concern['kind']) => concerns.filter((concern) => concern.kind === kind);
  const kinds = concernKinds.filter((kind) => group(kind).length > 0);
  return (
    <>
      <p role="status" ref={count} tabIndex={-1} className={styles.count}>
        {texts.count(concerns.length)}
      </p>
      {kinds.map((kind) => (
        <section key={kind} className={styles.group} aria-labelledby={`a-traiter-${kind}`}>
          <h2 id={`a-traiter-${kind}`}>
            {texts.kinds[kind]} <span className="num">{group(kind).length}</span>
          </h2>
          <p className={atelier.quiet}>{texts.why[kind]}</p>
          <ul className={atelier.list}>
            {group(kind).map((concern) => (
              <ConcernEntry key={concern.id} concern={concern} now={at} {...rest} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

type ConcernsPanelProps = {
  concerns: ReturnType<typeof useConcerns>;
  me: Queue['me'];
  onTaken: (part: QueuedPart) => void;
  onLost: () => void;
};

/** «À traiter»: for an expert the own discipline, for administrators everything. */
export function ConcernsPanel({ concerns, me, onTaken, onLost }: ConcernsPanelProps) {
  const count = useRef<HTMLParagraphElement>(null);
  const { data, error, reload, change } = concerns;
  const taken = (part: QueuedPart) => {
    change((current) => withPart(current, part));
    onTaken(part);
  };
  const lost = () => {
    reload();
    onLost();
  };
  const done = () => {
    count.current?.focus();
    reload();
  };
  return (
    <>
      {error !== undefined && (
        <Failure title={data ? texts.stale : texts.failed} error={error} onRetry={reload} />
      )}
      {!data && error === undefined && <Skeleton label={atelierTexts.loading} />}
      {data?.concerns.length === 0 && (
        <div className={atelier.state} role="status">
          <h2>{texts.empty}</h2>
          <p>{me.is_administrator ? texts.emptyForAll : texts.emptyForExpert}</p>
        </div>
      )}
      {data && data.concerns.length > 0 && (
        <Groups found={data} me={me} count={count} onTaken={taken} onLost={lost} onDone={done} />
      )}
    </>
  );
}
