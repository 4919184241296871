import type { ConnectionsStore } from '#lambdas/storage/connections-store.ts';
import { isEnded } from '#lambdas/storage/ended.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles-store.ts';
import type { TicketsStore } from '#lambdas/storage/tickets-store.ts';

export type ConnectDependencies = {
  readonly tickets: Pick<TicketsStore, 'redeem'>;
  readonly profiles: Pick<ProfilesStore, 'find'>;
  readonly connections: Pick<ConnectionsStore, 'add' | 'remove'>;
  /** The only origin whose pages may listen. */
  readonly siteUrl: string;
  readonly now: Date;
};

type Attempt = {
  readonly connectionId: string;
  readonly origin: string | undefined;
  readonly ticket: string | undefined;
};

/**
 * Lets a socket in with a fresh ticket, from a page of the site. The origin comes first: a foreign page cannot use a
 * customer's ticket up. A ticket of a session that has ended since opens nothing; that is looked up once the socket is
 * written down, because an eviction in the same moment ends the session first and then looks for sockets.
 */
export const connect = async (attempt: Attempt, deps: ConnectDependencies): Promise<boolean> => {
  if (attempt.origin !== deps.siteUrl || !attempt.ticket) return false;
  const ticket = await deps.tickets.redeem(attempt.ticket, deps.now);
  if (!ticket) return false;
  await deps.connections.add(attempt.connectionId, ticket.user_id, deps.now);
  const profile = await deps.profiles.find(ticket.user_id);
  if (profile && !isEnded(profile, ticket.minted_at)) return true;
  await deps.connections.remove(attempt.connectionId);
  return false;
};
