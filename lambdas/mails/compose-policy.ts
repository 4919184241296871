import type { MailSubject } from '#domain/mails.ts';
import { changeOf } from '#domain/policy.ts';
import { formOf } from './addressed.ts';
import type { ComposeDependencies, Composed } from './composed.ts';

/** Not sent when the account is gone, closes or is locked meanwhile, or when the announcement was taken back. */
export const composePolicy = async (
  { user_id, version }: Extract<MailSubject, { kind: 'policy' }>,
  { profiles, siteUrl }: ComposeDependencies,
): Promise<Composed | undefined> => {
  const profile = await profiles.find(user_id);
  const change = changeOf(version);
  if (!profile || !change || profile.closing || profile.locked_at) return undefined;
  return {
    to: profile.email,
    userId: user_id,
    mail: { kind: 'policy', siteUrl, change, ...formOf(profile) },
  };
};
