/** Mails to an account whose address or password was changed by somebody who was signed in. */
import { undoLinkHours } from '#domain/links.ts';
import { merchant } from '#domain/merchant.ts';
import { addressChangedTexts } from '#domain/texts/address-mails.ts';
import { greeting } from '#domain/texts/greeting.ts';
import { validationMailTexts } from '#domain/texts/mails.ts';
import { passwordChangedTexts } from '#domain/texts/password-mail.ts';
import { fr } from '#domain/texts/typography.ts';
import { formatNamedDateTime } from '#domain/zone.ts';
import type { AddressChangedMail, PasswordChangedMail } from './account-mail.ts';
import { type Block, type MailDocument, paragraph } from './document.ts';

const { email, phone } = merchant.contact;

type Texts = typeof addressChangedTexts | typeof passwordChangedTexts;

type Changed = AddressChangedMail | PasswordChangedMail;

/** The mailbox may be a stranger's, so the mail contains no name and no address. */
const changedDocument = (texts: Texts, mail: Changed, wayBack: readonly Block[]): MailDocument => ({
  subject: texts.subject,
  preheader: texts.preheader,
  title: texts.subject,
  blocks: [
    paragraph(greeting(mail)),
    paragraph(texts.changed(fr(formatNamedDateTime(mail.at, mail.zone)))),
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

export const addressChangedDocument = (mail: AddressChangedMail): MailDocument =>
  changedDocument(addressChangedTexts, mail, undo(mail.link));

export const passwordChangedDocument = (mail: PasswordChangedMail): MailDocument =>
  changedDocument(passwordChangedTexts, mail, [
    paragraph(passwordChangedTexts.regain),
    { kind: 'action', label: passwordChangedTexts.regainAction, href: mail.link },
  ]);
