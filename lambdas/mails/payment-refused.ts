import { nameOf } from '#domain/catalogue.ts';
import { merchant } from '#domain/merchant.ts';
import { formatAmount } from '#domain/money.ts';
import { orderNumber } from '#domain/order.ts';
import { greeting } from '#domain/texts/greeting.ts';
import { paymentRefusedMailTexts as texts } from '#domain/texts/payment-refused-mail.ts';
import { fr } from '#domain/texts/typography.ts';
import { type MailDocument, paragraph } from './document.ts';
import type { PaymentRefusedMail } from './shop-mail.ts';

const { email: support } = merchant.contact;

/** The bank has refused a payment that it confirms later: the mail says how to pay again. */
export const paymentRefusedDocument = (mail: PaymentRefusedMail): MailDocument => {
  const number = orderNumber(mail.orderId);
  const href = `${mail.siteUrl}/checkout?${new URLSearchParams({ restore_order: mail.orderId })}`;
  return {
    subject: texts.subject(number),
    preheader: texts.preheader,
    title: texts.title,
    blocks: [
      paragraph(greeting(mail)),
      paragraph(texts.refused),
      {
        kind: 'facts',
        rows: [
          { term: texts.number, value: number },
          { term: texts.services, value: mail.services.map(nameOf).join(', ') },
          { term: texts.amount, value: fr(formatAmount(mail.amount)) },
        ],
      },
      { kind: 'section', title: texts.again },
      paragraph(texts.how),
      { kind: 'action', label: texts.action, href },
      paragraph(texts.nothing),
      paragraph(`${texts.question} `, { href: `mailto:${support}`, label: support }, '.'),
    ],
  };
};
