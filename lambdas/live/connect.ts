import type { ConnectionsStore } from '#lambdas/storage/connections-store.ts';
import type { TicketsStore } from '#lambdas/storage/tickets-store.ts';

export type ConnectDependencies = {
  readonly tickets: Pick<TicketsStore, 'redeem'>;
  readonly connections: Pick<ConnectionsStore, 'add'>;
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
 * customer's ticket up.
 */
export const connect = async (attempt: Attempt, deps: ConnectDependencies): Promise<boolean> => {
  if (attempt.origin !== deps.siteUrl || !attempt.ticket) return false;
  const userId = await deps.tickets.redeem(attempt.ticket, deps.now);
  if (!userId) return false;
  await deps.connections.add(attempt.connectionId, userId, deps.now);
  return true;
};
