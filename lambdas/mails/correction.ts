import { formatDate } from '#domain/dates.ts';
import { merchant } from '#domain/merchant.ts';
import { correctionMailTexts as texts } from '#domain/texts/correction-mails.ts';
import { topicTexts } from '#domain/texts/corrections.ts';
import { type AskedCorrection, findAsked } from './asked-correction.ts';
import { type MailDocument, paragraph } from './document.ts';
import { type Addressed, type ComposeDependencies, mail, type Subject } from './mail.ts';

const compose = async (
  subject: Subject<'correction'>,
  deps: ComposeDependencies,
): Promise<Addressed<AskedCorrection> | undefined> => {
  const found = await findAsked(subject, deps);
  return found && { to: merchant.dataProtection.email, userId: undefined, content: found.asked };
};

const draw = ({ kind, about, dueAt }: AskedCorrection, siteUrl: string): MailDocument => ({
  subject: texts.subject,
  preheader: texts.preheader(formatDate(dueAt)),
  title: texts.subject,
  blocks: [
    paragraph(texts.asked[kind]),
    {
      kind: 'facts',
      rows: [
        { term: texts.about, value: topicTexts[about] },
        { term: texts.due, value: formatDate(dueAt) },
      ],
    },
    paragraph(texts.where),
    { kind: 'action', label: texts.action, href: `${siteUrl}/atelier?vue=team` },
  ],
});

/** To the team: a customer asks for something in words. */
export const correction = mail('correction', { mailing: undefined, compose, draw });
