import type { AdminOrder, QueuedPart } from '#domain/atelier.ts';
import { nameOf, partsOf } from '#domain/catalogue.ts';
import { isRefunded, isWithdrawn, type OrderStatus } from '#domain/order.ts';
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
import { OrderPapers } from './order-papers.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { PartBadge } from './part-badge.tsx';
import { refundTexts } from './refund-texts.ts';
import { queueTexts, ordersTexts as texts } from './texts.ts';

const looks = {
  pending: { tone: 'gilt', fill: 'empty' },
  paid: { tone: 'gilt', fill: 'half' },
  delivered: { tone: 'ok', fill: 'full' },
  failed: { tone: 'error', fill: 'empty' },
  cancelled: { tone: 'neutral', fill: 'empty' },
} as const satisfies Record<OrderStatus, object>;

type Over = keyof typeof refundTexts.over | undefined;

/** No expert works on it any more: the order is refunded, or the customer has withdrawn from the part. */
const overOf = (order: AdminOrder, { service }: QueuedPart): Over => {
  if (isRefunded(order)) return 'refunded';
  return partsOf(order.withdrawn_services ?? []).includes(service) ? 'withdrawn' : undefined;
};

function OrderState({ order }: { order: AdminOrder }) {
  const over = isRefunded(order) ? 'refunded' : isWithdrawn(order) ? 'withdrawn' : undefined;
  if (over) return <Badge tone="neutral">{refundTexts.over[over]}</Badge>;
  return <Badge {...looks[order.status]}>{texts.statuses[order.status]}</Badge>;
}

type Reassign = (part: QueuedPart) => void;

/** The customer, and whether mails arrive. */
type CustomerProps = { order: AdminOrder; onCorrect: () => void; onBirth: () => void };

function Customer({ order, onCorrect, onBirth }: CustomerProps) {
  const { first_name, last_name, email, email_problem: problem } = order.customer;
  return (
    <>
      <p>
        {first_name} {last_name}
        <span className={styles.email}>{email}</span>
      </p>
      <p className={styles.status}>
        {problem && <Badge tone="error">{correctionTexts.problem[problem.kind]}</Badge>}
        <Button variant="line" size="small" onClick={onCorrect}>
          <span>
            {correctionTexts.correct}
            <span className="sr">{correctionTexts.ofOrder(order.number)}</span>
          </span>
        </Button>
        {(order.status === 'paid' || order.status === 'delivered') && (
          <Button variant="line" size="small" onClick={onBirth}>
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

type PartProps = { part: QueuedPart; over: Over; now: Date; onReassign: Reassign; onAllow: Reassign };

function Part({ part, over, now, onReassign, onAllow }: PartProps) {
  const isOpen = part.state !== 'delivered' && !over;
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
        {!over && part.untagged_upload && <span className="meta">{texts.untagged}</span>}
      </span>
      <span className={styles.state}>
        {over ? <Badge tone="neutral">{refundTexts.over[over]}</Badge> : <PartBadge part={part} />}
        {isOpen && (
          <Button variant="line" size="small" onClick={() => onReassign(part)}>
            <span>
              {texts.reassign}
              {which}
            </span>
          </Button>
        )}
        {!over && part.untagged_upload && (
          <Button variant="line" size="small" onClick={() => onAllow(part)}>
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
export function AdminOrderEntry({
  order,
  now,
  onReassign,
  onAllow,
  onCorrect,
  onBirth,
  onRefund,
}: {
  order: AdminOrder;
  now: Date;
  onReassign: Reassign;
  onAllow: Reassign;
  onCorrect: (order: AdminOrder) => void;
  onBirth: (order: AdminOrder) => void;
  onRefund: (order: AdminOrder) => void;
}) {
  return (
    <article className={styles.order} aria-labelledby={`commande-${order.number}`}>
      <div className={styles.facts}>
        <h2 id={`commande-${order.number}`}>
          {queueTexts.number} <span className="num">{order.number}</span>
        </h2>
        <Customer order={order} onCorrect={() => onCorrect(order)} onBirth={() => onBirth(order)} />
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
              <Part
                key={part.service}
                part={part}
                over={overOf(order, part)}
                now={now}
                onReassign={onReassign}
                onAllow={onAllow}
              />
            ))}
          </ul>
        ) : (
          <p className={styles.unpaid}>{order.services.map(nameOf).join(', ')}</p>
        )}
        <OrderRefunds order={order} onRefund={() => onRefund(order)} />
      </div>
    </article>
  );
}
