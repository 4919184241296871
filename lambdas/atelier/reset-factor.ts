import { ShopError } from '#domain/errors.ts';
import { resetFactor as route } from '#domain/factor-api.ts';
import type { Accounts } from '#lambdas/gateways/accounts.ts';
import type { Factors } from '#lambdas/gateways/factors.ts';
import { log } from '#lambdas/platform/log.ts';
import { newMail, type OutboxStore } from '#lambdas/storage/outbox-store.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles-store.ts';
import type { Member } from './staff.ts';

type ResetFactorDependencies = {
  readonly accounts: Pick<Accounts, 'isInGroup' | 'setPassword'>;
  readonly factors: Pick<Factors, 'reset'>;
  readonly profiles: Pick<ProfilesStore, 'existing'>;
  readonly outbox: Pick<OutboxStore, 'add'>;
  readonly evict: (userId: string) => Promise<void>;
  readonly newId: () => string;
  /** A password that nobody knows. */
  readonly newPassword: () => string;
  readonly now: Date;
};

/**
 * The application of a colleague is lost. Without a factor the password alone could enrol another, so it ends as well:
 * a link for a new one goes to the mailbox. Throws ShopError forbidden, not_found.
 */
export const resetFactor = async (me: Member, id: string | undefined, deps: ResetFactorDependencies) => {
  if (!me.isAdministrator) throw new ShopError('forbidden');
  const known = route.id.safeParse(id);
  if (!known.success || !(await deps.accounts.isInGroup(known.data))) throw new ShopError('not_found');
  // Nobody takes the own factor away: whoever holds a stolen session would.
  if (known.data === me.id) throw new ShopError('forbidden');
  const { email } = await deps.profiles.existing(known.data);
  await deps.accounts.setPassword(email, deps.newPassword());
  await deps.factors.reset(known.data);
  await deps.evict(known.data);
  await deps.outbox.add(newMail(`reset:${deps.newId()}`, { kind: 'reset', user_id: known.data }, deps.now));
  log.info('factor_reset', { by: me.id, of: known.data });
  return { reset: true as const };
};
