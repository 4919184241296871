import type * as z from 'zod/mini';
import { isLate } from '#domain/late.ts';
import { orderNumber } from '#domain/order.ts';
import { linesOf } from '#domain/sold.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { findWithdrawal as wire } from '#domain/wire/refunds.ts';
import { isRefundUnderWay, withdrawableOf } from '#domain/withdrawal-right.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { type FindOrderDependencies, findOrder, type Reference } from './find-order.ts';

/**
 * The services of an order that can be withdrawn now, and the amount that is refunded. Throws ShopError
 * order_not_found, refund_under_way, signed_out, too_many.
 */
export const findWithdrawal = async (
  named: Reference,
  deps: FindOrderDependencies,
): Promise<z.infer<typeof wire.answer>> => {
  const { order, parts } = await findOrder(named, deps);
  const whole = { ...order, parts: [...parts] };
  if (isRefundUnderWay(whole, deps.now)) throw new ShopError('refund_under_way');
  const open = withdrawableOf(whole, deps.now);
  if (!open || !order.withdrawal_until) throw new ShopError('order_not_found');
  return {
    order: {
      number: orderNumber(order.id),
      services: linesOf(order).map(({ service: key, name, price }) => ({
        key,
        name,
        ...(open.isDivisible && { amount: price }),
        withdrawable: open.services.includes(key),
      })),
      is_divisible: open.isDivisible,
      amount: open.amount,
      withdrawal_until: order.withdrawal_until,
      guarantee_until: order.guarantee_until,
      is_late: isLate(whole, deps.now),
    },
  };
};

export const route = routeOf(wire, {
  id: 'FindWithdrawal',
  who: 'several',
  loss: 'Customers cannot withdraw from their contract online, which the law gives them (L221-21).',
  uses: { orders: ['GetItem', 'index by-user'], parts: ['Query'], limits: ['UpdateItem'] },
  pool: ['AdminGetUser'],
  stores: ['orders', 'parts', 'limits'],
  gateways: ['accounts'],
  run: (call) => findWithdrawal(call.body, call),
});
