import type { LiveMessage } from '#domain/wire/live.ts';
import type { Sockets } from '#lambdas/gateways/sockets.ts';
import type { Connection, ConnectionsStore } from '#lambdas/storage/connections.ts';

export type TellDependencies = {
  readonly connections: Pick<ConnectionsStore, 'ofUser' | 'remove'>;
  readonly sockets: Pick<Sockets, 'send'>;
  readonly now: Date;
};

/** The row is written before the handshake ends: until then API Gateway reports an open socket as gone. */
const handshakeMs = 10_000;

const tell = async (
  { connection_id, connected_at }: Connection,
  message: LiveMessage,
  { sockets, connections, now }: TellDependencies,
): Promise<void> => {
  if (await sockets.send(connection_id, message)) return;
  if (now.getTime() - Date.parse(connected_at) > handshakeMs) await connections.remove(connection_id);
};

/**
 * Sends a message to the sockets of an account; it is made only when there is one. When one send fails, it throws after the
 * others are done.
 */
export const tellSockets = async (
  userId: string,
  make: () => Promise<LiveMessage>,
  deps: TellDependencies,
): Promise<void> => {
  const connections = await deps.connections.ofUser(userId);
  if (connections.length === 0) return;
  const message = await make();
  const told = await Promise.allSettled(connections.map((connection) => tell(connection, message, deps)));
  const failed = told.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
};
