import { merchant } from '#domain/merchant.ts';
import { contactReceiptTexts as texts } from '#domain/texts/contact-mails.ts';
import { formatNamedDateTime } from '#domain/zone.ts';
import { type MailDocument, paragraph, writeTo } from './document.ts';
import { type Addressed, type ComposeDependencies, mail, type Subject } from './mail.ts';

type Receipt = {
  readonly sentAt: Date;
  /** The sender's time zone (IANA); without it, that of the shop. */
  readonly zone?: string | undefined;
};

const compose = async (
  { contact_id }: Subject<'contact-receipt'>,
  { contacts }: ComposeDependencies,
): Promise<Addressed<Receipt> | undefined> => {
  const row = await contacts.find(contact_id);
  if (!row) return undefined;
  const content = { sentAt: new Date(row.created_at), zone: row.time_zone };
  return { to: row.email, userId: undefined, content };
};

const draw = ({ sentAt, zone }: Receipt): MailDocument => ({
  subject: texts.subject,
  preheader: texts.preheader,
  title: texts.subject,
  blocks: [
    paragraph(texts.greeting),
    paragraph(texts.received(formatNamedDateTime(sentAt, zone))),
    paragraph(`${texts.answer} `, { strong: merchant.contact.phone }, '.'),
    { kind: 'section', title: texts.notMe },
    writeTo(texts.ignore),
  ],
});

/**
 * Acknowledges a message. It repeats nothing that the sender wrote, not even the name: the address is not verified, and
 * the shop must not deliver a stranger's words to it.
 */
export const contactReceipt = mail('contact-receipt', { mailing: 'messages', compose, draw });
