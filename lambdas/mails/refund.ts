import { formatLongDate } from '#domain/dates.ts';
import { formatAmount } from '#domain/money.ts';
import { isRefunded, orderNumber } from '#domain/order.ts';
import { soldNames } from '#domain/sold.ts';
import { greeting } from '#domain/texts/greeting.ts';
import { refundMailTexts as texts } from '#domain/texts/refund-mails.ts';
import { fr } from '#domain/texts/typography.ts';
import { formatNamedDateTime } from '#domain/zone.ts';
import { type MailDocument, paragraph, writeTo } from './document.ts';
import { type Addressed, type ComposeDependencies, mail, type Subject } from './mail.ts';
import { findMoneyBack, type MoneyBack } from './money-back.ts';

export type Refunded = MoneyBack & {
  readonly settledAt: Date;
  /** Names of the withdrawn services. */
  readonly services?: readonly string[];
  /** True when the refund revokes reports. */
  readonly isRevoking: boolean;
  /** Paid without Stripe. */
  readonly paid?: keyof typeof texts.paid;
};

/** Undefined when Stripe has reversed the refund meanwhile. */
const compose = async (
  subject: Subject<'refund'>,
  deps: ComposeDependencies,
): Promise<Addressed<Refunded> | undefined> => {
  const found = await findMoneyBack(subject, deps);
  const { state, settled_at: settledAt } = found?.refund ?? {};
  if (!found || state !== 'succeeded' || !settledAt) return undefined;
  const { order, refund, address, told } = found;
  return {
    ...address,
    carries: { order, paperId: refund.id },
    content: {
      ...told,
      settledAt: new Date(settledAt),
      isRevoking: refund.services !== undefined || isRefunded(order),
      ...(refund.services && { services: soldNames(order, refund.services) }),
      ...(refund.paid && { paid: refund.paid.how }),
    },
  };
};

const draw = (content: Refunded): MailDocument => {
  const { services, settledAt, zone } = content;
  const amount = fr(formatAmount(content.amount));
  const number = orderNumber(content.orderId);
  return {
    subject: texts.subject(number),
    preheader: texts.preheader(amount),
    title: texts.title,
    blocks: [
      paragraph(greeting(content)),
      paragraph(texts.sent(amount, formatLongDate(settledAt, zone))),
      {
        kind: 'facts',
        rows: [
          { term: texts.number, value: number },
          ...(services ? [{ term: texts.services, value: services.join(', ') }] : []),
          { term: texts.amount, value: amount },
          { term: texts.at, value: fr(formatNamedDateTime(settledAt, zone)) },
        ],
      },
      paragraph(content.paid ? texts.paid[content.paid] : texts.howItComesBack),
      ...(content.isRevoking ? [paragraph(texts.revoked)] : []),
      paragraph(texts.attached),
      writeTo(texts.question),
    ],
  };
};

/** A refund was made. */
export const refund = mail('refund', { mailing: 'commandes', compose, draw });
