import { randomUUID } from 'node:crypto';
import { addHours } from '#domain/dates.ts';
import { dueOf } from '#domain/requests.ts';
import { requestKey } from '#lambdas/storage/requests.ts';
import { keyFor } from '#test/support/keys.ts';
import { orderRecord } from './builders.ts';
import { eventually } from './client.ts';
import { orderRow, outboxRow } from './deployed.ts';
import { claimsOf } from './jwt.ts';
import { newTicket, openSocket } from './live-sockets.ts';
import { putDelivered } from './order-rows.ts';
import { connectionsOf, findRow, putRow, setAttribute } from './rows.ts';

/** Leaves an account an unpaid order with a claim, an open socket, and a row of another one: what ends with its sessions. */
export const leaveSessions = async (access: string) => {
  const { sub: user_id } = claimsOf(access);
  const { awaiting: _, ...order } = orderRecord({ id: randomUUID(), user_id, status: 'cancelled' });
  const expires_at = addHours(new Date(), 1).toISOString();
  await putRow('orders', { ...order, claims: [{ hash: randomUUID(), expires_at }] });
  // A push deletes the row of a closed socket, unless the socket is still being opened.
  await putRow('connections', { connection_id: randomUUID(), user_id, connected_at: expires_at });
  const opened = await openSocket({ ticket: await newTicket(access) });
  if (!opened) throw new Error('the account gets no socket');
  const { socket } = opened;
  return async () => {
    await eventually(
      async () => socket.readyState === WebSocket.CLOSED || undefined,
      'the end of the socket',
    );
    return { claims: (await orderRow(order.id)).claims, sockets: await connectionsOf(user_id) };
  };
};
export const noSessions = { claims: [], sockets: [] };

/** Leaves an account whose address is not proved a delivered report, and a wish to be closed. */
export const leaveWaiting = async (user_id: string) => {
  const now = new Date();
  const { id } = await putDelivered({ user_id, email_validated: false });
  const key = requestKey(user_id, 'erasure', now);
  const asked = {
    kind: 'erasure',
    state: 'open',
    asked_at: now.toISOString(),
    due_at: dueOf(now).toISOString(),
  };
  await putRow('requests', { ...key, ...asked });
  await setAttribute('Profiles', ['user_id', user_id], 'closing', 'asked');
  await setAttribute('Profiles', ['user_id', user_id], 'closes_at', addHours(now, 72).toISOString());
  return async () => ({
    isProved: (await orderRow(id)).email_validated,
    isAnnounced: (await outboxRow(`report:${id}:${keyFor.numbers}:1`)) !== undefined,
    wish: (await findRow('Requests', key))?.state,
  });
};
export const nothingWaits = { isProved: true, isAnnounced: true, wish: 'answered' };
