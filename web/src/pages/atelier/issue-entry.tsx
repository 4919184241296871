import type { QueuedPart } from '#domain/atelier.ts';
import { nameOf } from '#domain/catalogue.ts';
import type { Issue } from '#domain/issues.ts';
import { orderNumber } from '#domain/order.ts';
import type { EmailProblem } from '#domain/profile.ts';
import { ownShortDateTime } from '#web/platform/own-time.ts';
import { accentOf } from '#web/ui/accent.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import type { Queue } from './api.ts';
import { birthTexts } from './birth-texts.ts';
import { CloseIssue } from './close-issue.tsx';
import { correctionTexts } from './correction-texts.ts';
import { DisputeDeadline, DisputeLink } from './dispute-deadline.tsx';
import { DueDate } from './due-date.tsx';
import styles from './issues.module.css';
import { issuesTexts as texts } from './issues-texts.ts';
import { PartAction } from './part-action.tsx';
import { PartBadge } from './part-badge.tsx';
import { ordersAddress } from './query.ts';
import { ResendMail } from './resend-mail.tsx';
import { queueTexts } from './texts.ts';

type IssueProps = { issue: Issue; now: Date };

/** The order, otherwise the person, otherwise the mail itself. */
function Title({ issue: { order_id, part, customer, mail = '', ...issue } }: { issue: Issue }) {
  const service = part?.service ?? issue.service;
  if (!order_id) return <h3>{customer?.name ?? texts.mail(mail)}</h3>;
  return (
    <h3>
      {queueTexts.number} <span className="num">{orderNumber(order_id)}</span>
      {service && <span className="meta">{nameOf(service)}</span>}
    </h3>
  );
}

const isProblem = (note: string | undefined): note is EmailProblem['kind'] =>
  note === 'bounce' || note === 'complaint';

const factOf = ({ kind, mail, note }: Issue): string => {
  if (kind === 'dispute') return texts.reason(note ?? '');
  if (kind === 'address') return isProblem(note) ? correctionTexts.problem[note] : '';
  if (kind === 'birth') return birthTexts.asked;
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

/** The expert of the part, and for administrators the customer, unless the title already names that person. */
const Who = ({ issue: { order_id, part, customer }, me }: { issue: Issue; me: string }) => (
  <div className={styles.who}>
    {part && <PartBadge part={part} me={me} />}
    {customer && (
      <p>
        {order_id && customer.name}
        <span className={styles.email}>{customer.email}</span>
      </p>
    )}
  </div>
);

/** For administrators: a link to the order in their list, where they refund it, reassign it or correct its address. */
function ToOrder({ order_id, customer }: Issue) {
  const search = order_id ? orderNumber(order_id) : customer?.email;
  if (!search) return null;
  return (
    <ButtonLink variant="line" size="small" to={ordersAddress(search)}>
      <span>
        {order_id ? texts.seeOrder : texts.seeOrders}
        <span className="sr"> {order_id ? search : customer?.name}</span>
      </span>
    </ButtonLink>
  );
}

type IssueEntryProps = IssueProps & {
  me: Queue['me'];
  onTaken: (part: QueuedPart) => void;
  onLost: () => void;
  onDone: () => void;
};

export function IssueEntry({ issue, now, me, onTaken, onLost, onDone }: IssueEntryProps) {
  const { kind, part } = issue;
  return (
    <li className={classes(styles.entry, part && accentOf(part.service))}>
      <Title issue={issue} />
      <Fact issue={issue} now={now} />
      <Who issue={issue} me={me.id} />
      <div className={styles.actions}>
        {part?.service === me.discipline && part && (
          <PartAction part={part} me={me.id} view="issues" onTaken={onTaken} onLost={onLost} />
        )}
        {issue.dispute && <DisputeLink dispute={issue.dispute} number={orderNumber(issue.order_id ?? '')} />}
        {kind === 'mail' && <ResendMail issue={issue} onDone={onDone} />}
        {kind === 'same' && <CloseIssue issue={issue} onDone={onDone} />}
        {me.is_administrator && <ToOrder {...issue} />}
      </div>
    </li>
  );
}
