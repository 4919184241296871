import { epochSeconds } from '#domain/dates.ts';
import type { Accounts } from '#lambdas/gateways/accounts.ts';
import type { Sockets } from '#lambdas/gateways/sockets.ts';
import { errorFacts, log } from '#lambdas/platform/log.ts';
import type { ConnectionsStore } from '#lambdas/storage/connections.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';

export type EndClaimsDependencies = { readonly orders: Pick<OrdersStore, 'ofUser' | 'forgetClaims'> };
export type SocketDependencies = {
  readonly connections: Pick<ConnectionsStore, 'removeAll'>;
  readonly sockets: Pick<Sockets, 'close'>;
};
export type EvictDependencies = EndClaimsDependencies &
  SocketDependencies & {
    readonly accounts: Pick<Accounts, 'endSessions'>;
    readonly profiles: Pick<ProfilesStore, 'endSessions'>;
    /** Read again, because the instant must not precede the pool's answer. */
    readonly clock: () => Date;
    readonly wait: (ms: number) => Promise<void>;
  };

/** Ends the claims: no browser can act on an order of this account without signing in. */
export const endClaims = async (userId: string, { orders }: EndClaimsDependencies): Promise<void> => {
  const claimed = (await orders.ofUser(userId)).filter(({ claims }) => claims.length > 0);
  await Promise.all(claimed.map(({ id }) => orders.forgetClaims(id)));
};

/** A socket that cannot be closed receives no more messages, because its row is deleted; the eviction continues. */
export const closeSockets = async (
  userId: string,
  { connections, sockets }: SocketDependencies,
): Promise<void> => {
  const ids = await connections.removeAll(userId);
  const closed = await Promise.allSettled(ids.map((id) => sockets.close(id)));
  for (const result of closed)
    if (result.status === 'rejected') log.error('socket_not_closed', errorFacts(result.reason));
};

/**
 * Revokes refresh tokens first, so that none can create an access token later than the instant on the profile. Tokens
 * count whole seconds and those of the same second end too, so this returns in the next second.
 */
const endSessions = async (userId: string, deps: EvictDependencies): Promise<void> => {
  await deps.accounts.endSessions(userId);
  const endedAt = epochSeconds(deps.clock());
  await deps.profiles.endSessions(userId, endedAt);
  await closeSockets(userId, deps);
  await deps.wait(Math.max(0, (endedAt + 1) * 1000 - deps.clock().getTime()));
  // The index is eventually consistent: by now it shows a socket that was opened just before.
  await closeSockets(userId, deps);
};

/**
 * Ends every session of an account, with its access tokens, sockets, claims, and all links and tickets created so far. A
 * new password is set before this. Claims end first, so that every session started by a claim is covered; the sessions
 * end even when the claims could not be ended.
 */
export const evict = async (userId: string, deps: EvictDependencies): Promise<void> => {
  try {
    await endClaims(userId, deps);
  } finally {
    await endSessions(userId, deps);
  }
};
