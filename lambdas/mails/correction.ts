/** Mails about a correction that a customer asked for in words; none of them quotes these words. */
import { formatDate } from '#domain/dates.ts';
import {
  correctionAnswerTexts as answerTexts,
  correctionReceiptTexts,
  correctionMailTexts as teamTexts,
} from '#domain/texts/correction-mails.ts';
import { answerBy, remedies, topicTexts } from '#domain/texts/corrections.ts';
import { greeting } from '#domain/texts/greeting.ts';
import type { CorrectionAnswerMail, CorrectionMail } from './correction-mail.ts';
import { type Block, type MailDocument, paragraph } from './document.ts';

const teamDocument = ({ about, dueAt, siteUrl }: CorrectionMail): MailDocument => ({
  subject: teamTexts.subject,
  preheader: teamTexts.preheader(formatDate(dueAt)),
  title: teamTexts.subject,
  blocks: [
    paragraph(teamTexts.asked),
    {
      kind: 'facts',
      rows: [
        { term: teamTexts.about, value: topicTexts[about] },
        { term: teamTexts.due, value: formatDate(dueAt) },
      ],
    },
    paragraph(teamTexts.where),
    { kind: 'action', label: teamTexts.action, href: `${siteUrl}/atelier?vue=team` },
  ],
});

const endOf = (
  { siteUrl }: CorrectionMail,
  { account, question, email }: Pick<typeof answerTexts, 'account' | 'question' | 'email'>,
): Block[] => [
  { kind: 'action', label: account, href: `${siteUrl}/compte/mes-donnees` },
  paragraph(`${question} `, { href: `mailto:${email}`, label: email }, '.'),
];

const receiptDocument = (mail: CorrectionMail): MailDocument => {
  const texts = correctionReceiptTexts;
  return {
    subject: texts.subject,
    preheader: answerBy(mail.dueAt),
    title: texts.subject,
    blocks: [
      paragraph(greeting(mail)),
      paragraph(texts.asked(formatDate(mail.askedAt), topicTexts[mail.about])),
      paragraph({ strong: answerBy(mail.dueAt) }),
      paragraph(texts.law),
      ...endOf(mail, texts),
    ],
  };
};

const answerDocument = (mail: CorrectionAnswerMail): MailDocument => {
  const { outcome, name, reason } = mail.answer;
  const told = answerTexts[outcome](name, formatDate(mail.askedAt));
  return {
    subject: answerTexts.subject,
    preheader: told,
    title: answerTexts.subject,
    blocks: [
      paragraph(greeting(mail)),
      paragraph(told),
      paragraph(reason === undefined ? answerTexts.whole : answerTexts.reason(reason)),
      ...(outcome === 'refused' ? [paragraph(remedies)] : []),
      ...endOf(mail, answerTexts),
    ],
  };
};

export const correctionDocument = (mail: CorrectionMail): MailDocument => {
  switch (mail.kind) {
    case 'correction':
      return teamDocument(mail);
    case 'correction-receipt':
      return receiptDocument(mail);
    case 'correction-answer':
      return answerDocument(mail);
  }
};
