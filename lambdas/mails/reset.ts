import { resetLinkMinutes } from '#domain/links.ts';
import { owner } from '#domain/owner.ts';
import { resetMailTexts as texts } from '#domain/texts/mails.ts';
import { type MailDocument, paragraph } from './document.ts';
import type { ResetMail } from './shop-mail.ts';

export const resetDocument = ({ link }: ResetMail): MailDocument => ({
  subject: texts.subject,
  preheader: texts.preheader(resetLinkMinutes),
  title: texts.subject,
  blocks: [
    paragraph(texts.greeting()),
    paragraph(texts.reason),
    { kind: 'action', label: texts.action, href: link },
    paragraph(texts.effect(resetLinkMinutes)),
    paragraph(`${texts.fallback} `, { href: link, label: link }),
    { kind: 'section', title: texts.notMe },
    paragraph(`${texts.ignore} `, { href: `mailto:${owner.contact.email}`, label: owner.contact.email }, '.'),
  ],
});
