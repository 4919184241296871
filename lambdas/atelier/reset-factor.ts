import { randomUUID } from 'node:crypto';
import { staffTexts } from '#domain/texts/staff.ts';
import { orRefuse, ShopError } from '#domain/wire/errors.ts';
import { resetFactor as wire } from '#domain/wire/factor.ts';
import { evict } from '#lambdas/access/evict.ts';
import type { Accounts } from '#lambdas/gateways/accounts.ts';
import type { Factors } from '#lambdas/gateways/factors.ts';
import { log } from '#lambdas/platform/log.ts';
import { newSecret } from '#lambdas/platform/tokens.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { assertAdministrator } from '#lambdas/staff/colleague.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { OutboxStore } from '#lambdas/storage/outbox.ts';
import { mailAbout } from '#lambdas/storage/outbox-record.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';

export type ResetFactorDependencies = {
  readonly accounts: Pick<Accounts, 'isInGroup' | 'setPassword'>;
  readonly factors: Pick<Factors, 'reset'>;
  readonly profiles: Pick<ProfilesStore, 'find'>;
  readonly outbox: Pick<OutboxStore, 'add'>;
  readonly evict: (userId: string) => Promise<void>;
  readonly newId: () => string;
  /** A random password, which is shown to nobody. */
  readonly newPassword: () => string;
  readonly now: Date;
};

/**
 * Removes the second factor of a lost application. The password alone could then enrol another factor, so it is replaced
 * too, and a link for a new one is mailed. `by` is the administrator, or the command of the shop's owner. Throws ShopError
 * not_found.
 */
export const takeFactor = async (id: string, by: string, deps: ResetFactorDependencies): Promise<void> => {
  if (!(await deps.accounts.isInGroup(id))) throw new ShopError('not_found', staffTexts.notOpen);
  const { email } = orRefuse(await deps.profiles.find(id), 'not_found');
  await deps.accounts.setPassword(email, deps.newPassword());
  await deps.factors.reset(id);
  await deps.evict(id);
  await deps.outbox.add(mailAbout(id, { kind: 'reset', user_id: id }, deps.now, deps.newId()));
  log.info('factor_reset', { by, of: id });
};

/**
 * Removes a colleague's factor. A member's own factor is refused, because a stolen session could remove it. Throws
 * ShopError forbidden, not_found.
 */
export const resetFactor = async (me: Member, id: string | undefined, deps: ResetFactorDependencies) => {
  assertAdministrator(me);
  const known = wire.id.safeParse(id);
  if (!known.success) throw new ShopError('not_found');
  if (known.data === me.id) throw new ShopError('forbidden');
  await takeFactor(known.data, me.id, deps);
  return { reset: true as const };
};

export const route = routeOf(wire, {
  id: 'ResetFactor',
  who: 'staff',
  loss: 'Administrators cannot let a colleague in again who has lost the phone.',
  uses: { outbox: ['PutItem'] },
  enrolment: ['AdminListGroupsForUser', 'AdminSetUserMFAPreference', 'AdminSetUserPassword'],
  may: ['evict'],
  stack: 'accounts',
  stores: ['profiles', 'outbox'],
  gateways: ['accounts', 'factors', 'eviction'],
  run: ({ eviction, ...call }) =>
    resetFactor(call.me, call.params.id, {
      ...call,
      evict: (id) => evict(id, eviction),
      newId: randomUUID,
      newPassword: newSecret,
    }),
});
