import { liveMessage } from '#domain/wire/live.ts';
import { withParts } from '#lambdas/access/with-parts.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import { type TellDependencies, tellSockets } from './tell-sockets.ts';

export type PushOrderDependencies = TellDependencies & { readonly parts: Pick<PartsStore, 'ofOrder'> };

/**
 * Sends the present state of an order to its customer's sockets. Repeating is harmless, because a page ignores older states.
 */
export const pushOrder = (order: OrderRecord, deps: PushOrderDependencies): Promise<void> =>
  // The schema removes all internal fields, as in the answers of the HTTP API.
  tellSockets(
    order.user_id,
    async () => liveMessage.parse({ type: 'order', order: await withParts(order, deps.parts) }),
    deps,
  );
