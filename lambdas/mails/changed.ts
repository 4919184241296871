import { merchant } from '#domain/merchant.ts';
import type { addressChangedTexts } from '#domain/texts/address-mails.ts';
import { greeting } from '#domain/texts/greeting.ts';
import type { passwordChangedTexts } from '#domain/texts/password-mail.ts';
import { fr } from '#domain/texts/typography.ts';
import { formatNamedDateTime } from '#domain/zone.ts';
import type { Form, Hours } from './addressed.ts';
import { type Block, type MailDocument, paragraph } from './document.ts';

const { email, phone } = merchant.contact;

type Texts = typeof addressChangedTexts | typeof passwordChangedTexts;

export type Changed = Form &
  Hours & {
    readonly at: Date;
  };

/**
 * To an account whose address or password was changed by somebody who was signed in. The mailbox may be a stranger's, so
 * the mail contains no name and no address.
 */
export const changedDocument = (texts: Texts, changed: Changed, wayBack: readonly Block[]): MailDocument => ({
  subject: texts.subject,
  preheader: texts.preheader,
  title: texts.subject,
  blocks: [
    paragraph(greeting({ salutation: changed.salutation })),
    paragraph(texts.changed(fr(formatNamedDateTime(changed.at, changed.zone)))),
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
