import { unverifiedMailings } from '#domain/texts/stop-reasons.ts';
import { orRefuse, ShopError } from '#domain/wire/errors.ts';
import type { Choices, GuidanceChoice } from '#domain/wire/mailings.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import type { GuidanceAddress, GuidancesStore } from '#lambdas/storage/guidances.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';

type ReadDependencies = {
  readonly profiles: Pick<ProfilesStore, 'find'>;
  readonly guidances: Pick<GuidancesStore, 'find'>;
};
type SaveDependencies = {
  readonly profiles: Pick<ProfilesStore, 'find'>;
  readonly guidances: Pick<GuidancesStore, 'find' | 'stop' | 'resume'>;
  readonly now: Date;
};

/** The dates of an address and nothing about its person. */
export const choiceOf = (row: GuidanceAddress | undefined): GuidanceChoice => {
  const { asked_at, stopped_at, stopped_by, resumed_at } = row ?? {};
  return { asked_at, stopped_at, stopped_by, resumed_at };
};

/** The address, hashed, of the account; undefined until it is verified, because it may be a stranger's. */
const provedAddress = (profile: ProfileRecord): string | undefined =>
  profile.email_validated && profile.locked_at === undefined ? hashOf(profile.email) : undefined;

/** What is written to the customer. Throws ShopError signed_out. */
export const readChoices = async (
  userId: string,
  { profiles, guidances }: ReadDependencies,
): Promise<Choices> => {
  const profile = orRefuse(await profiles.find(userId), 'signed_out');
  const address = provedAddress(profile);
  const guidance = address && choiceOf(await guidances.find(address));
  return { since: profile.created_at, ...(guidance && { guidance }) };
};

/**
 * Allows or stops the guidance of the account's address. Repeating writes nothing. Throws ShopError signed_out,
 * email_unverified.
 */
export const saveChoice = async (
  userId: string,
  isWanted: boolean,
  deps: SaveDependencies,
): Promise<Choices> => {
  const address = provedAddress(orRefuse(await deps.profiles.find(userId), 'signed_out'));
  if (!address) throw new ShopError('email_unverified', unverifiedMailings);
  if (isWanted) await deps.guidances.resume(address, deps.now);
  else await deps.guidances.stop(address, 'account', deps.now);
  return readChoices(userId, deps);
};
