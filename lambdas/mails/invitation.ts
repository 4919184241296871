import { addHours } from '#domain/dates.ts';
import { invitationHours, invitationParameter } from '#domain/links.ts';
import { invitationMailTexts as texts } from '#domain/texts/staff.ts';
import { isInvited } from '#lambdas/storage/staff.ts';
import type { MailDocument } from './document.ts';
import { linkQuery } from './link-query.ts';
import { type Addressed, type ComposeDependencies, mail, type Subject } from './mail.ts';
import { secretLinkDocument } from './secret-link.ts';

/** `link` is the whole address, secret included. */
type Invitation = { readonly name: string; readonly link: string };

/**
 * To the mailbox that was invited. Undefined when the invitation was withdrawn, or accepted by another link, meanwhile, or
 * its account has another address.
 */
const compose = async (
  { user_id }: Subject<'invitation'>,
  { staff, profiles, tokens, siteUrl, now }: ComposeDependencies,
): Promise<Addressed<Invitation> | undefined> => {
  const row = await staff.find(user_id);
  const profile = await profiles.find(user_id);
  if (!row || !isInvited(row) || !profile || profile.locked_at) return undefined;
  const { email, invited_at } = row;
  if (!email || profile.email !== email) return undefined;
  const expiresAt = addHours(now, invitationHours);
  const token = await tokens.mint(
    { purpose: 'invitation', user_id, email, invited_at, expires_at: expiresAt.toISOString() },
    now,
  );
  const query = linkQuery(token, expiresAt, { [invitationParameter]: 'atelier' });
  const link = `${siteUrl}/nouveau-mot-de-passe?${query}`;
  return { to: email, userId: user_id, content: { name: row.name, link } };
};

const draw = ({ name, link }: Invitation): MailDocument =>
  secretLinkDocument(texts, texts.greeting(name), link, invitationHours);

/** To an invited colleague. */
export const invitation = mail('invitation', { mailing: undefined, compose, draw });
