/** Mails about closing an account: the wish with its way back, and the end. They contain no name. */
import { formatParisDateTime } from '#domain/dates.ts';
import { merchant } from '#domain/merchant.ts';
import { closedMailTexts, closingMailTexts as texts } from '#domain/texts/closing-mails.ts';
import { fr } from '#domain/texts/typography.ts';
import { type MailDocument, paragraph } from './document.ts';
import type { ClosingMail } from './shop-mail.ts';

const { email } = merchant.contact;
const write = (words: string) => paragraph(`${words} `, { href: `mailto:${email}`, label: email }, '.');

export const closingDocument = ({ closesAt, link }: ClosingMail): MailDocument => {
  const date = fr(formatParisDateTime(closesAt));
  return {
    subject: texts.subject,
    preheader: texts.preheader(date),
    title: texts.subject,
    blocks: [
      paragraph(texts.greeting),
      paragraph(texts.asked),
      paragraph(texts.when(date)),
      paragraph(texts.keep),
      { kind: 'action', label: texts.action, href: link },
      paragraph(`${texts.fallback} `, { href: link, label: link }),
      { kind: 'section', title: texts.notMe },
      write(texts.secure),
    ],
  };
};

export const closedDocument = (): MailDocument => ({
  subject: closedMailTexts.subject,
  preheader: closedMailTexts.preheader,
  title: closedMailTexts.subject,
  blocks: [
    paragraph(closedMailTexts.greeting),
    paragraph(closedMailTexts.done),
    paragraph(closedMailTexts.stays),
    paragraph(closedMailTexts.last),
    write(closedMailTexts.question),
  ],
});
