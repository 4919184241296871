import { formatDate } from '#domain/dates.ts';
import { isStopped } from '#domain/late.ts';
import {
  canResume,
  hasUsualDelay,
  isProcessing,
  isRefunded,
  isWithdrawn,
  type Order,
} from '#domain/order.ts';
import { soldDelivery, soldNames, soldPrice } from '#domain/sold.ts';
import { anyOf } from '#domain/texts/signed-by.ts';
import { type TimelineStep, timelineOf } from '#domain/timeline.ts';
import { ownDayTime, ownLongDate, ownLongDateTime } from '#web/platform/own-time.ts';
import { paths } from '#web/platform/paths.ts';
import { hoursText } from '#web/texts/hours.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Timeline } from '#web/ui/timeline.tsx';
import styles from './order.module.css';
import { nextTexts, orderMoneyTexts, timelineTexts } from './order-texts.ts';
import { ordersTexts, paymentTexts } from './texts.ts';

/** No report will follow. */
export const isOver = (order: Order): boolean =>
  isRefunded(order) || isWithdrawn(order) || order.person_erased_at !== undefined;

const isOpen = (part: Order['parts'][number]): boolean => !(part.withdrawn_at ?? part.refunded_at);

/** What happens next to a paid order, and who does it. */
export const nextOf = ({ parts, email_validated }: Order): string => {
  const open = parts.filter(isOpen);
  const asking = open.filter(({ asked_at }) => asked_at !== undefined);
  if (asking.length > 0) return nextTexts.asked([...new Set(asking.flatMap(({ expert }) => expert ?? []))]);
  const taken = open.filter(({ state }) => state === 'taken');
  if (taken.length > 0) return nextTexts.writing([...new Set(taken.flatMap(({ expert }) => expert ?? []))]);
  if (open.some(({ state }) => state === 'delivered')) return nextTexts.following;
  if (!email_validated) return nextTexts.confirmAddress;
  const [only, ...others] = open;
  return only && others.length === 0 ? nextTexts.takenBy(anyOf(only.service)) : nextTexts.taking;
};

/** «Génération en cours...» only once the e-mail is validated (§4). */
const Generating = ({ order }: { order: Order }) => (
  <p className={styles.quiet}>
    {ordersTexts.generating}
    {hasUsualDelay(order) && ` ${paymentTexts.delay(hoursText(soldDelivery(order)))}`}
  </p>
);

/** The promised day and the next true thing of a paid order, until its last report. */
export function OrderNext({ order }: { order: Order }) {
  const { due_at: dueAt, email_validated: isConfirmed } = order;
  if (order.status !== 'paid' || isOver(order)) return null;
  const next = nextOf(order);
  return (
    <div className={styles.due}>
      {dueAt && !isStopped(order.parts) && (
        <p className={styles.promise}>{ordersTexts.dueBy(ownLongDate(new Date(dueAt)))}</p>
      )}
      <p className={styles.next}>{next}</p>
      {!isConfirmed && next !== nextTexts.confirmAddress && (
        <p className={styles.quiet}>{nextTexts.confirmAddress}</p>
      )}
      {isProcessing(order) && isConfirmed && !isStopped(order.parts) && <Generating order={order} />}
      {dueAt && isStopped(order.parts) && <p className={styles.quiet}>{nextTexts.stopped}</p>}
    </div>
  );
}

const expertsOf = ({ parts }: Order): string | undefined => {
  const experts = [...new Set(parts.flatMap(({ expert }) => expert ?? []))];
  return experts.length > 0 ? timelineTexts.experts(experts) : undefined;
};

const progressOf = (order: Order): string | undefined => {
  const delivered = order.parts.filter(({ state }) => state === 'delivered').length;
  return delivered > 0 ? timelineTexts.written(delivered, order.parts.length) : expertsOf(order);
};

/** The text below a step that has no date. */
const factsOf = ({ key, state }: TimelineStep, order: Order): string | undefined => {
  switch (key) {
    case 'paid':
      return undefined;
    case 'confirmed':
      return state === 'done' ? timelineTexts.before : timelineTexts.byLink;
    case 'taken':
      return undefined;
    case 'writing':
      return state === 'current' ? progressOf(order) : expertsOf(order);
    case 'delivered':
      return isStopped(order.parts) ? nextTexts.waits : undefined;
  }
};

const titleOf = ({ key, state }: TimelineStep): string =>
  key === 'confirmed' && state !== 'done' ? timelineTexts.toConfirm : timelineTexts.titles[key];

/** The steps of a paid order with their dates; an unpaid order has none. */
export function OrderTimeline({ order }: { order: Order }) {
  const steps = timelineOf(order).map((step) => ({
    key: step.key,
    state: step.state,
    title: titleOf(step),
    detail: step.at ? ownDayTime(new Date(step.at)) : factsOf(step, order),
  }));
  return steps.length > 0 ? <Timeline label={timelineTexts.label} steps={steps} /> : null;
}

type Line = { readonly title: string; readonly detail: string };

const erasureOf = ({ person_erased_at: at }: Order): Line[] =>
  at === undefined
    ? []
    : [
        {
          title: orderMoneyTexts.personErased,
          detail: orderMoneyTexts.personErasedAt(ownLongDateTime(new Date(at))),
        },
      ];

const withdrawalOf = (order: Order): Line[] => {
  const { withdrawn_at: at, withdrawn_services: services = [] } = order;
  if (!at) return [];
  const moment = ownLongDateTime(new Date(at));
  const detail = isWithdrawn(order)
    ? orderMoneyTexts.withdrawnAt(moment)
    : orderMoneyTexts.withdrawnFrom(moment, soldNames(order, services));
  return [{ title: orderMoneyTexts.withdrawn, detail }];
};

/** Cents of a withdrawal that the bank has not confirmed yet, as far as the order shows. */
const underWay = (order: Order): number => {
  const { amount, refunded_amount: refunded = 0, withdrawn_services: services = [] } = order;
  const owed = order.refund_owed?.amount ?? 0;
  if (isWithdrawn(order)) return Math.max(0, amount - refunded - owed);
  return refunded === 0 ? Math.max(0, Math.min(soldPrice(order, services), amount) - owed) : 0;
};

const owedOf = ({ refund_owed: owed }: Order): Line[] => {
  if (!owed) return [];
  const { returned, unsent, returnedAmount, unsentAmount } = orderMoneyTexts;
  return owed.returned
    ? [{ title: returned, detail: returnedAmount(owed.amount) }]
    : [{ title: unsent, detail: unsentAmount(owed.amount) }];
};

const refundOf = (order: Order): Line[] => {
  const { amount, refunded_amount: refunded = 0 } = order;
  const rest = underWay(order);
  return [
    ...(isRefunded(order)
      ? [{ title: orderMoneyTexts.refunded, detail: orderMoneyTexts.refundedAmount(refunded) }]
      : []),
    ...(refunded > 0 && !isRefunded(order)
      ? [{ title: orderMoneyTexts.partly, detail: orderMoneyTexts.partlyAmount(refunded, amount) }]
      : []),
    ...(rest > 0 ? [{ title: orderMoneyTexts.underWay, detail: orderMoneyTexts.underWayAmount(rest) }] : []),
  ];
};

const disputeOf = ({ dispute }: Order): Line[] => {
  if (!dispute) return [];
  const { opened_at, closed_at, status } = dispute;
  const closed = status === 'lost' ? orderMoneyTexts.disputeLost : orderMoneyTexts.disputeClosed;
  const tell = closed_at ? closed : orderMoneyTexts.disputeOpen;
  return [{ title: orderMoneyTexts.dispute, detail: tell(formatDate(new Date(closed_at ?? opened_at))) }];
};

/** Withdrawal, refund and dispute of an order, one sentence each. */
export function OrderMoney({ order }: { order: Order }) {
  const lines = [
    ...erasureOf(order),
    ...withdrawalOf(order),
    ...refundOf(order),
    ...owedOf(order),
    ...disputeOf(order),
  ];
  if (lines.length === 0) return null;
  return (
    <ul className={styles.money} aria-label={orderMoneyTexts.label}>
      {lines.map(({ title, detail }) => (
        <li key={title}>
          <strong>{title}</strong>
          {detail}
        </li>
      ))}
    </ul>
  );
}

/** Link to the order's payment, with everything that was typed for it. */
export function ResumeLink({ orderId }: { orderId: string }) {
  const to = `${paths.checkout}?restore_order=${orderId}`;
  return (
    <ButtonLink variant="line" size="small" to={to}>
      {ordersTexts.resume}
    </ButtonLink>
  );
}

/** The options for an unpaid order: to wait for the bank, or to pay again. */
export function OrderUnpaid({ order }: { order: Order }) {
  const { bank } = order;
  return (
    <>
      {bank?.state === 'deciding' && <p>{ordersTexts.deciding}</p>}
      {bank?.state === 'refused' && <p>{ordersTexts.refused(formatDate(new Date(bank.at)))}</p>}
      {canResume(order) && (
        <p className={styles.actions}>
          <ResumeLink orderId={order.id} />
        </p>
      )}
    </>
  );
}
