/**
 * The live channel: `/live?ticket=…`. A message is only a hint; the client fetches the orders after each connection.
 */
import * as z from 'zod/mini';
import { disciplines } from '../catalogue.ts';
import { orderSchema } from '../order.ts';

/** POST /api/live-ticket → a single-use ticket valid for 30 s; customer only. */
export const liveTicket = {
  method: 'POST',
  path: '/api/live-ticket',
  body: z.strictObject({}),
  answer: z.object({ ticket: z.string() }),
} as const;

/** The messages of the server. Clients ignore unknown messages and older versions of an order. */
export const liveMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('order'), order: orderSchema }),
  /** Something was written in a thread: who sees it asks for it. */
  z.object({ type: z.literal('thread'), order_id: z.string(), service: z.enum(disciplines) }),
  z.object({ type: z.literal('pong') }),
]);
export type LiveMessage = z.infer<typeof liveMessage>;

/** The client sends it every 5 minutes, because API Gateway closes idle sockets after ten. */
export const livePing = JSON.stringify({ action: 'ping' });
