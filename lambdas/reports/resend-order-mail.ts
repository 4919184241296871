import { randomUUID } from 'node:crypto';
import { limits } from '#domain/limits.ts';
import { isRefunded } from '#domain/order.ts';
import { readOrder } from '#domain/wire/api.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { resendOrderMail as wire } from '#domain/wire/reports.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { confirmationAgain } from '#lambdas/storage/confirmation-again.ts';
import type { LimitsStore } from '#lambdas/storage/limits.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { OutboxStore } from '#lambdas/storage/outbox.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import { reportMails } from '#lambdas/storage/report-mails.ts';

export type ResendOrderDependencies = {
  readonly orders: Pick<OrdersStore, 'find'>;
  readonly parts: Pick<PartsStore, 'ofOrder'>;
  readonly outbox: Pick<OutboxStore, 'add'>;
  readonly limits: Pick<LimitsStore, 'waitFor'>;
  readonly newId: () => string;
  readonly now: Date;
};

/**
 * Sends the mails of an order's delivered reports again, with new links; without any, its confirmation. Throws
 * ShopError not_found, refunded, email_unverified, too_many.
 */
export const resendOrderMail = async (
  id: string | undefined,
  userId: string,
  deps: ResendOrderDependencies,
): Promise<{ sent: true }> => {
  const known = readOrder.id.safeParse(id);
  const order = known.success ? await deps.orders.find(known.data) : undefined;
  if (order?.user_id !== userId || !order.paid_at) throw new ShopError('not_found');
  if (isRefunded(order)) throw new ShopError('refunded');
  const again = deps.newId();
  const reports = reportMails(order, await deps.parts.ofOrder(order.id), deps.now, again);
  if (reports.length > 0 && !order.email_validated) throw new ShopError('email_unverified');
  await takeUse(limits.orderMail, order.id, deps);
  const mails = reports.length > 0 ? reports : confirmationAgain(order, again, deps.now);
  await Promise.all(mails.map((mail) => deps.outbox.add(mail)));
  return { sent: true };
};

export const route = routeOf(wire, {
  id: 'ResendOrderMail',
  who: 'customer',
  loss: 'Customers who lost a mail of their order cannot have it again.',
  uses: { orders: ['GetItem'], parts: ['Query'], outbox: ['PutItem'], limits: ['UpdateItem'] },
  stores: ['orders', 'parts', 'outbox', 'limits'],
  status: 202,
  run: (call) => resendOrderMail(call.params.id, call.customer.userId, { ...call, newId: randomUUID }),
});
