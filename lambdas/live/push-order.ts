import { liveMessage } from '#domain/wire/live.ts';
import { withParts } from '#lambdas/access/with-parts.ts';
import type { Sockets } from '#lambdas/gateways/sockets.ts';
import type { Connection, ConnectionsStore } from '#lambdas/storage/connections.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';

export type PushOrderDependencies = {
  readonly connections: Pick<ConnectionsStore, 'ofUser' | 'remove'>;
  readonly parts: Pick<PartsStore, 'ofOrder'>;
  readonly sockets: Sockets;
  readonly now: Date;
};

/** The row is written before the handshake ends: until then API Gateway reports an open socket as gone. */
const handshakeMs = 10_000;

const tell = async (
  { connection_id, connected_at }: Connection,
  message: Parameters<Sockets['send']>[1],
  { sockets, connections, now }: PushOrderDependencies,
): Promise<void> => {
  if (await sockets.send(connection_id, message)) return;
  if (now.getTime() - Date.parse(connected_at) > handshakeMs) await connections.remove(connection_id);
};

/**
 * Sends the present state of an order to its customer's sockets. When one send fails, it throws after the others are
 * done. Repeating is harmless, because a page ignores older states.
 */
export const pushOrder = async (order: OrderRecord, deps: PushOrderDependencies): Promise<void> => {
  const connections = await deps.connections.ofUser(order.user_id);
  if (connections.length === 0) return;
  // The schema removes all internal fields, as in the answers of the HTTP API.
  const message = liveMessage.parse({ type: 'order', order: await withParts(order, deps.parts) });
  const told = await Promise.allSettled(connections.map((connection) => tell(connection, message, deps)));
  const failed = told.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
};
