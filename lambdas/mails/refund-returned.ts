import { formatLongDate } from '#domain/dates.ts';
import { merchant } from '#domain/merchant.ts';
import { formatAmount } from '#domain/money.ts';
import { hasPdf, orderNumber } from '#domain/order.ts';
import { greeting } from '#domain/texts/greeting.ts';
import { returnedMailTexts as texts } from '#domain/texts/refund-mails.ts';
import { fr } from '#domain/texts/typography.ts';
import { toWire } from '#lambdas/storage/order-record.ts';
import { type MailDocument, paragraph, writeTo } from './document.ts';
import { type Addressed, type ComposeDependencies, mail, type Subject } from './mail.ts';
import { findMoneyBack, type MoneyBack } from './money-back.ts';

type Returned = MoneyBack & {
  readonly returnedAt: Date;
  /** True when a report can be read. */
  readonly hasReports: boolean;
};

/** Undefined when nothing of it is owed any more. */
const compose = async (
  subject: Subject<'refund-returned'>,
  deps: ComposeDependencies,
): Promise<Addressed<Returned> | undefined> => {
  const found = await findMoneyBack(subject, deps);
  if (!found?.refund.owed_since) return undefined;
  const { order, address, told } = found;
  return {
    ...address,
    replyTo: merchant.contact.email,
    content: {
      ...told,
      returnedAt: new Date(subject.at),
      hasReports: hasPdf(toWire(order, await deps.parts.ofOrder(order.id))),
    },
  };
};

const draw = (content: Returned): MailDocument => {
  const amount = fr(formatAmount(content.amount));
  return {
    subject: texts.subject(orderNumber(content.orderId)),
    preheader: texts.preheader(amount),
    title: texts.title,
    blocks: [
      paragraph(greeting(content)),
      paragraph(texts.returned(amount, formatLongDate(content.returnedAt, content.zone))),
      paragraph({ strong: texts.ask }),
      paragraph(texts.safe),
      ...(content.hasReports ? [paragraph(texts.reports)] : []),
      paragraph(texts.note),
      writeTo(texts.question),
    ],
  };
};

/** A refund came back from the customer's bank: the money is owed, and an IBAN is asked for. */
export const refundReturned = mail('refund-returned', { mailing: 'commandes', compose, draw });
