import { invitationHours } from '#domain/links.ts';
import { owner } from '#domain/owner.ts';
import { invitationMailTexts as texts } from '#domain/texts/staff.ts';
import { type MailDocument, paragraph } from './document.ts';
import type { InvitationMail } from './shop-mail.ts';

export const invitationDocument = ({ name, link }: InvitationMail): MailDocument => ({
  subject: texts.subject,
  preheader: texts.preheader(invitationHours),
  title: texts.subject,
  blocks: [
    paragraph(texts.greeting(name)),
    paragraph(texts.reason),
    { kind: 'action', label: texts.action, href: link },
    paragraph(texts.effect(invitationHours)),
    paragraph(`${texts.fallback} `, { href: link, label: link }),
    { kind: 'section', title: texts.notMe },
    paragraph(`${texts.ignore} `, { href: `mailto:${owner.contact.email}`, label: owner.contact.email }, '.'),
  ],
});
