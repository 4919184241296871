/** Mails to an account whose address or password was changed by somebody who was signed in. */
import { formatParisDateTime } from '#domain/dates.ts';
import { undoLinkHours } from '#domain/links.ts';
import { merchant } from '#domain/merchant.ts';
import { addressChangedTexts } from '#domain/texts/address-mails.ts';
import { validationMailTexts } from '#domain/texts/mails.ts';
import { passwordChangedTexts } from '#domain/texts/password-mail.ts';
import { fr } from '#domain/texts/typography.ts';
import type { AddressChangedMail, PasswordChangedMail } from './account-mail.ts';
import { type Block, type MailDocument, paragraph } from './document.ts';

const { email, phone } = merchant.contact;

type Texts = typeof addressChangedTexts | typeof passwordChangedTexts;

/** The mailbox may be a stranger's, so the mail contains no name and no address. */
const changedDocument = (texts: Texts, at: Date, wayBack: readonly Block[]): MailDocument => ({
  subject: texts.subject,
  preheader: texts.preheader,
  title: texts.subject,
  blocks: [
    paragraph(texts.greeting),
    paragraph(texts.changed(fr(formatParisDateTime(at)))),
    paragraph(texts.effect),
    { kind: 'section', title: texts.notMe },
    ...wayBack,
    paragraph(
      `${texts.tell} `,
      { href: `mailto:${email}`, label: email },
      ` ${texts.call} `,
      { strong: phone },
      '.',
    ),
  ],
});

const undo = (link: string | undefined): Block[] =>
  link === undefined
    ? []
    : [
        paragraph(addressChangedTexts.undo(undoLinkHours)),
        { kind: 'action', label: addressChangedTexts.undoAction, href: link },
        paragraph(`${validationMailTexts.fallback} `, { href: link, label: link }),
      ];

export const addressChangedDocument = ({ at, link }: AddressChangedMail): MailDocument =>
  changedDocument(addressChangedTexts, at, undo(link));

export const passwordChangedDocument = ({ at, link }: PasswordChangedMail): MailDocument =>
  changedDocument(passwordChangedTexts, at, [
    paragraph(passwordChangedTexts.regain),
    { kind: 'action', label: passwordChangedTexts.regainAction, href: link },
  ]);
