import type { sealedResetTexts } from '#domain/texts/address-mails.ts';
import type { resetMailTexts } from '#domain/texts/mails.ts';
import type { invitationMailTexts } from '#domain/texts/staff.ts';
import { fallbackLink, type MailDocument, paragraph, writeTo } from './document.ts';

type Texts = typeof resetMailTexts | typeof sealedResetTexts | typeof invitationMailTexts;

/** A mail with a link that sets a password: a forgotten one, or the first one of a colleague. */
export const secretLinkDocument = (
  texts: Texts,
  hello: string,
  link: string,
  lasts: number,
): MailDocument => ({
  subject: texts.subject,
  preheader: texts.preheader(lasts),
  title: texts.subject,
  blocks: [
    paragraph(hello),
    paragraph(texts.reason),
    { kind: 'action', label: texts.action, href: link },
    paragraph(texts.effect(lasts)),
    fallbackLink(texts.fallback, link),
    { kind: 'section', title: texts.notMe },
    writeTo(texts.ignore),
  ],
});
