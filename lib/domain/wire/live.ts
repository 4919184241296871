/** The live channel: `/live?ticket=…`. The socket is only a hint; the client refetches after each connection. */
import * as z from 'zod/mini';
import { orderSchema } from '../order.ts';

/** POST /api/live-ticket → a single-use ticket of 30 s; owner only. */
export const liveTicket = {
  method: 'POST',
  path: '/api/live-ticket',
  body: z.strictObject({}),
  answer: z.object({ ticket: z.string() }),
} as const;

/** What the server pushes; unknown messages are ignored, older versions of an order dropped. */
export const liveMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('order'), order: orderSchema }),
  z.object({ type: z.literal('pong') }),
]);
export type LiveMessage = z.infer<typeof liveMessage>;

/** Sent by the client every 5 minutes: API Gateway closes silent sockets after ten. */
export const livePing = JSON.stringify({ action: 'ping' });
