import { formatLongDate } from '#domain/dates.ts';
import type { Salutation } from '#domain/mail-form.ts';
import { changeOf } from '#domain/policy.ts';
import { greeting } from '#domain/texts/greeting.ts';
import type { PolicyChange } from '#domain/texts/policy-changes.ts';
import { policyMailTexts as texts } from '#domain/texts/policy-mail.ts';
import { fr } from '#domain/texts/typography.ts';
import { formOf } from './addressed.ts';
import { type MailDocument, paragraph, writeTo } from './document.ts';
import { type Addressed, type ComposeDependencies, mail, type Subject } from './mail.ts';

type Policy = { readonly change: PolicyChange; readonly salutation?: Salutation };

/** Not sent when the account is gone, closes or is locked meanwhile, or when the announcement was taken back. */
const compose = async (
  { user_id: userId, version }: Subject<'policy'>,
  { profiles }: ComposeDependencies,
): Promise<Addressed<Policy> | undefined> => {
  const profile = await profiles.find(userId);
  const change = changeOf(version);
  if (!profile || !change || profile.closing || profile.locked_at) return undefined;
  return { to: profile.email, userId, content: { change, ...formOf(profile) } };
};

const draw = ({ change, salutation }: Policy, siteUrl: string): MailDocument => {
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
      writeTo(texts.question),
    ],
  };
};

/** An important change of the privacy policy. It contains no name. */
export const policy = mail('policy', { mailing: 'compte', compose, draw });
