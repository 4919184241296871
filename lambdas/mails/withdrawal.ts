import { nameOf } from '#domain/catalogue.ts';
import { merchant } from '#domain/merchant.ts';
import { formatAmount } from '#domain/money.ts';
import { orderNumber } from '#domain/order.ts';
import { greeting } from '#domain/texts/greeting.ts';
import { withdrawalMailTexts as texts } from '#domain/texts/refund-mails.ts';
import { fr } from '#domain/texts/typography.ts';
import { formatNamedDateTime } from '#domain/zone.ts';
import { type Block, type MailDocument, paragraph } from './document.ts';
import type { WithdrawalMail } from './shop-mail.ts';

const { email: support } = merchant.contact;

/** The customer's declaration, word for word and with its minute (D221-5). */
const declaration = (mail: WithdrawalMail): Block[] => [
  { kind: 'section', title: texts.declaration },
  paragraph({ strong: mail.isWhole ? texts.whole : texts.partly }),
  { kind: 'list', items: mail.services.map(nameOf) },
  {
    kind: 'facts',
    rows: [
      { term: texts.name, value: mail.name },
      { term: texts.number, value: orderNumber(mail.orderId) },
      { term: texts.email, value: mail.email },
      { term: texts.sentAt, value: fr(formatNamedDateTime(mail.declaredAt, mail.zone)) },
    ],
  },
];

export const withdrawalDocument = (mail: WithdrawalMail): MailDocument => {
  const amount = fr(formatAmount(mail.amount));
  return {
    subject: texts.subject(orderNumber(mail.orderId)),
    preheader: texts.preheader(amount),
    title: texts.title,
    blocks: [
      paragraph(greeting({ ...mail, firstName: mail.name })),
      paragraph(texts.received(formatNamedDateTime(mail.declaredAt, mail.zone))),
      ...declaration(mail),
      { kind: 'highlight', label: texts.amount, value: amount },
      { kind: 'section', title: texts.next },
      paragraph(`${texts.howItComesBack} ${texts.settled}`),
      paragraph(texts.effect),
      paragraph(texts.keep),
      paragraph(`${texts.question} `, { href: `mailto:${support}`, label: support }, '.'),
    ],
  };
};
