import type { AdminOrder, QueuedPart } from '#domain/atelier.ts';
import { nameOf } from '#domain/catalogue.ts';
import { formatDate } from '#domain/dates.ts';
import type { OrderStatus } from '#domain/order.ts';
import { isUnsent } from '#domain/refunds.ts';
import { messageOf } from '#web/platform/errors.ts';
import { openInTab } from '#web/platform/open-tab.ts';
import { ownShortDateTime } from '#web/platform/own-time.ts';
import { documentTexts } from '#web/texts/papers.ts';
import { accentOf } from '#web/ui/accent.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Emblem } from '#web/ui/emblem.tsx';
import { Price } from '#web/ui/price.tsx';
import { useToast } from '#web/ui/toast.tsx';
import styles from './admin.module.css';
import { birthTexts, correctionTexts, listTexts, refundTexts } from './admin-texts.ts';
import { paperLink } from './api.ts';
import { DisputeDeadline, DisputeLink, DueDate } from './due-date.tsx';
import {
  canAllow,
  canReassign,
  type Flag,
  flagOf,
  hasBirth,
  type OnAct,
  overOf,
  overOfPart,
} from './order-rows.ts';
import { PartBadge } from './part-action.tsx';
import { ordersTexts, queueTexts } from './texts.ts';

/** The invoice of an order and its credit notes; each opens in a new tab. */
function OrderPapers({ order }: { order: AdminOrder }) {
  const toast = useToast();
  const { id, number, papers = [] } = order;
  if (papers.length === 0) return null;
  const open = (paper: string) =>
    openInTab(() => paperLink(id, paper)).catch((error: unknown) =>
      toast({ title: documentTexts.failed, text: messageOf(error, ''), tone: 'destructive' }),
    );
  return (
    <ul className={styles.papers} aria-label={`${documentTexts.title}${documentTexts.ofOrder(number)}`}>
      {papers.map((paper) => (
        <li key={paper.id}>
          <Button variant="line" size="small" onClick={() => void open(paper.id)}>
            {documentTexts.name(paper)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

type Refund = AdminOrder['refunds'][number];

const refundLooks = {
  requested: { tone: 'gilt', fill: 'empty' },
  pending: { tone: 'gilt', fill: 'half' },
  succeeded: { tone: 'ok', fill: 'full' },
  failed: { tone: 'error', fill: 'empty' },
} as const satisfies Record<Refund['state'], object>;

function RefundLine({ refund }: { refund: Refund }) {
  const { amount, state, requested_at, settled_at, services = [] } = refund;
  const at = ownShortDateTime(new Date(settled_at ?? requested_at));
  return (
    <li>
      <span className={styles.status}>
        <Price cents={amount} />
        <Badge {...refundLooks[state]}>
          {isUnsent(refund) ? refundTexts.owed : refundTexts.states[state]}
        </Badge>
      </span>
      <span className="meta">{refundTexts.detail(refund, at, services.map(nameOf))}</span>
    </li>
  );
}

type DisputeProps = { dispute: NonNullable<AdminOrder['dispute']>; number: string; now: Date };

function Dispute({ dispute, number, now }: DisputeProps) {
  const { status, opened_at, closed_at } = dispute;
  return (
    <li>
      <span className={styles.status}>
        <Badge tone={closed_at ? 'neutral' : 'error'}>{refundTexts.dispute(!closed_at)}</Badge>
      </span>
      <span className="meta">
        {refundTexts.disputeDetail(status, formatDate(new Date(closed_at ?? opened_at)))}
      </span>
      {!closed_at && <DisputeDeadline dispute={dispute} now={now} />}
      {!closed_at && (
        <p>
          <DisputeLink dispute={dispute} number={number} />
        </p>
      )}
    </li>
  );
}

type OrderRefundsProps = { order: AdminOrder; now: Date; onRefund: () => void };

/** The refunds of an order, their state at the bank, and the amount that can still be refunded. */
export function OrderRefunds({ order, now, onRefund }: OrderRefundsProps) {
  const { refunds, dispute, refundable, number } = order;
  return (
    <div className={styles.refunds}>
      {(refunds.length > 0 || dispute) && (
        <ul aria-label={refundTexts.list(number)}>
          {refunds.map((refund) => (
            <RefundLine key={refund.id} refund={refund} />
          ))}
          {dispute && <Dispute dispute={dispute} number={number} now={now} />}
        </ul>
      )}
      {refundable > 0 && (
        <p className={styles.status}>
          <Button variant="line" size="small" onClick={onRefund}>
            <span>
              {refundTexts.refund}
              <span className="sr">{refundTexts.ofOrder(number)}</span>
            </span>
          </Button>
          <span className="meta">{refundTexts.left(refundable)}</span>
        </p>
      )}
    </div>
  );
}

const orderLooks = {
  pending: { tone: 'gilt', fill: 'empty' },
  paid: { tone: 'gilt', fill: 'half' },
  delivered: { tone: 'ok', fill: 'full' },
  failed: { tone: 'error', fill: 'empty' },
  cancelled: { tone: 'neutral', fill: 'empty' },
} as const satisfies Record<OrderStatus, object>;

const flags: Readonly<Record<Flag, string>> = {
  disputed: listTexts.disputed,
  owed: listTexts.owed,
  birth: birthTexts.badge,
  untagged: listTexts.untagged,
  ...correctionTexts.problem,
};

function OrderState({ order }: { order: AdminOrder }) {
  const over = overOf(order);
  if (over) return <Badge tone="neutral">{refundTexts.over[over]}</Badge>;
  return <Badge {...orderLooks[order.status]}>{ordersTexts.statuses[order.status]}</Badge>;
}

/** What is to be looked at first, otherwise the state of the order. */
export function OrderFlag({ order }: { order: AdminOrder }) {
  const flag = flagOf(order);
  return flag ? <Badge tone="error">{flags[flag]}</Badge> : <OrderState order={order} />;
}

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
  const mayReassign = canReassign(order, part, now);
  const isInWork = mayReassign && (part.state !== 'delivered' || part.correcting_until !== undefined);
  const which = <span className="sr">{` ${ordersTexts.partOf(nameOf(part.service), part.number)}`}</span>;
  return (
    <li className={accentOf(part.service)}>
      <Emblem service={part.service} size={36} />
      <span>
        {nameOf(part.service)}
        {part.delivered_at && (
          <span className="meta">
            {ordersTexts.deliveredBy(part.expert?.name ?? '', ownShortDateTime(new Date(part.delivered_at)))}
          </span>
        )}
        {isInWork && <DueDate part={part} now={now} />}
        {canAllow(order, part) && <span className="meta">{ordersTexts.untagged}</span>}
      </span>
      <span className={styles.state}>
        {over ? <Badge tone="neutral">{refundTexts.over[over]}</Badge> : <PartBadge part={part} />}
        {mayReassign && (
          <Button variant="line" size="small" onClick={() => onAct({ kind: 'reassign', part })}>
            <span>
              {ordersTexts.reassign}
              {which}
            </span>
          </Button>
        )}
        {canAllow(order, part) && (
          <Button variant="line" size="small" onClick={() => onAct({ kind: 'allow', part })}>
            <span>
              {ordersTexts.allow}
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
        <p className="meta">{ordersTexts.placedAt(ownShortDateTime(new Date(order.created_at)))}</p>
        <p className={styles.status}>
          <OrderState order={order} />
          <Price cents={order.amount} />
        </p>
        <OrderPapers order={order} />
      </div>
      <div>
        {order.parts.length > 0 ? (
          <ul className={styles.parts} aria-label={ordersTexts.parts}>
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
