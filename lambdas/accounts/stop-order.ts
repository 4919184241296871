import { partsOf } from '#domain/catalogue.ts';
import { stoppedOf } from '#domain/stopped.ts';
import { cancelOrder } from '#lambdas/money/cancel-order.ts';
import type { CloseDependencies } from '#lambdas/money/close-session.ts';
import { newRefund } from '#lambdas/money/refund-row.ts';
import { log } from '#lambdas/platform/log.ts';
import { uuidOf } from '#lambdas/platform/tokens.ts';
import { whileMoved } from '#lambdas/storage/moved.ts';
import {
  isOver,
  type OrderRecord,
  type PartRecord,
  type RefundRecord,
} from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import type { Stop, StudiedOrdersStore } from '#lambdas/storage/transactions/stop-order.ts';

export type StopDependencies = CloseDependencies & {
  readonly orders: Pick<OrdersStore, 'find'>;
  readonly parts: Pick<PartsStore, 'ofOrder'>;
  readonly studiedOrders: StudiedOrdersStore;
};

const refundOf = (
  order: OrderRecord,
  { amount, services }: ReturnType<typeof stoppedOf>,
  at: string,
): RefundRecord =>
  newRefund(order, {
    id: uuidOf('person', order.id),
    amount,
    origin: 'person',
    ...(services.length > 0 && { services: [...services] }),
    requested_at: at,
    awaiting: 'stripe',
  });

/** What ends of a paid order: the parts that are not delivered, and their money. */
const stopOf = (order: OrderRecord, parts: readonly PartRecord[], now: Date): Stop => {
  const at = now.toISOString();
  const open = parts.filter((part) => part.state !== 'delivered' && !isOver(part));
  const delivered = parts.filter((part) => part.state === 'delivered' && !isOver(part));
  const stopped = stoppedOf(order, {
    open: open.map(({ service }) => service),
    delivered: delivered.map(({ service }) => service),
  });
  const before = order.withdrawn_services ?? [];
  const services = order.services.filter(
    (service) => stopped.services.includes(service) || before.includes(service),
  );
  const rest = partsOf(order.services.filter((service) => !services.includes(service)));
  return {
    order,
    parts: open,
    refund: stopped.amount > 0 ? refundOf(order, stopped, at) : undefined,
    services,
    isComplete: order.status === 'paid' && rest.length > 0 && delivered.length > 0,
    at,
  };
};

/**
 * Ends what an order still promises about the person. Repeating changes nothing. False while a bank decides about its
 * payment: an order that may still be paid keeps its birth until then.
 */
export const stopOrder = async (id: string, deps: StopDependencies): Promise<boolean> => {
  const known = await deps.orders.find(id);
  if (!known || (!known.paid_at && (await cancelOrder(known, deps)))) return true;
  return whileMoved(async () => {
    const order = await deps.orders.find(id);
    if (!order?.paid_at) return false;
    if (order.person_erased_at) return true;
    const stop = stopOf(order, await deps.parts.ofOrder(id), deps.now);
    await deps.studiedOrders.stop(stop);
    log.info('stopped_for_person', { order: id, ...(stop.refund && { refund: stop.refund.id }) });
    return true;
  });
};
