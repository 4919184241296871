import type { AdminOrder, QueuedPart } from '#domain/atelier.ts';
import { nameOf } from '#domain/catalogue.ts';
import { formatShortDateTime } from '#domain/dates.ts';
import type { OrderStatus } from '#domain/order.ts';
import { correctionTexts, queueTexts, ordersTexts as texts } from '#web/texts/atelier.ts';
import { accentOf } from '#web/ui/accent.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Emblem } from '#web/ui/emblem.tsx';
import { Price } from '#web/ui/price.tsx';
import styles from './admin.module.css';
import { OrderPapers } from './order-papers.tsx';
import { PartBadge } from './part-badge.tsx';
import { Promised } from './promised.tsx';

const looks = {
  pending: { tone: 'gilt', fill: 'empty' },
  paid: { tone: 'gilt', fill: 'half' },
  delivered: { tone: 'ok', fill: 'full' },
  failed: { tone: 'error', fill: 'empty' },
  cancelled: { tone: 'neutral', fill: 'empty' },
} as const satisfies Record<OrderStatus, object>;

type Reassign = (part: QueuedPart) => void;

/** Who has ordered, and whether mails arrive there. */
function Customer({ order, onCorrect }: { order: AdminOrder; onCorrect: () => void }) {
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
      </p>
    </>
  );
}

function Part({ part, now, onReassign }: { part: QueuedPart; now: Date; onReassign: Reassign }) {
  return (
    <li className={accentOf(part.service)}>
      <Emblem service={part.service} size={36} />
      <span>
        {nameOf(part.service)}
        {part.delivered_at && (
          <span className="meta">
            {texts.deliveredBy(part.expert?.name ?? '', formatShortDateTime(new Date(part.delivered_at)))}
          </span>
        )}
        {part.state !== 'delivered' && <Promised part={part} now={now} />}
      </span>
      <span className={styles.state}>
        <PartBadge part={part} />
        {part.state !== 'delivered' && (
          <Button variant="line" size="small" onClick={() => onReassign(part)}>
            <span>
              {texts.reassign}
              <span className="sr"> {texts.partOf(nameOf(part.service), part.number)}</span>
            </span>
          </Button>
        )}
      </span>
    </li>
  );
}

/** An order as an administrator sees it: who, how much, where each part stands; no birth data. */
export function AdminOrderEntry({
  order,
  now,
  onReassign,
  onCorrect,
}: {
  order: AdminOrder;
  now: Date;
  onReassign: Reassign;
  onCorrect: (order: AdminOrder) => void;
}) {
  return (
    <article className={styles.order} aria-labelledby={`commande-${order.number}`}>
      <div className={styles.facts}>
        <h2 id={`commande-${order.number}`}>
          {queueTexts.number} <span className="num">{order.number}</span>
        </h2>
        <Customer order={order} onCorrect={() => onCorrect(order)} />
        <p className="meta">{texts.placedAt(formatShortDateTime(new Date(order.created_at)))}</p>
        <p className={styles.status}>
          <Badge {...looks[order.status]}>{texts.statuses[order.status]}</Badge>
          <Price cents={order.amount} />
        </p>
        <OrderPapers order={order} />
      </div>
      {order.parts.length > 0 ? (
        <ul className={styles.parts} aria-label={texts.parts}>
          {order.parts.map((part) => (
            <Part key={part.service} part={part} now={now} onReassign={onReassign} />
          ))}
        </ul>
      ) : (
        <p className={styles.unpaid}>{order.services.map(nameOf).join(', ')}</p>
      )}
    </article>
  );
}
