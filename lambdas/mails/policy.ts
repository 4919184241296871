/** The mail about an important change of the privacy policy. It contains no name. */
import { formatLongDate } from '#domain/dates.ts';
import { merchant } from '#domain/merchant.ts';
import { greeting } from '#domain/texts/greeting.ts';
import { policyMailTexts as texts } from '#domain/texts/policy-mail.ts';
import { fr } from '#domain/texts/typography.ts';
import type { PolicyMail } from './account-mail.ts';
import { type MailDocument, paragraph } from './document.ts';

const { email } = merchant.contact;

export const policyDocument = ({ change, salutation, siteUrl }: PolicyMail): MailDocument => {
  const date = fr(formatLongDate(new Date(change.appliesFrom)));
  const page = (path: string, label: string) => ({ href: `${siteUrl}${path}`, label });
  return {
    subject: texts.subject,
    preheader: texts.preheader(date),
    title: texts.subject,
    blocks: [
      paragraph(greeting({ salutation })),
      paragraph(texts.reason(date)),
      { kind: 'section', title: texts.what },
      { kind: 'list', items: change.changes },
      { kind: 'action', label: texts.action, href: `${siteUrl}/confidentialite` },
      paragraph(`${texts.rights} `, page('/compte/mes-donnees', texts.myData), '.'),
      paragraph(`${texts.leave} `, page('/compte/fermer', texts.close), texts.leaveDetail),
      paragraph(texts.once),
      paragraph(`${texts.question} `, { href: `mailto:${email}`, label: email }, '.'),
    ],
  };
};
