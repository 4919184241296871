import type { ConnectionsStore } from '#lambdas/storage/connections.ts';
import { goesOn } from '#lambdas/storage/ended.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import type { TicketsStore } from '#lambdas/storage/tokens.ts';

export type ConnectDependencies = {
  readonly tickets: Pick<TicketsStore, 'redeem'>;
  readonly profiles: Pick<ProfilesStore, 'find'>;
  readonly connections: Pick<ConnectionsStore, 'add' | 'remove'>;
  /** The only origin whose pages may connect. */
  readonly siteUrl: string;
  readonly now: Date;
};

type Attempt = {
  readonly connectionId: string;
  readonly origin: string | undefined;
  readonly ticket: string | undefined;
};

/**
 * Accepts a socket of a page of the site with a valid ticket. The origin is checked first, so that a foreign page cannot
 * use up a customer's ticket. The session of the ticket must not have ended; this is checked after the socket is stored,
 * because an eviction at the same moment ends the session first and then looks for sockets.
 */
export const connect = async (attempt: Attempt, deps: ConnectDependencies): Promise<boolean> => {
  if (attempt.origin !== deps.siteUrl || !attempt.ticket) return false;
  const ticket = await deps.tickets.redeem(attempt.ticket, deps.now);
  if (!ticket) return false;
  await deps.connections.add(attempt.connectionId, ticket.user_id, deps.now);
  const profile = await deps.profiles.find(ticket.user_id);
  const session = { issuedAt: ticket.minted_at, session: ticket.session };
  if (profile && goesOn(profile, session)) return true;
  await deps.connections.remove(attempt.connectionId);
  return false;
};
