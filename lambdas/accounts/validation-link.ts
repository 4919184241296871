import { validationPageTexts } from '#domain/texts/email-validation.ts';
import { ShopError } from '#domain/wire/errors.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import { isSealed } from '#lambdas/storage/sealed.ts';
import type { TokenRecord, TokensStore } from '#lambdas/storage/tokens.ts';

export type ReadLinkDependencies = {
  readonly tokens: Pick<TokensStore, 'find'>;
  readonly profiles: Pick<ProfilesStore, 'find'>;
  readonly now: Date;
};

export const invalidLink = () => new ShopError('link_invalid', validationPageTexts.invalidLink);

/** Finds the link of a verification mail, used or not, unless it has expired unused. 400 link_invalid. */
export const readLink = async (
  request: { readonly token: string; readonly orderId?: string | undefined },
  { tokens, now }: ReadLinkDependencies,
): Promise<TokenRecord> => {
  const token = await tokens.find(request.token);
  if (token?.purpose !== 'validation') throw invalidLink();
  if (request.orderId !== undefined && request.orderId !== token.order_id) throw invalidLink();
  if (!token.used_at && token.expires_at <= now.toISOString()) throw invalidLink();
  return token;
};

/**
 * A link that may still decide about its account, with the account's profile: it is unused, of the present address, and
 * this address is not verified yet. Later, a customer without a password asks for a reset. 400 link_invalid.
 */
export const readOpenLink = async (
  request: { readonly token: string },
  deps: ReadLinkDependencies,
): Promise<{ readonly token: TokenRecord; readonly profile: ProfileRecord }> => {
  const token = await readLink(request, deps);
  const profile = await deps.profiles.find(token.user_id);
  if (token.used_at || profile?.email !== token.email || profile.email_validated) throw invalidLink();
  return { token, profile };
};

/** An administrator chose the mailbox: its link takes the present password only. 400 link_invalid, with the reason. */
export const assertUnsealed = (profile: ProfileRecord, now: Date): void => {
  if (isSealed(profile, now)) throw new ShopError('link_invalid', validationPageTexts.sealed);
};
