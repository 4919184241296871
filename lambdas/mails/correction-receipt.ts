import { formatDate } from '#domain/dates.ts';
import { correctionReceiptTexts as texts } from '#domain/texts/correction-mails.ts';
import { answerBy, topicTexts } from '#domain/texts/corrections.ts';
import { greeting } from '#domain/texts/greeting.ts';
import { formOf } from './addressed.ts';
import { type AskedCorrection, endOf, findAsked, findReader } from './asked-correction.ts';
import { type MailDocument, paragraph } from './document.ts';
import { type Addressed, type ComposeDependencies, mail, type Subject } from './mail.ts';

const compose = async (
  subject: Subject<'correction-receipt'>,
  deps: ComposeDependencies,
): Promise<Addressed<AskedCorrection> | undefined> => {
  const found = await findAsked(subject, deps);
  const profile = found && (await findReader(subject, deps));
  if (!found || !profile) return undefined;
  return { to: profile.email, userId: subject.user_id, content: { ...found.asked, ...formOf(profile) } };
};

const draw = (
  { kind, about, askedAt, dueAt, salutation }: AskedCorrection,
  siteUrl: string,
): MailDocument => ({
  subject: texts.subject,
  preheader: answerBy(dueAt),
  title: texts.subject,
  blocks: [
    paragraph(greeting({ salutation })),
    paragraph(texts.asked(kind, formatDate(askedAt), topicTexts[about])),
    paragraph({ strong: answerBy(dueAt) }),
    paragraph(texts.law),
    ...endOf(texts, siteUrl),
  ],
});

export const correctionReceipt = mail('correction-receipt', { mailing: 'messages', compose, draw });
