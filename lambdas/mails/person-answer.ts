import { formatDate } from '#domain/dates.ts';
import type { CorrectionAnswer } from '#domain/requests.ts';
import { remedies } from '#domain/texts/corrections.ts';
import { greeting } from '#domain/texts/greeting.ts';
import { personAnswerTexts as texts } from '#domain/texts/person-mails.ts';
import { type MailDocument, paragraph, writeTo } from './document.ts';
import { type Addressed, type ComposeDependencies, mail, type Subject } from './mail.ts';

type Answered = { readonly askedAt: Date; readonly outcome: CorrectionAnswer['outcome'] };

/** The address was typed and never proved: the answer itself stands on the page of the link. */
const compose = async (
  { who, request_id: id }: Subject<'person-answer'>,
  { requests }: ComposeDependencies,
): Promise<Addressed<Answered> | undefined> => {
  const row = await requests.find({ who, id });
  const to = row?.asked?.studied?.email;
  const answer = row?.asked?.answer;
  if (!row || to === undefined || !answer) return undefined;
  return { to, userId: undefined, content: { askedAt: new Date(row.asked_at), outcome: answer.outcome } };
};

const draw = ({ askedAt, outcome }: Answered): MailDocument => {
  const told = texts[outcome](formatDate(askedAt));
  return {
    subject: texts.subject,
    preheader: told,
    title: texts.subject,
    blocks: [
      paragraph(greeting()),
      paragraph(told),
      paragraph(texts.where),
      ...(outcome === 'refused' ? [paragraph(remedies)] : []),
      writeTo(texts.question, texts.email),
    ],
  };
};

/** The person studied, who has no account, gets an answer. */
export const personAnswer = mail('person-answer', { mailing: 'messages', compose, draw });
