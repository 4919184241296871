import { formatParisDateTime } from '#domain/dates.ts';
import { merchant } from '#domain/merchant.ts';
import { passwordChangedTexts as texts } from '#domain/texts/password-mail.ts';
import { fr } from '#domain/texts/typography.ts';
import type { PasswordChangedMail } from './account-mail.ts';
import { type MailDocument, paragraph } from './document.ts';

const { email, phone } = merchant.contact;

/** The address may never have been verified, so the mail contains no name. */
export const passwordChangedDocument = ({ at, link }: PasswordChangedMail): MailDocument => ({
  subject: texts.subject,
  preheader: texts.preheader,
  title: texts.subject,
  blocks: [
    paragraph(texts.greeting),
    paragraph(texts.changed(fr(formatParisDateTime(at)))),
    paragraph(texts.effect),
    { kind: 'section', title: texts.notMe },
    paragraph(texts.regain),
    { kind: 'action', label: texts.regainAction, href: link },
    paragraph(
      `${texts.tell} `,
      { href: `mailto:${email}`, label: email },
      ` ${texts.call} `,
      { strong: phone },
      '.',
    ),
  ],
});
