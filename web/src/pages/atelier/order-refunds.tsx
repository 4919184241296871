import type { AdminOrder } from '#domain/atelier.ts';
import { nameOf } from '#domain/catalogue.ts';
import { formatDate } from '#domain/dates.ts';
import { ownShortDateTime } from '#web/platform/own-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Price } from '#web/ui/price.tsx';
import styles from './admin.module.css';
import { DisputeDeadline, DisputeLink } from './dispute-deadline.tsx';
import { refundTexts as texts } from './refund-texts.ts';

type Refund = AdminOrder['refunds'][number];

const looks = {
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
        <Badge {...looks[state]}>{texts.states[state]}</Badge>
      </span>
      <span className="meta">{texts.detail(refund, at, services.map(nameOf))}</span>
    </li>
  );
}

type DisputeProps = { dispute: NonNullable<AdminOrder['dispute']>; number: string; now: Date };

function Dispute({ dispute, number, now }: DisputeProps) {
  const { status, opened_at, closed_at } = dispute;
  return (
    <li>
      <span className={styles.status}>
        <Badge tone={closed_at ? 'neutral' : 'error'}>{texts.dispute(!closed_at)}</Badge>
      </span>
      <span className="meta">
        {texts.disputeDetail(status, formatDate(new Date(closed_at ?? opened_at)))}
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
        <ul aria-label={texts.list(number)}>
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
              {texts.refund}
              <span className="sr">{texts.ofOrder(number)}</span>
            </span>
          </Button>
          <span className="meta">{texts.left(refundable)}</span>
        </p>
      )}
    </div>
  );
}
