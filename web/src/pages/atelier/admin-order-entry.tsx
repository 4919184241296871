import type { AdminOrder, QueuedPart } from '#domain/atelier.ts';
import { nameOf } from '#domain/catalogue.ts';
import { ownShortDateTime } from '#web/platform/own-time.ts';
import { accentOf } from '#web/ui/accent.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Emblem } from '#web/ui/emblem.tsx';
import { Price } from '#web/ui/price.tsx';
import styles from './admin.module.css';
import { birthTexts } from './birth-texts.ts';
import { correctionTexts } from './correction-texts.ts';
import { DueDate } from './due-date.tsx';
import { canAllow, canReassign, hasBirth, type OnAct } from './order-acts.ts';
import { OrderPapers } from './order-papers.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { overOfPart } from './order-rows.ts';
import { OrderState } from './order-state.tsx';
import { PartBadge } from './part-badge.tsx';
import { refundTexts } from './refund-texts.ts';
import { queueTexts, ordersTexts as texts } from './texts.ts';

/** The customer, and whether mails arrive. */
type DetailsProps = { order: AdminOrder; onAct: OnAct };

function Customer({ order, onAct }: DetailsProps) {
  const { first_name, last_name, email, email_problem: problem } = order.customer;
  return (
    <>
      <p>
        {first_name} {last_name}
        <span className={styles.email}>{email}</span>
      </p>
      <p className={styles.status}>
        {problem && <Badge tone="error">{correctionTexts.problem[problem.kind]}</Badge>}
        <Button variant="line" size="small" onClick={() => onAct({ kind: 'email', order })}>
          <span>
            {correctionTexts.correct}
            <span className="sr">{correctionTexts.ofOrder(order.number)}</span>
          </span>
        </Button>
        {hasBirth(order) && (
          <Button variant="line" size="small" onClick={() => onAct({ kind: 'birth', order })}>
            <span>
              {birthTexts.open}
              <span className="sr">{birthTexts.ofOrder(order.number)}</span>
            </span>
          </Button>
        )}
      </p>
    </>
  );
}

type PartProps = DetailsProps & { part: QueuedPart; now: Date };

function Part({ order, part, now, onAct }: PartProps) {
  const over = overOfPart(order, part);
  const isOpen = canReassign(order, part);
  const which = <span className="sr"> {texts.partOf(nameOf(part.service), part.number)}</span>;
  return (
    <li className={accentOf(part.service)}>
      <Emblem service={part.service} size={36} />
      <span>
        {nameOf(part.service)}
        {part.delivered_at && (
          <span className="meta">
            {texts.deliveredBy(part.expert?.name ?? '', ownShortDateTime(new Date(part.delivered_at)))}
          </span>
        )}
        {isOpen && <DueDate part={part} now={now} />}
        {canAllow(order, part) && <span className="meta">{texts.untagged}</span>}
      </span>
      <span className={styles.state}>
        {over ? <Badge tone="neutral">{refundTexts.over[over]}</Badge> : <PartBadge part={part} />}
        {isOpen && (
          <Button variant="line" size="small" onClick={() => onAct({ kind: 'reassign', part })}>
            <span>
              {texts.reassign}
              {which}
            </span>
          </Button>
        )}
        {canAllow(order, part) && (
          <Button variant="line" size="small" onClick={() => onAct({ kind: 'allow', part })}>
            <span>
              {texts.allow}
              {which}
            </span>
          </Button>
        )}
      </span>
    </li>
  );
}

/** An order for an administrator: customer, amount, state of each part; no birth data. */
export function AdminOrderEntry({ order, now, onAct }: DetailsProps & { now: Date }) {
  return (
    <article className={styles.order} aria-labelledby={`commande-${order.number}`}>
      <div className={styles.facts}>
        <h2 id={`commande-${order.number}`} tabIndex={-1}>
          {queueTexts.number} <span className="num">{order.number}</span>
        </h2>
        <Customer order={order} onAct={onAct} />
        <p className="meta">{texts.placedAt(ownShortDateTime(new Date(order.created_at)))}</p>
        <p className={styles.status}>
          <OrderState order={order} />
          <Price cents={order.amount} />
        </p>
        <OrderPapers order={order} />
      </div>
      <div>
        {order.parts.length > 0 ? (
          <ul className={styles.parts} aria-label={texts.parts}>
            {order.parts.map((part) => (
              <Part key={part.service} order={order} part={part} now={now} onAct={onAct} />
            ))}
          </ul>
        ) : (
          <p className={styles.unpaid}>{order.services.map(nameOf).join(', ')}</p>
        )}
        <OrderRefunds order={order} now={now} onRefund={() => onAct({ kind: 'refund', order })} />
      </div>
    </article>
  );
}
