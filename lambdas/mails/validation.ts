import { validationLinkDays } from '#domain/links.ts';
import { merchant } from '#domain/merchant.ts';
import { greeting } from '#domain/texts/greeting.ts';
import { validationMailTexts as texts } from '#domain/texts/mails.ts';
import { type MailDocument, paragraph } from './document.ts';
import type { ValidationMail } from './shop-mail.ts';

export const validationDocument = ({ link, isChanged }: ValidationMail): MailDocument => ({
  subject: texts.subject,
  preheader: texts.preheader(validationLinkDays),
  title: texts.subject,
  blocks: [
    paragraph(greeting()),
    paragraph(isChanged ? texts.reasonOfChange : texts.reason),
    { kind: 'action', label: texts.action, href: link },
    paragraph(texts.effect(validationLinkDays)),
    paragraph(`${texts.fallback} `, { href: link, label: link }),
    { kind: 'section', title: texts.notMe },
    paragraph(
      `${isChanged ? texts.ignoreChange : texts.ignore} `,
      { href: `mailto:${merchant.contact.email}`, label: merchant.contact.email },
      '.',
    ),
  ],
});
