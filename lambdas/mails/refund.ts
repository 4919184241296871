import { nameOf } from '#domain/catalogue.ts';
import { formatLongDate } from '#domain/dates.ts';
import { merchant } from '#domain/merchant.ts';
import { formatAmount } from '#domain/money.ts';
import { orderNumber } from '#domain/order.ts';
import { greeting } from '#domain/texts/greeting.ts';
import { refundMailTexts as texts } from '#domain/texts/refund-mails.ts';
import { fr } from '#domain/texts/typography.ts';
import { formatNamedDateTime } from '#domain/zone.ts';
import { type MailDocument, paragraph } from './document.ts';
import type { RefundMail, WithdrawalMail } from './shop-mail.ts';
import { withdrawalDocument } from './withdrawal.ts';

const { email: support } = merchant.contact;

export const refundDocument = (mail: RefundMail): MailDocument => {
  const amount = fr(formatAmount(mail.amount));
  const number = orderNumber(mail.orderId);
  return {
    subject: texts.subject(number),
    preheader: texts.preheader(amount),
    title: texts.title,
    blocks: [
      paragraph(greeting(mail)),
      paragraph(texts.sent(amount, formatLongDate(mail.settledAt, mail.zone))),
      {
        kind: 'facts',
        rows: [
          { term: texts.number, value: number },
          ...(mail.services ? [{ term: texts.services, value: mail.services.map(nameOf).join(', ') }] : []),
          { term: texts.amount, value: amount },
          { term: texts.at, value: fr(formatNamedDateTime(mail.settledAt, mail.zone)) },
        ],
      },
      paragraph(texts.howItComesBack),
      ...(mail.isRevoking ? [paragraph(texts.revoked)] : []),
      paragraph(texts.attached),
      paragraph(`${texts.question} `, { href: `mailto:${support}`, label: support }, '.'),
    ],
  };
};

export const moneyBackDocument = (mail: WithdrawalMail | RefundMail): MailDocument =>
  mail.kind === 'withdrawal' ? withdrawalDocument(mail) : refundDocument(mail);
