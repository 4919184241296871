import { type Ref, useRef } from 'react';
import type { QueuedPart } from '#domain/atelier.ts';
import { nameOf } from '#domain/catalogue.ts';
import { type Issue, type IssueCount, issueKinds, partKinds } from '#domain/issues.ts';
import { orderNumber } from '#domain/order.ts';
import type { EmailProblem } from '#domain/profile.ts';
import { messageOf } from '#web/platform/errors.ts';
import { ownShortDateTime } from '#web/platform/own-time.ts';
import { useAction } from '#web/platform/use-action.ts';
import { pagedBy } from '#web/platform/use-pages.ts';
import { accentOf } from '#web/ui/accent.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/link.tsx';
import { Paged } from '#web/ui/paged.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { birthTexts, correctionTexts, owedTexts, issuesTexts as texts } from './admin-texts.ts';
import { type Closable, close, type Issues, type Queue, resend } from './api.ts';
import atelier from './atelier.module.css';
import { DisputeDeadline, DisputeLink, DueDate } from './due-date.tsx';
import { Failure } from './failure.tsx';
import styles from './issues.module.css';
import { OwedRefund } from './owed-refund.tsx';
import { PartAction, PartBadge } from './part-action.tsx';
import { ordersAddress } from './query.ts';
import { atelierTexts, queueTexts } from './texts.ts';
import { Unseal } from './unseal.tsx';
import type { useIssues } from './use-queue.ts';

const isClosable = (issue: Issue): issue is Issue & Closable => partKinds.some((kind) => kind === issue.kind);

/** «Vu», for a worry or a report that repeats others; the list reloads after it. */
function CloseIssue({ issue, onDone }: { issue: Issue & Closable; onDone: () => void }) {
  const toast = useToast();
  const { isBusy, run } = useAction({
    act: async () => {
      await close(issue);
      toast({ tone: 'success', title: texts.closed });
      onDone();
    },
    fail: (error) => toast({ tone: 'destructive', title: texts.closeFailed, text: messageOf(error, '') }),
  });
  return (
    <Button variant="line" size="small" busy={isBusy} onClick={() => void run()}>
      <span>
        {texts.close}
        <span className="sr">{` ${orderNumber(issue.order_id ?? '')}`}</span>
      </span>
    </Button>
  );
}

/** «Envoyer de nouveau», for a mail that was given up; the list reloads after every result. */
function ResendMail({ issue: { id, mail = '' }, onDone }: { issue: Issue; onDone: () => void }) {
  const toast = useToast();
  const { isBusy, run } = useAction({
    act: async () => {
      await resend(id);
      toast({ tone: 'success', title: texts.resent });
      onDone();
    },
    fail: (error) => toast({ tone: 'destructive', title: texts.resendFailed, text: messageOf(error, '') }),
  });
  return (
    <Button variant="line" size="small" busy={isBusy} onClick={() => void run()}>
      <span>
        {texts.resend}
        <span className="sr">{` ${texts.mail(mail)}`}</span>
      </span>
    </Button>
  );
}

type IssueProps = { issue: Issue; now: Date };

/** For administrators the number leads to the order in their list, where they refund it, reassign it or correct its address. */
function Numbered({ issue: { order_id, customer }, isLinked }: TitleProps) {
  const number = order_id && orderNumber(order_id);
  const search = number ?? customer?.email;
  const words = number === undefined ? texts.theirOrders : `${queueTexts.number} ${number}`;
  if (!isLinked || search === undefined) return number === undefined ? null : words;
  return (
    <Link to={ordersAddress(search)}>
      <span className="sr">{texts.see}</span>
      <span>{words}</span>
      {number === undefined && <span className="sr"> {customer?.name}</span>}
    </Link>
  );
}

type TitleProps = { issue: Issue; isLinked: boolean };

/** The discipline and the person, otherwise the mail itself; the number is small. */
function Title({ issue, isLinked }: TitleProps) {
  const { part, customer, mail } = issue;
  const service = part?.service ?? issue.service;
  const names = [
    ...(service ? [nameOf(service)] : []),
    ...(customer ? [customer.name] : []),
    ...(!service && !customer && mail !== undefined ? [texts.mail(mail)] : []),
  ];
  return (
    <h3>
      {names.length > 0 && <span className={styles.name}>{names.join(', ')}</span>}
      <span className={classes(names.length > 0 && styles.number)}>
        <Numbered issue={issue} isLinked={isLinked} />
      </span>
    </h3>
  );
}

const isProblem = (note: string | undefined): note is EmailProblem['kind'] =>
  note === 'bounce' || note === 'complaint';

const factOf = ({ kind, mail, note, refund }: Issue): string => {
  if (refund) return owedTexts.fact(refund);
  if (kind === 'dispute') return texts.reason(note ?? '');
  if (kind === 'address') return isProblem(note) ? correctionTexts.problem[note] : '';
  if (kind === 'birth') return birthTexts.asked;
  if (kind === 'sealed') return texts.forgotten;
  if (kind === 'care') return texts.worried;
  if (kind === 'margin') return texts.inMargin;
  if (kind === 'unattended') return texts.isUnattended;
  if (kind === 'same') return texts.same(note ?? '');
  return kind === 'untaken' ? texts.stuck : texts.mail(mail ?? '');
};

/** The issue, and since when it exists. */
function Fact({ issue, now }: IssueProps) {
  if (issue.part) return <DueDate part={issue.part} now={now} />;
  return (
    <div>
      {issue.dispute && <DisputeDeadline dispute={issue.dispute} now={now} />}
      <p>
        {factOf(issue)}
        <span className="meta">{texts.since(ownShortDateTime(new Date(issue.since)))}</span>
      </p>
    </div>
  );
}

/** The expert of the part, and for administrators the customer's address. */
const Who = ({ issue: { part, customer }, me }: { issue: Issue; me: string }) => (
  <div className={styles.who}>
    {part && <PartBadge part={part} me={me} />}
    {customer && (
      <p className={styles.email} title={customer.email}>
        {customer.email}
      </p>
    )}
  </div>
);

type IssueEntryProps = IssueProps & {
  me: Queue['me'];
  onTaken: (part: QueuedPart) => void;
  onLost: () => void;
  onDone: () => void;
};

function IssueEntry({ issue, now, me, onTaken, onLost, onDone }: IssueEntryProps) {
  const { kind, part } = issue;
  return (
    <li data-row={`${kind} ${issue.id}`} className={classes(styles.entry, part && accentOf(part.service))}>
      <Title issue={issue} isLinked={me.is_administrator} />
      <Fact issue={issue} now={now} />
      <Who issue={issue} me={me.id} />
      <div className={styles.actions}>
        {part?.service === me.discipline && part && (
          <PartAction part={part} me={me.id} view="issues" onTaken={onTaken} onLost={onLost} />
        )}
        {issue.dispute && <DisputeLink dispute={issue.dispute} number={orderNumber(issue.order_id ?? '')} />}
        {issue.refund && <OwedRefund issue={issue} refund={issue.refund} onDone={onDone} />}
        {kind === 'mail' && <ResendMail issue={issue} onDone={onDone} />}
        {kind === 'sealed' && <Unseal issue={issue} onDone={onDone} />}
        {isClosable(issue) && <CloseIssue issue={issue} onDone={onDone} />}
      </div>
    </li>
  );
}

const sumOf = ({ kinds }: IssueCount): number => Object.values(kinds).reduce((sum, count) => sum + count, 0);

const withPart = (issues: Issues, part: QueuedPart): Issues => ({
  ...issues,
  items: issues.items.map((issue) =>
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
function Groups({ found: { items, at, count: total }, count, ...rest }: GroupsProps) {
  const group = (kind: Issue['kind']) => items.filter((issue) => issue.kind === kind);
  const kinds = issueKinds.filter((kind) => group(kind).length > 0);
  return (
    <>
      <p role="status" ref={count} tabIndex={-1} className={styles.count}>
        {texts.count(total)}
      </p>
      {kinds.map((kind) => (
        <section key={kind} className={styles.group} aria-labelledby={`a-traiter-${kind}`}>
          <h2 id={`a-traiter-${kind}`}>
            {texts.kinds[kind]} <span className="num">{total.kinds[kind]}</span>
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
      {data?.items.length === 0 && data.next === undefined && (
        <div className={atelier.state} role="status">
          <h2>{texts.empty}</h2>
          <p>{me.is_administrator ? texts.emptyForAll : texts.emptyForExpert}</p>
        </div>
      )}
      {data && (data.items.length > 0 || data.next !== undefined) && (
        <Paged {...pagedBy(issues)} total={sumOf(data.count)}>
          <Groups found={data} me={me} count={count} onTaken={taken} onLost={lost} onDone={done} />
        </Paged>
      )}
    </>
  );
}
