import { epochSeconds } from '#domain/dates.ts';
import type { Accounts } from '#lambdas/gateways/accounts.ts';
import type { Sockets } from '#lambdas/gateways/sockets.ts';
import { errorFacts, log } from '#lambdas/platform/log.ts';
import type { ConnectionsStore } from '#lambdas/storage/connections-store.ts';
import type { OrdersStore } from '#lambdas/storage/orders-store.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles-store.ts';

export type EndClaimsDependencies = { readonly orders: Pick<OrdersStore, 'ofUser' | 'forgetClaims'> };
export type EvictDependencies = EndClaimsDependencies & {
  readonly accounts: Pick<Accounts, 'endSessions'>;
  readonly profiles: Pick<ProfilesStore, 'endSessions'>;
  readonly connections: Pick<ConnectionsStore, 'removeAll'>;
  readonly sockets: Pick<Sockets, 'close'>;
  /** Read anew, because the instant must not be before the pool's answer. */
  readonly clock: () => Date;
  readonly wait: (ms: number) => Promise<void>;
};

/** No browser acts for an order of this account any more without signing in. */
export const endClaims = async (userId: string, { orders }: EndClaimsDependencies): Promise<void> => {
  const claimed = (await orders.ofUser(userId)).filter(({ claims }) => claims.length > 0);
  await Promise.all(claimed.map(({ id }) => orders.forgetClaims(id)));
};

/** What cannot be closed now hears nothing more all the same: its row is gone, and no eviction fails for it. */
const closeSockets = async (userId: string, { connections, sockets }: EvictDependencies): Promise<void> => {
  const ids = await connections.removeAll(userId);
  const closed = await Promise.allSettled(ids.map((id) => sockets.close(id)));
  for (const result of closed)
    if (result.status === 'rejected') log.error('socket_not_closed', errorFacts(result.reason));
};

/**
 * Refresh tokens first: none makes an access token that is younger than the instant on the profile. Tokens count whole seconds, and those of the instant's own second end too, so
 * this returns in the next one, when a new sign-in is good.
 */
const endSessions = async (userId: string, deps: EvictDependencies): Promise<void> => {
  await deps.accounts.endSessions(userId);
  const endedAt = epochSeconds(deps.clock());
  await deps.profiles.endSessions(userId, endedAt);
  await closeSockets(userId, deps);
  await deps.wait(Math.max(0, (endedAt + 1) * 1000 - deps.clock().getTime()));
  // The index lags: a socket of the moment before is in it by now.
  await closeSockets(userId, deps);
};

/**
 * Ends every session of an account, with its access tokens, sockets, claims, and the links and tickets that were made
 * until now. Whoever changes the password does so before. Claims first: a session that one has given is older than the
 * end of the sessions, which does not wait for claims that could not be ended.
 */
export const evict = async (userId: string, deps: EvictDependencies): Promise<void> => {
  try {
    await endClaims(userId, deps);
  } finally {
    await endSessions(userId, deps);
  }
};
