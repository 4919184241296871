import { addHours } from '#domain/dates.ts';
import { invitationHours, invitationParameter } from '#domain/links.ts';
import type { MailSubject } from '#domain/mails.ts';
import { isInvited } from '#lambdas/storage/staff.ts';
import type { ComposeDependencies, Composed } from './composed.ts';
import { linkQuery } from './link-query.ts';

type InvitationSubject = Extract<MailSubject, { kind: 'invitation' }>;

/** Undefined when the invitation was withdrawn, or accepted by another link, meanwhile. */
export const composeInvitation = async (
  { user_id }: InvitationSubject,
  { staff, profiles, tokens, siteUrl, now }: ComposeDependencies,
): Promise<Composed | undefined> => {
  const row = await staff.find(user_id);
  const profile = await profiles.find(user_id);
  if (!row || !isInvited(row) || !profile || profile.locked_at) return undefined;
  const { email } = profile;
  const expiresAt = addHours(now, invitationHours);
  const token = await tokens.mint(
    { purpose: 'invitation', user_id, email, expires_at: expiresAt.toISOString() },
    now,
  );
  const query = linkQuery(token, expiresAt, { [invitationParameter]: 'atelier' });
  const link = `${siteUrl}/nouveau-mot-de-passe?${query}`;
  return { to: email, userId: user_id, mail: { kind: 'invitation', name: row.name, link, siteUrl } };
};
