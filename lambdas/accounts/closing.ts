import { addHours } from '#domain/dates.ts';
import { limits } from '#domain/limits.ts';
import { closingHours, undoLinkHours } from '#domain/links.ts';
import type { Proved } from '#domain/proof.ts';
import { closingBegun } from '#domain/texts/closing-mails.ts';
import type { Closing } from '#domain/wire/closing.ts';
import { orRefuse, ShopError } from '#domain/wire/errors.ts';
import { assertUnspent } from '#lambdas/access/proof.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import type { Customer } from '#lambdas/platform/identity.ts';
import { digestOf } from '#lambdas/platform/tokens.ts';
import { isStaff } from '#lambdas/staff/staff.ts';
import type { LimitsStore } from '#lambdas/storage/limits.ts';
import { ifMoved, whileMoved } from '#lambdas/storage/moved.ts';
import { mailAbout } from '#lambdas/storage/outbox-record.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import type { RequestsStore } from '#lambdas/storage/requests.ts';
import type { StaffStore } from '#lambdas/storage/staff.ts';
import type { TokensStore } from '#lambdas/storage/tokens.ts';
import type { ClosingsStore } from '#lambdas/storage/transactions/close-account.ts';
import { type HeldDependencies, ordersOf } from './held-orders.ts';

type ReadDependencies = HeldDependencies & { readonly profiles: Pick<ProfilesStore, 'find'> };
type AskDependencies = ReadDependencies & {
  readonly closings: Pick<ClosingsStore, 'ask'>;
  readonly staff: Pick<StaffStore, 'find'>;
  readonly limits: Pick<LimitsStore, 'waitFor'>;
  readonly now: Date;
};
type KeepDependencies = ReadDependencies & {
  readonly closings: Pick<ClosingsStore, 'keepInSession'>;
  readonly requests: Pick<RequestsStore, 'answerAll'>;
  readonly now: Date;
};
type LinkDependencies = {
  readonly profiles: Pick<ProfilesStore, 'find'>;
  readonly tokens: Pick<TokensStore, 'find'>;
  readonly closings: Pick<ClosingsStore, 'keepByLink'>;
  readonly requests: Pick<RequestsStore, 'answerAll'>;
  readonly now: Date;
};

const profileOf = async (userId: string, { profiles }: Pick<ReadDependencies, 'profiles'>) =>
  orRefuse(await profiles.find(userId), 'signed_out');

const closingOf = async ({ user_id, closes_at }: ProfileRecord, deps: HeldDependencies): Promise<Closing> => {
  const { held } = await ordersOf(user_id, deps);
  return { ...(closes_at && { closes_at }), held: [...held] };
};

/** Whether the account closes and when, and what holds that back. */
export const readClosing = async (userId: string, deps: ReadDependencies): Promise<Closing> =>
  closingOf(await profileOf(userId, deps), deps);

/** To the account's address, and to those that it left within `undoLinkHours`: their owner may have been robbed of it. */
const mailsOf = (
  { user_id, email: own, former_addresses = [] }: ProfileRecord,
  closes_at: string,
  now: Date,
) => {
  const since = addHours(now, -undoLinkHours).toISOString();
  const left = former_addresses.filter(({ at }) => at > since).map(({ email }) => email);
  const formers = [...new Set(left)].filter((email) => email !== own);
  const about = { user_id, closes_at };
  return [
    mailAbout(user_id, { kind: 'closing', ...about }, now),
    ...formers.map((former) =>
      mailAbout(
        user_id,
        { kind: 'closing-former', ...about, former },
        now,
        user_id,
        closes_at,
        digestOf(former),
      ),
    ),
  ];
};

/**
 * Asks for the erasure of the account, unless an order holds it back. An order that is begun meanwhile delays the erasure
 * instead. Throws ShopError forbidden, signed_out, too_many, sign_in_again.
 */
export const askClosing = async (customer: Customer & Proved, deps: AskDependencies): Promise<Closing> => {
  const { userId } = customer;
  // An administrator ends the access of staff, whose names explain to customers who read their data.
  if (await isStaff(userId, deps)) throw new ShopError('forbidden');
  await takeUse(limits.closing, userId, deps);
  const closes_at = addHours(deps.now, closingHours).toISOString();
  return whileMoved(async () => {
    const profile = await profileOf(userId, deps);
    assertUnspent(profile, customer);
    const before = await closingOf(profile, deps);
    if (before.closes_at || before.held.length > 0) return before;
    await deps.closings.ask(userId, closes_at, mailsOf(profile, closes_at, deps.now), customer, deps.now);
    return { closes_at, held: [] };
  }).catch(ifMoved(new ShopError('signed_out')));
};

/** Keeps the account of this session. Repeating changes nothing. Throws ShopError request_changed, signed_out. */
export const keepAccount = async (customer: Customer, deps: KeepDependencies): Promise<Closing> => {
  const { userId } = customer;
  await deps.closings.keepInSession(userId, customer);
  const after = await readClosing(userId, deps);
  if (after.closes_at) throw new ShopError('request_changed', closingBegun);
  await deps.requests.answerAll(userId, 'erasure', deps.now);
  return after;
};

/** Keeps the account of a mailed link, which ends with its closing. Repeating changes nothing. 400 link_invalid. */
export const keepByLink = async (secret: string, deps: LinkDependencies): Promise<{ kept: true }> => {
  const token = await deps.tokens.find(secret);
  if (token?.purpose !== 'closing' || token.expires_at <= deps.now.toISOString())
    throw new ShopError('link_invalid');
  await deps.closings.keepByLink(token.user_id, token.expires_at);
  const profile = await deps.profiles.find(token.user_id);
  // A later wish has its own link.
  if (!profile || profile.closing) throw new ShopError('link_invalid');
  await deps.requests.answerAll(token.user_id, 'erasure', deps.now);
  return { kept: true };
};
