import { formatParisDateTime } from '#domain/dates.ts';
import { merchant } from '#domain/merchant.ts';
import { contactReceiptTexts, contactMailTexts as texts } from '#domain/texts/contact-mails.ts';
import { fr } from '#domain/texts/typography.ts';
import { formatNamedDateTime } from '#domain/zone.ts';
import { type MailDocument, paragraph } from './document.ts';
import type { ContactMail, ContactReceiptMail } from './shop-mail.ts';

const linesOf = (message: string): string[] => message.split('\n').filter((line) => line.trim() !== '');

export const contactDocument = (mail: ContactMail): MailDocument => ({
  subject: texts.subject(mail.subject),
  preheader: texts.preheader(mail.fullName),
  title: texts.title,
  blocks: [
    {
      kind: 'facts',
      rows: [
        { term: texts.name, value: mail.fullName },
        { term: texts.email, value: mail.email },
        { term: texts.sentAt, value: fr(formatParisDateTime(mail.sentAt)) },
        { term: texts.topic, value: mail.subject },
      ],
    },
    { kind: 'section', title: texts.message },
    ...linesOf(mail.message).map((line) => paragraph(line)),
    paragraph({ strong: texts.answer }),
  ],
});

const { email, phone } = merchant.contact;

export const contactReceiptDocument = ({ sentAt, zone }: ContactReceiptMail): MailDocument => ({
  subject: contactReceiptTexts.subject,
  preheader: contactReceiptTexts.preheader,
  title: contactReceiptTexts.subject,
  blocks: [
    paragraph(contactReceiptTexts.greeting),
    paragraph(contactReceiptTexts.received(formatNamedDateTime(sentAt, zone))),
    paragraph(`${contactReceiptTexts.answer} `, { strong: phone }, '.'),
    { kind: 'section', title: contactReceiptTexts.notMe },
    paragraph(`${contactReceiptTexts.ignore} `, { href: `mailto:${email}`, label: email }, '.'),
  ],
});
