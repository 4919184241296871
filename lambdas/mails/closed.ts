import { closedMailTexts as texts } from '#domain/texts/closing-mails.ts';
import { greeting } from '#domain/texts/greeting.ts';
import { type MailDocument, paragraph, writeTo } from './document.ts';
import { type Addressed, mail, type Subject } from './mail.ts';

/** Nothing is left to read: the address is in the mail's own row. */
const compose = async ({ address }: Subject<'closed'>): Promise<Addressed<undefined>> => ({
  to: address,
  userId: undefined,
  content: undefined,
});

const draw = (): MailDocument => ({
  subject: texts.subject,
  preheader: texts.preheader,
  title: texts.subject,
  blocks: [
    paragraph(greeting()),
    paragraph(texts.done),
    paragraph(texts.stays),
    paragraph(texts.last),
    writeTo(texts.question),
  ],
});

/** The account is erased. */
export const closed = mail('closed', { mailing: 'compte', compose, draw });
