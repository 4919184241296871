import type { MailSubject } from '#domain/mails.ts';
import { formOf, hoursZone } from './addressed.ts';
import { composePolicy } from './compose-policy.ts';
import type { ComposeDependencies, Composed } from './composed.ts';
import { linkQuery } from './link-query.ts';

/** The mail of a wish that was taken back meanwhile is not sent. */
const composeClosing = async (
  { user_id, closes_at }: Extract<MailSubject, { kind: 'closing' }>,
  { profiles, tokens, siteUrl, now }: ComposeDependencies,
): Promise<Composed | undefined> => {
  const profile = await profiles.find(user_id);
  if (profile?.closes_at !== closes_at) return undefined;
  const { email } = profile;
  const secret = await tokens.mint({ purpose: 'closing', user_id, email, expires_at: closes_at }, now);
  const closesAt = new Date(closes_at);
  const link = `${siteUrl}/compte/fermer?${linkQuery(secret, closesAt)}`;
  const form = { ...formOf(profile), zone: hoursZone(profile) };
  return { to: email, userId: user_id, mail: { kind: 'closing', siteUrl, closesAt, link, ...form } };
};

/** Nothing is left to read: the address is in the mail's own row. */
const composeClosed = async (
  { address }: Extract<MailSubject, { kind: 'closed' }>,
  { siteUrl }: ComposeDependencies,
): Promise<Composed> => ({ to: address, userId: undefined, mail: { kind: 'closed', siteUrl } });

/** The mail to a customer who has come back meanwhile is not sent. */
const composeIdle = async (
  { user_id, erases_at }: Extract<MailSubject, { kind: 'idle' }>,
  { profiles, siteUrl }: ComposeDependencies,
): Promise<Composed | undefined> => {
  const profile = await profiles.find(user_id);
  if (profile?.erases_at !== erases_at) return undefined;
  return {
    to: profile.email,
    userId: user_id,
    mail: { kind: 'idle', siteUrl, erasesAt: new Date(erases_at), ...formOf(profile) },
  };
};

/** The mails about the end of an account, and about its rules. */
export const composeEnd = (
  subject: Extract<MailSubject, { kind: 'closing' | 'closed' | 'idle' | 'policy' }>,
  deps: ComposeDependencies,
): Promise<Composed | undefined> => {
  switch (subject.kind) {
    case 'closing':
      return composeClosing(subject, deps);
    case 'closed':
      return composeClosed(subject, deps);
    case 'idle':
      return composeIdle(subject, deps);
    case 'policy':
      return composePolicy(subject, deps);
  }
};
