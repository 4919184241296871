import type { Order } from '#domain/order.ts';
import { listOrders } from '#domain/wire/api.ts';
import { call } from './api-client.ts';

/** The orders of the signed-in customer, newest first. */
export const loadOrders = async (signal: AbortSignal): Promise<readonly Order[]> =>
  (await call(listOrders, { signal })).orders;
