import { partOfName } from '#lambdas/storage/draft-keys.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import { type TellDependencies, tellSockets } from './tell-sockets.ts';

export type PushThreadDependencies = TellDependencies & {
  readonly orders: Pick<OrdersStore, 'find'>;
  readonly parts: Pick<PartsStore, 'find'>;
};

/** Tells the customer and the expert of a part that something was written: their pages ask for it. */
export const pushThread = async (name: string, deps: PushThreadDependencies): Promise<void> => {
  const key = partOfName(name);
  const [order, part] = key ? await Promise.all([deps.orders.find(key.order_id), deps.parts.find(key)]) : [];
  if (!order || !part) return;
  const { order_id, service } = part;
  const readers = [order.user_id, ...(part.expert ? [part.expert.id] : [])];
  const told = await Promise.allSettled(
    readers.map((reader) => tellSockets(reader, async () => ({ type: 'thread', order_id, service }), deps)),
  );
  const failed = told.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
};
