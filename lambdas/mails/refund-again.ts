import { formatLongDate } from '#domain/dates.ts';
import { formatAmount } from '#domain/money.ts';
import { orderNumber } from '#domain/order.ts';
import { greeting } from '#domain/texts/greeting.ts';
import { refundMailTexts, againMailTexts as texts } from '#domain/texts/refund-mails.ts';
import { fr } from '#domain/texts/typography.ts';
import { type MailDocument, paragraph, writeTo } from './document.ts';
import { type Addressed, type ComposeDependencies, mail, type Subject } from './mail.ts';
import { findMoneyBack, type MoneyBack } from './money-back.ts';

export type SentAgain = MoneyBack & {
  readonly sentAt: Date;
  /** Paid without Stripe. */
  readonly paid?: keyof typeof refundMailTexts.paid;
};

/** Undefined when it has come back again meanwhile. */
const compose = async (
  subject: Subject<'refund-again'>,
  deps: ComposeDependencies,
): Promise<Addressed<SentAgain> | undefined> => {
  const found = await findMoneyBack(subject, deps);
  if (found?.refund.state !== 'succeeded') return undefined;
  const { refund, address, told } = found;
  return {
    ...address,
    content: {
      ...told,
      sentAt: new Date(subject.at),
      ...(refund.paid && { paid: refund.paid.how }),
    },
  };
};

const draw = (content: SentAgain): MailDocument => {
  const sent = texts.sent(fr(formatAmount(content.amount)), formatLongDate(content.sentAt, content.zone));
  return {
    subject: texts.subject(orderNumber(content.orderId)),
    preheader: sent,
    title: texts.title,
    blocks: [
      paragraph(greeting(content)),
      paragraph(sent),
      paragraph(content.paid ? refundMailTexts.paid[content.paid] : refundMailTexts.howItComesBack),
      paragraph(texts.note),
      writeTo(refundMailTexts.question),
    ],
  };
};

/** A refund that had come back is paid. */
export const refundAgain = mail('refund-again', { mailing: 'commandes', compose, draw });
