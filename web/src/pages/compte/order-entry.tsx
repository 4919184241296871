import { type ReactNode, useEffect, useRef } from 'react';
import { bornOf } from '#domain/births/born.ts';
import { formatDay } from '#domain/dates.ts';
import { isLate } from '#domain/late.ts';
import {
  type HistoryBadge,
  hasPdf,
  hasUsualDelay,
  historyBadge,
  inPart,
  isListed,
  isPayable,
  isRefunded,
  isWithdrawn,
  type Order,
  orderNumber,
} from '#domain/order.ts';
import { fullName } from '#domain/persons.ts';
import type { EmailProblem } from '#domain/profile.ts';
import { soldDelivery, soldNames } from '#domain/sold.ts';
import { birthLines, birthSentence } from '#domain/texts/birth-lines.ts';
import { changeOfMindEnd, isWithdrawable, withdrawableOf } from '#domain/withdrawal-right.ts';
import { ownLongDateTime } from '#web/platform/own-time.ts';
import { registerOf, withdrawalOf } from '#web/platform/paths.ts';
import { documentTexts } from '#web/texts/papers.ts';
import { Badge } from '#web/ui/badge.tsx';
import { GoLink } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Price } from '#web/ui/price.tsx';
import { Sign } from '#web/ui/sign.tsx';
import { paperLink } from './api.ts';
import { Arrival, arrivedOf } from './arrival.tsx';
import { listed } from './listed.ts';
import orderStyles from './order.module.css';
import { OrderParts } from './order-parts.tsx';
import { isOver, OrderMoney, OrderNext, OrderTimeline, OrderUnpaid } from './order-progress.tsx';
import { registerLinkTexts, withdrawLinkTexts } from './order-texts.ts';
import panelStyles from './panel.module.css';
import { PdfButton } from './pdf-button.tsx';
import { OrderNotice } from './person-notice.tsx';
import { orderIn } from './query.ts';
import { ResendButton } from './resend-button.tsx';
import { addressTexts, ordersTexts } from './texts.ts';

type Look = { tone: 'gilt' | 'ok' | 'error' | 'neutral'; fill: 'empty' | 'half' | 'full' };

const looks: Readonly<Record<HistoryBadge, Look>> = {
  refunded: { tone: 'neutral', fill: 'full' },
  delivered: { tone: 'ok', fill: 'full' },
  processing: { tone: 'gilt', fill: 'half' },
  waiting: { tone: 'gilt', fill: 'empty' },
  unconfirmed: { tone: 'gilt', fill: 'half' },
  failed: { tone: 'error', fill: 'empty' },
  cancelled: { tone: 'neutral', fill: 'empty' },
};

/** «(24/72h)» only when no other delay applies; the day itself is the headline. */
const awaitingText = (order: Order): string => {
  const isUsual = hasUsualDelay(order) && soldDelivery(order).max <= 72;
  return isUsual || !order.due_at ? ordersTexts.awaiting : ordersTexts.awaitingLater;
};

/**
 * «Mes commandes» has two badges of its own, «Historique» those of §4; «Rétractation enregistrée», «Remboursé» and
 * «Livré en partie» appear in both.
 */
export function OrderBadge({ order, isHistory }: { order: Order; isHistory: boolean }) {
  const state = historyBadge(order);
  if (order.person_erased_at !== undefined && !isRefunded(order))
    return <Badge {...looks.refunded}>{ordersTexts.personErased}</Badge>;
  if (isWithdrawn(order) && !isRefunded(order))
    return <Badge {...looks.refunded}>{ordersTexts.withdrawn}</Badge>;
  const part = isRefunded(order) ? undefined : inPart(order);
  if (part) return <Badge {...looks.processing}>{ordersTexts.inPart(part.done, part.all)}</Badge>;
  if (isHistory || isRefunded(order)) return <Badge {...looks[state]}>{ordersTexts.history[state]}</Badge>;
  return hasPdf(order) ? (
    <Badge {...looks.delivered}>{ordersTexts.ready}</Badge>
  ) : (
    <Badge {...looks.processing}>{awaitingText(order)}</Badge>
  );
}

/** «Qui a consulté mes données» of an order, a page of its own. */
const RegisterLink = ({ order }: { order: Order }) => (
  <Link className={panelStyles.link} to={registerOf(order.id)}>
    {registerLinkTexts.title}
    <span className="sr">{registerLinkTexts.ofOrder(orderNumber(order.id))}</span>
  </Link>
);

/** «Renoncer au contrat ici», while a right exists: the withdrawal period, the guarantee, a missed due date, an old question. */
function WithdrawLink({ order }: { order: Order }) {
  const now = new Date();
  const end = changeOfMindEnd(order);
  if (!end || !withdrawableOf(order, now)) return null;
  const tell = order.guarantee_until ? withdrawLinkTexts.guaranteed : withdrawLinkTexts.until;
  const other = isLate(order, now) ? withdrawLinkTexts.late : withdrawLinkTexts.unanswered;
  return (
    <span className={orderStyles.withdraw}>
      <GoLink to={withdrawalOf(order.id)}>
        {withdrawLinkTexts.action}
        <span className="sr">{withdrawLinkTexts.ofOrder(orderNumber(order.id))}</span>
      </GoLink>
      <span className="meta">{isWithdrawable(end, now) ? tell(formatDay(end)) : other}</span>
    </span>
  );
}

/** The invoice of an order and the credit notes of its refunds. */
function Documents({ order }: { order: Order }) {
  const { papers = [] } = order;
  const heading = `documents-${orderNumber(order.id)}`;
  if (papers.length === 0) return null;
  return (
    <section className={orderStyles.documents} aria-labelledby={heading}>
      <h3 id={heading}>
        {documentTexts.title}
        <span className="sr">{documentTexts.ofOrder(orderNumber(order.id))}</span>
      </h3>
      <ul>
        {papers.map((paper) => (
          <li key={paper.id}>
            <span>
              {documentTexts.name(paper)} <small>{documentTexts.issued(paper)}</small>
            </span>
            <PdfButton
              label={documentTexts.open}
              what={documentTexts.name(paper)}
              addressOf={() => paperLink(order.id, paper.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({ order, isHistory }: { order: Order; isHistory: boolean }) {
  const number = orderNumber(order.id);
  return (
    <div className={`stack ${orderStyles.facts}`}>
      <div>
        <h2 id={`order-${number}`}>{listed(soldNames(order))}</h2>
        <p className="meta" id={`number-${number}`}>
          {ordersTexts.number} <span className="num">{number}</span>
        </p>
        <p className="meta">{ordersTexts.placedAt(ownLongDateTime(new Date(order.created_at)))}</p>
      </div>
      <p className={orderStyles.amount}>
        <Price cents={order.amount} />
      </p>
      <div className={orderStyles.badge}>
        <OrderBadge order={order} isHistory={isHistory} />
      </div>
    </div>
  );
}

/** What the page adds to each order and is no part of this feature: the chart, the correction of the birth, the words for the experts. */
export type OrderSlots = {
  readonly chart?: (order: Order) => ReactNode;
  readonly birth?: (order: Order) => ReactNode;
  /** `onLater` leads from the thank-you page to the order. */
  readonly words?: (order: Order, onLater?: () => void) => ReactNode;
};

/** The birth that the experts read; undefined in an erased order. */
function OrderBirth({ order }: { order: Order }) {
  const born = bornOf(order.customer_info);
  const sentence = birthSentence(born);
  if (sentence === undefined) return null;
  const { instant } = birthLines(born);
  return (
    <p className={orderStyles.quiet}>
      {born.person && (
        <>
          <strong>{ordersTexts.forPerson(fullName(born.person))}</strong>{' '}
        </>
      )}
      {ordersTexts.birth(sentence)}
      {instant !== undefined && <span> {`${instant}.`}</span>}
    </p>
  );
}

type OrderEntryProps = {
  slots?: OrderSlots | undefined;
  order: Order;
  isHistory: boolean;
  /** The anchor of the address. */
  aim?: string | undefined;
  /** Mails to this address do not arrive. */
  problem?: EmailProblem | undefined;
  /** Called when the address turns out to be verified meanwhile. */
  onVerified?: () => void;
};

/** Brings an order into view, and the focus to its title, when the address leads to it; it may load later. */
const useAim = (number: string, aim: string) => {
  const entry = useRef<HTMLElement>(null);
  const isAimed = orderIn(aim) === number;
  useEffect(() => {
    const title = isAimed ? entry.current?.querySelector('h2') : undefined;
    title?.setAttribute('tabindex', '-1');
    title?.focus({ preventScroll: true });
    if (aim && isAimed) entry.current?.scrollIntoView();
  }, [isAimed, aim]);
  return { ref: entry, id: isAimed ? aim.slice(1) : undefined };
};

/** One order of the list: facts on the left, content on the right. */
export function OrderEntry({ order, isHistory, aim = '', problem, slots, onVerified }: OrderEntryProps) {
  const number = orderNumber(order.id);
  const arrived = isHistory ? undefined : arrivedOf(order);
  const target = useAim(number, aim);
  return (
    <article className={orderStyles.order} aria-labelledby={`order-${number} number-${number}`} {...target}>
      <Facts order={order} isHistory={isHistory} />
      <div className={orderStyles.content}>
        {arrived && <Arrival order={order} arrived={arrived} onVerified={onVerified} />}
        <OrderNext order={order} />
        <OrderTimeline order={order} />
        <OrderParts order={order} presented={arrived?.part.service} />
        <OrderBirth order={order} />
        {slots?.birth?.(order)}
        <OrderNotice order={order} />
        {slots?.words?.(order)}
        {slots?.chart?.(order)}
        <OrderMoney order={order} />
        {isListed(order) && (
          <>
            {problem?.address === order.customer_info.email && (
              <p className={orderStyles.failure}>
                <Sign name="error" />
                {addressTexts.undelivered(problem.address)}
              </p>
            )}
            <p className={orderStyles.actions}>
              {!isOver(order) && !arrived && <ResendButton order={order} onVerified={onVerified} />}
              <WithdrawLink order={order} />
            </p>
            <Documents order={order} />
            <RegisterLink order={order} />
          </>
        )}
        {isHistory && isPayable(order) && <OrderUnpaid order={order} />}
      </div>
    </article>
  );
}
