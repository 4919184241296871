import type { MailSubject } from '#domain/mails.ts';
import { merchant } from '#domain/merchant.ts';
import { keyOf } from '#lambdas/storage/requests.ts';
import { formOf } from './addressed.ts';
import type { ComposeDependencies, Composed } from './composed.ts';
import type { CorrectionMail } from './correction-mail.ts';

type CorrectionSubject = Extract<MailSubject, { kind: CorrectionMail['kind'] }>;
type CorrectionDependencies = Pick<ComposeDependencies, 'requests' | 'profiles' | 'siteUrl'>;

/**
 * The mails about a correction that was asked for in words: to the team, the customer's receipt, the answer. Undefined once
 * the words are erased. A reason may quote them, so only a verified address reads it in the mail.
 */
export const composeCorrection = async (
  { kind, user_id, request_id }: CorrectionSubject,
  { requests, profiles, siteUrl }: CorrectionDependencies,
): Promise<Composed | undefined> => {
  const row = await requests.find(keyOf(user_id, request_id));
  if (!row?.asked) return undefined;
  const { about, answer } = row.asked;
  const facts = { siteUrl, about, askedAt: new Date(row.asked_at), dueAt: new Date(row.due_at) };
  if (kind === 'correction')
    return { to: merchant.dataProtection.email, userId: undefined, mail: { kind, ...facts } };
  const profile = await profiles.find(user_id);
  if (!profile || profile.locked_at) return undefined;
  const customer = { to: profile.email, userId: user_id };
  const form = formOf(profile);
  if (kind === 'correction-receipt') return { ...customer, mail: { kind, ...facts, ...form } };
  if (!answer) return undefined;
  const { outcome, name, reason } = answer;
  const read = profile.email_validated ? reason : undefined;
  return { ...customer, mail: { kind, ...facts, ...form, answer: { outcome, name, reason: read } } };
};
