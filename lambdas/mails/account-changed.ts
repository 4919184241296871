import { formatParisDateTime } from '#domain/dates.ts';
import { undoLinkHours } from '#domain/links.ts';
import { merchant } from '#domain/merchant.ts';
import { addressChangedTexts as texts } from '#domain/texts/address-mails.ts';
import { validationMailTexts } from '#domain/texts/mails.ts';
import { fr } from '#domain/texts/typography.ts';
import type { AddressChangedMail } from './account-mail.ts';
import { type Block, type MailDocument, paragraph } from './document.ts';

const { email, phone } = merchant.contact;

const undo = (link: string | undefined): Block[] =>
  link === undefined
    ? []
    : [
        paragraph(texts.undo(undoLinkHours)),
        { kind: 'action', label: texts.undoAction, href: link },
        paragraph(`${validationMailTexts.fallback} `, { href: link, label: link }),
      ];

/** The mail goes to the former mailbox, which may be a stranger's, so it contains no name and no address. */
export const addressChangedDocument = ({ at, link }: AddressChangedMail): MailDocument => ({
  subject: texts.subject,
  preheader: texts.preheader,
  title: texts.subject,
  blocks: [
    paragraph(texts.greeting),
    paragraph(texts.changed(fr(formatParisDateTime(at)))),
    paragraph(texts.effect),
    { kind: 'section', title: texts.notMe },
    ...undo(link),
    paragraph(
      `${texts.tell} `,
      { href: `mailto:${email}`, label: email },
      ` ${texts.call} `,
      { strong: phone },
      '.',
    ),
  ],
});
