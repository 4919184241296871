import type { QueuedPart } from '#domain/atelier.ts';
import { nameOf } from '#domain/catalogue.ts';
import type { Concern } from '#domain/concerns.ts';
import { orderNumber } from '#domain/order.ts';
import type { EmailProblem } from '#domain/profile.ts';
import { ownShortDateTime } from '#web/platform/own-time.ts';
import { accentOf } from '#web/ui/accent.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import type { Queue } from './api.ts';
import styles from './concerns.module.css';
import { concernsTexts as texts } from './concerns-texts.ts';
import { correctionTexts } from './correction-texts.ts';
import { PartAction } from './part-action.tsx';
import { PartBadge } from './part-badge.tsx';
import { Promised } from './promised.tsx';
import { ordersAddress } from './query.ts';
import { ResendMail } from './resend-mail.tsx';
import { queueTexts } from './texts.ts';

type ConcernProps = { concern: Concern; now: Date };

/** The order, otherwise the person, otherwise the mail itself. */
function Title({ concern: { order_id, part, customer, mail = '' } }: { concern: Concern }) {
  if (!order_id) return <h3>{customer?.name ?? texts.mail(mail)}</h3>;
  return (
    <h3>
      {queueTexts.number} <span className="num">{orderNumber(order_id)}</span>
      {part && <span className="meta">{nameOf(part.service)}</span>}
    </h3>
  );
}

const isProblem = (note: string | undefined): note is EmailProblem['kind'] =>
  note === 'bounce' || note === 'complaint';

const factOf = ({ kind, mail, note }: Concern): string => {
  if (kind === 'dispute') return texts.reason(note ?? '');
  if (kind === 'address') return isProblem(note) ? correctionTexts.problem[note] : '';
  return kind === 'untaken' ? texts.stuck : texts.mail(mail ?? '');
};

/** The issue, and since when it exists. */
function Fact({ concern, now }: ConcernProps) {
  if (concern.part) return <Promised part={concern.part} now={now} />;
  return (
    <p>
      {factOf(concern)}
      <span className="meta">{texts.since(ownShortDateTime(new Date(concern.since)))}</span>
    </p>
  );
}

/** The expert of the part, and for administrators the customer, unless the title already names that person. */
const Who = ({ concern: { order_id, part, customer }, me }: { concern: Concern; me: string }) => (
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
function ToOrder({ order_id, customer }: Concern) {
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

type ConcernEntryProps = ConcernProps & {
  me: Queue['me'];
  onTaken: (part: QueuedPart) => void;
  onLost: () => void;
  onDone: () => void;
};

export function ConcernEntry({ concern, now, me, onTaken, onLost, onDone }: ConcernEntryProps) {
  const { kind, part } = concern;
  return (
    <li className={classes(styles.entry, part && accentOf(part.service))}>
      <Title concern={concern} />
      <Fact concern={concern} now={now} />
      <Who concern={concern} me={me.id} />
      <div className={styles.actions}>
        {part?.service === me.discipline && part && (
          <PartAction part={part} me={me.id} view="concerns" onTaken={onTaken} onLost={onLost} />
        )}
        {kind === 'mail' && <ResendMail concern={concern} onDone={onDone} />}
        {me.is_administrator && <ToOrder {...concern} />}
      </div>
    </li>
  );
}
