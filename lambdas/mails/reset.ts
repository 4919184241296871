import { resetLinkMinutes } from '#domain/links.ts';
import type { Salutation } from '#domain/mail-form.ts';
import { greeting } from '#domain/texts/greeting.ts';
import { resetMailTexts } from '#domain/texts/mails.ts';
import { formOf } from './addressed.ts';
import type { MailDocument } from './document.ts';
import { linkQuery } from './link-query.ts';
import { type Addressed, type ComposeDependencies, mail, type Subject } from './mail.ts';
import { secretLinkDocument } from './secret-link.ts';

/** `link` is the whole address, secret included. */
type Reset = { readonly link: string; readonly salutation?: Salutation };

const compose = async (
  { user_id }: Subject<'reset'>,
  { profiles, tokens, siteUrl, now }: ComposeDependencies,
): Promise<Addressed<Reset> | undefined> => {
  const profile = await profiles.find(user_id);
  if (!profile || profile.locked_at) return undefined;
  const { email } = profile;
  const expiresAt = new Date(now.getTime() + resetLinkMinutes * 60_000);
  const secret = await tokens.mint(
    { purpose: 'reset', user_id, email, expires_at: expiresAt.toISOString() },
    now,
  );
  const link = `${siteUrl}/nouveau-mot-de-passe?${linkQuery(secret, expiresAt)}`;
  return { to: email, userId: user_id, content: { link, ...formOf(profile) } };
};

const draw = ({ link, salutation }: Reset): MailDocument =>
  secretLinkDocument(resetMailTexts, greeting({ salutation }), link, resetLinkMinutes);

/** It contains no name: «Madame» or «Monsieur» stands alone. */
export const reset = mail('reset', { mailing: 'compte', compose, draw });
