import { formatDate } from '#domain/dates.ts';
import type { CorrectionAnswer } from '#domain/requests.ts';
import { correctionAnswerTexts as texts } from '#domain/texts/correction-mails.ts';
import { remedies } from '#domain/texts/corrections.ts';
import { greeting } from '#domain/texts/greeting.ts';
import { formOf } from './addressed.ts';
import { type AskedCorrection, endOf, findAsked, findReader } from './asked-correction.ts';
import { type MailDocument, paragraph } from './document.ts';
import { type Addressed, type ComposeDependencies, mail, type Subject } from './mail.ts';

type Answered = AskedCorrection & {
  readonly answer: Omit<CorrectionAnswer, 'reason'> & { readonly reason?: string | undefined };
};

/** A reason may quote what was asked, so only a verified address reads it in the mail. */
const compose = async (
  subject: Subject<'correction-answer'>,
  deps: ComposeDependencies,
): Promise<Addressed<Answered> | undefined> => {
  const found = await findAsked(subject, deps);
  const profile = found && (await findReader(subject, deps));
  if (!profile || !found?.answer) return undefined;
  const { outcome, name, reason } = found.answer;
  const answer = { outcome, name, reason: profile.email_validated ? reason : undefined };
  const content = { ...found.asked, ...formOf(profile), answer };
  return { to: profile.email, userId: subject.user_id, content };
};

const draw = ({ kind, answer, askedAt, salutation }: Answered, siteUrl: string): MailDocument => {
  const { outcome, name, reason } = answer;
  const told = texts[outcome](kind, name, formatDate(askedAt));
  return {
    subject: texts.subject,
    preheader: told,
    title: texts.subject,
    blocks: [
      paragraph(greeting({ salutation })),
      paragraph(told),
      paragraph(reason === undefined ? texts.whole : texts.reason(reason)),
      ...(outcome === 'refused' ? [paragraph(remedies)] : []),
      ...endOf(texts, siteUrl),
    ],
  };
};

/** What became of a request in words. */
export const correctionAnswer = mail('correction-answer', { mailing: 'messages', compose, draw });
