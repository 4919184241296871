import { type Ref, useRef } from 'react';
import type { QueuedPart } from '#domain/atelier.ts';
import { type Issue, issueKinds } from '#domain/issues.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Issues, Queue } from './api.ts';
import atelier from './atelier.module.css';
import { Failure } from './failure.tsx';
import { countOf } from './issue-count.ts';
import { IssueEntry } from './issue-entry.tsx';
import styles from './issues.module.css';
import { issuesTexts as texts } from './issues-texts.ts';
import { atelierTexts } from './texts.ts';
import type { useIssues } from './use-queue.ts';

const withPart = (issues: Issues, part: QueuedPart): Issues => ({
  ...issues,
  issues: issues.issues.map((issue) =>
    issue.part?.order_id === part.order_id && issue.part.service === part.service
      ? { ...issue, part }
      : issue,
  ),
});

type GroupsProps = {
  found: Issues;
  me: Queue['me'];
  /** The focus moves here when an entry leaves the list. */
  count: Ref<HTMLParagraphElement>;
  onTaken: (part: QueuedPart) => void;
  onLost: () => void;
  onDone: () => void;
};

/** One list per kind, the most urgent first. */
function Groups({ found: { issues, at }, count, ...rest }: GroupsProps) {
  const group = (kind: Issue['kind']) => issues.filter((issue) => issue.kind === kind);
  const kinds = issueKinds.filter((kind) => group(kind).length > 0);
  return (
    <>
      <p role="status" ref={count} tabIndex={-1} className={styles.count}>
        {texts.count(countOf(issues))}
      </p>
      {kinds.map((kind) => (
        <section key={kind} className={styles.group} aria-labelledby={`a-traiter-${kind}`}>
          <h2 id={`a-traiter-${kind}`}>
            {texts.kinds[kind]} <span className="num">{group(kind).length}</span>
          </h2>
          <p className={atelier.quiet}>{texts.why[kind]}</p>
          <ul className={atelier.list}>
            {group(kind).map((issue) => (
              <IssueEntry key={issue.id} issue={issue} now={at} {...rest} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

type IssuesPanelProps = {
  issues: ReturnType<typeof useIssues>;
  me: Queue['me'];
  onTaken: (part: QueuedPart) => void;
  onLost: () => void;
};

/** «À traiter»: for an expert the own discipline, for administrators everything. */
export function IssuesPanel({ issues, me, onTaken, onLost }: IssuesPanelProps) {
  const count = useRef<HTMLParagraphElement>(null);
  const { data, error, reload, change } = issues;
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
      {data?.issues.length === 0 && (
        <div className={atelier.state} role="status">
          <h2>{texts.empty}</h2>
          <p>{me.is_administrator ? texts.emptyForAll : texts.emptyForExpert}</p>
        </div>
      )}
      {data && data.issues.length > 0 && (
        <Groups found={data} me={me} count={count} onTaken={taken} onLost={lost} onDone={done} />
      )}
    </>
  );
}
