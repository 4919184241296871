import { formatShopDateTime } from '#domain/dates.ts';
import { merchant } from '#domain/merchant.ts';
import { contactMailTexts as texts } from '#domain/texts/contact-mails.ts';
import { fr } from '#domain/texts/typography.ts';
import { type MailDocument, paragraph } from './document.ts';
import { type Addressed, type ComposeDependencies, mail, type Subject } from './mail.ts';

type Message = {
  readonly fullName: string;
  readonly email: string;
  readonly subject: string;
  /** Lines end in \n. */
  readonly message: string;
  readonly sentAt: Date;
};

const compose = async (
  { contact_id }: Subject<'contact'>,
  { contacts }: ComposeDependencies,
): Promise<Addressed<Message> | undefined> => {
  const row = await contacts.find(contact_id);
  if (!row) return undefined;
  const { full_name: fullName, email, subject, message } = row;
  const content = { fullName, email, subject, message, sentAt: new Date(row.created_at) };
  return { to: merchant.contact.email, userId: undefined, replyTo: email, content };
};

const linesOf = (message: string): string[] => message.split('\n').filter((line) => line.trim() !== '');

const draw = ({ fullName, email, subject, message, sentAt }: Message): MailDocument => ({
  subject: texts.subject(subject),
  preheader: texts.preheader(fullName),
  title: texts.title,
  blocks: [
    {
      kind: 'facts',
      rows: [
        { term: texts.name, value: fullName },
        { term: texts.email, value: email },
        { term: texts.sentAt, value: fr(formatShopDateTime(sentAt)) },
        { term: texts.topic, value: subject },
      ],
    },
    { kind: 'section', title: texts.message },
    ...linesOf(message).map((line) => paragraph(line)),
    paragraph({ strong: texts.answer }),
  ],
});

/** A visitor's message as support reads it; answering it writes to the visitor. */
export const contact = mail('contact', { mailing: undefined, compose, draw });
