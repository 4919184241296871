import { addHours } from '#domain/dates.ts';
import { sealHours } from '#domain/links.ts';
import { staffTexts } from '#domain/texts/staff.ts';
import { unseal as wire } from '#domain/wire/address.ts';
import { orRefuse, ShopError } from '#domain/wire/errors.ts';
import { log } from '#lambdas/platform/log.ts';
import { digestOf } from '#lambdas/platform/tokens.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { AccessesStore } from '#lambdas/storage/accesses.ts';
import type { IssuesStore } from '#lambdas/storage/issues.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import { mailAbout, type OutboxRecord } from '#lambdas/storage/outbox-record.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import type { StaffStore } from '#lambdas/storage/staff.ts';
import type { UnsealingsStore } from '#lambdas/storage/transactions/unseal.ts';

export type UnsealDependencies = {
  readonly profiles: Pick<ProfilesStore, 'find'>;
  readonly staff: Pick<StaffStore, 'find'>;
  readonly orders: Pick<OrdersStore, 'idsOfUser'>;
  readonly accesses: Pick<AccessesStore, 'add'>;
  readonly issues: Pick<IssuesStore, 'close'>;
  readonly unsealings: Pick<UnsealingsStore, 'confirm'>;
  readonly now: Date;
};

/** To the confirmed addresses that the account has left, which can undo it, and to the new mailbox. */
const mailsOf = (profile: ProfileRecord, opens_at: string, now: Date): OutboxRecord[] => {
  const { user_id, email, former_addresses = [] } = profile;
  const formers = former_addresses.filter((left) => left.email !== email);
  const told = formers.map(({ email: former, at }) =>
    mailAbout(
      user_id,
      { kind: 'address-confirmed', user_id, former, at, opens_at },
      now,
      ...[user_id, opens_at, digestOf(`${former} ${at}`)],
    ),
  );
  return [...told, mailAbout(user_id, { kind: 'address-opens', user_id, opens_at }, now)];
};

/** Nobody who chose the mailbox, and nobody whom they made an administrator for it. */
const assertAnother = async (
  me: Member,
  { who, at }: NonNullable<ProfileRecord['sealed']>,
  deps: UnsealDependencies,
) => {
  const row = await deps.staff.find(me.id);
  const isOlder = row?.accepted_at !== undefined && row.accepted_at < at;
  if (who.includes(me.id) || !isOlder) throw new ShopError('forbidden', staffTexts.another);
};

/**
 * A second administrator confirms that the owner of a corrected mailbox is the customer: after `sealHours` a link sets
 * another password, unless a former mailbox undoes the correction. The customer's account shows who did it. Throws
 * ShopError not_found, forbidden, request_changed.
 */
export const unseal = async (
  me: Member,
  id: string | undefined,
  deps: UnsealDependencies,
): Promise<{ opens_at: string }> => {
  const known = wire.id.safeParse(id);
  const profile = orRefuse(known.success ? await deps.profiles.find(known.data) : undefined, 'not_found');
  const { user_id, sealed } = profile;
  if (!sealed?.asked_at || sealed.opens_at) {
    await deps.issues.close('sealed', user_id);
    throw new ShopError('request_changed', staffTexts.unsealed);
  }
  await assertAnother(me, sealed, deps);
  const opens_at = addHours(deps.now, sealHours).toISOString();
  const access = { by: 'administrator', name: me.name, who: me.id, what: 'unsealed' } as const;
  for (const order of await deps.orders.idsOfUser(user_id)) await deps.accesses.add(order, access, deps.now);
  const mails = mailsOf(profile, opens_at, deps.now);
  const isFirst = await deps.unsealings.confirm({ ...profile, sealed }, me.id, opens_at, mails);
  if (!isFirst) throw new ShopError('request_changed', staffTexts.unsealed);
  log.alarm('address_unsealed', { user: user_id, by: me.id });
  return { opens_at };
};

export const route = routeOf(wire, {
  id: 'Unseal',
  who: 'administrator',
  loss: 'Customers whose address was corrected and who forgot their password do not come back into their account.',
  uses: {
    profiles: ['UpdateItem'],
    orders: ['index by-user'],
    accesses: ['PutItem'],
    issues: ['DeleteItem'],
    outbox: ['PutItem'],
  },
  stores: ['profiles', 'staff', 'orders', 'accesses', 'issues', 'unsealings'],
  run: (call) => unseal(call.me, call.params.id, call),
});
