/** Mails with a link that sets a password: a forgotten one, and the first one of a colleague. */

import { invitationHours, resetLinkMinutes } from '#domain/links.ts';
import { merchant } from '#domain/merchant.ts';
import { greeting } from '#domain/texts/greeting.ts';
import { resetMailTexts } from '#domain/texts/mails.ts';
import { invitationMailTexts } from '#domain/texts/staff.ts';
import type { InvitationMail, ResetMail } from './account-mail.ts';
import { type MailDocument, paragraph } from './document.ts';

type Texts = typeof resetMailTexts | typeof invitationMailTexts;

const { email } = merchant.contact;

const secretLinkDocument = (texts: Texts, hello: string, link: string, lasts: number): MailDocument => ({
  subject: texts.subject,
  preheader: texts.preheader(lasts),
  title: texts.subject,
  blocks: [
    paragraph(hello),
    paragraph(texts.reason),
    { kind: 'action', label: texts.action, href: link },
    paragraph(texts.effect(lasts)),
    paragraph(`${texts.fallback} `, { href: link, label: link }),
    { kind: 'section', title: texts.notMe },
    paragraph(`${texts.ignore} `, { href: `mailto:${email}`, label: email }, '.'),
  ],
});

export const resetDocument = (mail: ResetMail): MailDocument =>
  secretLinkDocument(resetMailTexts, greeting(mail), mail.link, resetLinkMinutes);

export const invitationDocument = ({ name, link }: InvitationMail): MailDocument =>
  secretLinkDocument(invitationMailTexts, invitationMailTexts.greeting(name), link, invitationHours);
