import { formatLongDateTime } from '#domain/dates.ts';
import { owner } from '#domain/owner.ts';
import { addressChangedTexts as texts } from '#domain/texts/address-mails.ts';
import { fr } from '#domain/texts/typography.ts';
import { type MailDocument, paragraph } from './document.ts';
import type { AddressChangedMail } from './shop-mail.ts';

const { email, phone } = owner.contact;

/** It goes to the former mailbox, which may be a stranger's: no name and no address stands in it. */
export const addressChangedDocument = ({ at }: AddressChangedMail): MailDocument => ({
  subject: texts.subject,
  preheader: texts.preheader,
  title: texts.subject,
  blocks: [
    paragraph(texts.greeting),
    paragraph(texts.changed(fr(formatLongDateTime(at)))),
    paragraph(texts.effect),
    { kind: 'section', title: texts.notMe },
    paragraph(
      `${texts.tell} `,
      { href: `mailto:${email}`, label: email },
      ` ${texts.call} `,
      { strong: phone },
      '.',
    ),
  ],
});
