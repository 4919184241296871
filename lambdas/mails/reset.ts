import { resetLinkMinutes, validationLinkDays } from '#domain/links.ts';
import type { Salutation } from '#domain/mail-form.ts';
import { sealedResetTexts } from '#domain/texts/address-mails.ts';
import { greeting } from '#domain/texts/greeting.ts';
import { resetMailTexts } from '#domain/texts/mails.ts';
import { isSealed } from '#lambdas/storage/sealed.ts';
import { formOf } from './addressed.ts';
import type { MailDocument } from './document.ts';
import { linkQuery } from './link-query.ts';
import { type Addressed, type ComposeDependencies, mail, type Subject } from './mail.ts';
import { secretLinkDocument } from './secret-link.ts';
import { verificationLink } from './validation.ts';

/** `link` is the whole address, secret included. */
type Reset = { readonly link: string; readonly isSealed?: boolean; readonly salutation?: Salutation };

const compose = async (
  { user_id }: Subject<'reset'>,
  { profiles, tokens, siteUrl, now }: ComposeDependencies,
): Promise<Addressed<Reset> | undefined> => {
  const profile = await profiles.find(user_id);
  if (!profile || profile.locked_at) return undefined;
  const { email } = profile;
  if (isSealed(profile, now)) {
    const link = await verificationLink(profile, { tokens, siteUrl, now }, { redirect: 'account' });
    return { to: email, userId: user_id, content: { link, isSealed: true, ...formOf(profile) } };
  }
  const expiresAt = new Date(now.getTime() + resetLinkMinutes * 60_000);
  const secret = await tokens.mint(
    { purpose: 'reset', user_id, email, expires_at: expiresAt.toISOString() },
    now,
  );
  const link = `${siteUrl}/nouveau-mot-de-passe?${linkQuery(secret, expiresAt)}`;
  return { to: email, userId: user_id, content: { link, ...formOf(profile) } };
};

const draw = ({ link, isSealed: sealed, salutation }: Reset): MailDocument =>
  sealed
    ? secretLinkDocument(sealedResetTexts, greeting({ salutation }), link, validationLinkDays)
    : secretLinkDocument(resetMailTexts, greeting({ salutation }), link, resetLinkMinutes);

/** It contains no name: «Madame» or «Monsieur» stands alone. */
export const reset = mail('reset', { mailing: 'compte', compose, draw });
