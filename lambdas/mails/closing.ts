/** Mails about the end of an account: the wish with its way back, the end, and an unused one. They contain no name. */
import { formatLongDate } from '#domain/dates.ts';
import { merchant } from '#domain/merchant.ts';
import { closedMailTexts, idleMailTexts, closingMailTexts as texts } from '#domain/texts/closing-mails.ts';
import { greeting } from '#domain/texts/greeting.ts';
import { fr } from '#domain/texts/typography.ts';
import { formatNamedDateTime } from '#domain/zone.ts';
import type { ClosedMail, ClosingMail, IdleMail, PolicyMail } from './account-mail.ts';
import { type MailDocument, paragraph } from './document.ts';
import { policyDocument } from './policy.ts';

const { email } = merchant.contact;
const write = (words: string) => paragraph(`${words} `, { href: `mailto:${email}`, label: email }, '.');

const closingDocument = ({ closesAt, link, zone, salutation }: ClosingMail): MailDocument => {
  const date = fr(formatNamedDateTime(closesAt, zone));
  return {
    subject: texts.subject,
    preheader: texts.preheader(date),
    title: texts.subject,
    blocks: [
      paragraph(greeting({ salutation })),
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

const closedDocument = (): MailDocument => ({
  subject: closedMailTexts.subject,
  preheader: closedMailTexts.preheader,
  title: closedMailTexts.subject,
  blocks: [
    paragraph(greeting()),
    paragraph(closedMailTexts.done),
    paragraph(closedMailTexts.stays),
    paragraph(closedMailTexts.last),
    write(closedMailTexts.question),
  ],
});

const idleDocument = ({ erasesAt, siteUrl, salutation }: IdleMail): MailDocument => {
  const date = fr(formatLongDate(erasesAt));
  return {
    subject: idleMailTexts.subject,
    preheader: idleMailTexts.preheader(date),
    title: idleMailTexts.subject,
    blocks: [
      paragraph(greeting({ salutation })),
      paragraph(idleMailTexts.unused),
      paragraph(idleMailTexts.when(date)),
      paragraph(idleMailTexts.keep),
      { kind: 'action', label: idleMailTexts.action, href: `${siteUrl}/compte` },
      paragraph(idleMailTexts.stays),
      paragraph(idleMailTexts.once),
      write(idleMailTexts.question),
    ],
  };
};

export const endDocument = (mail: ClosingMail | ClosedMail | IdleMail | PolicyMail): MailDocument => {
  switch (mail.kind) {
    case 'closing':
      return closingDocument(mail);
    case 'closed':
      return closedDocument();
    case 'idle':
      return idleDocument(mail);
    case 'policy':
      return policyDocument(mail);
  }
};
