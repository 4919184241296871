import type * as z from 'zod/mini';
import { isUnsent } from '#domain/refunds.ts';
import { orRefuse, ShopError } from '#domain/wire/errors.ts';
import { payOwed as wire } from '#domain/wire/refunds.ts';
import { paidInstead, resumed } from '#lambdas/money/owed-refunds.ts';
import { commitRefunds } from '#lambdas/money/settle-refunds.ts';
import { log } from '#lambdas/platform/log.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { assertAdministrator } from '#lambdas/staff/colleague.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import { whileMoved } from '#lambdas/storage/moved.ts';
import type { RefundRecord } from '#lambdas/storage/order-record.ts';
import { type PursueDependencies, pursueQuietly } from './pursue-refund.ts';
import { paidOrder } from './refund-order.ts';

type Wanted = z.infer<typeof wire.body>;

/** True when the click was made before: Stripe was asked, or it is recorded as paid otherwise. */
const isDone = ({ state, paid }: RefundRecord, how: Wanted['how']): boolean =>
  how === 'otherwise' ? paid?.how === how : state !== 'failed' && paid === undefined;

const pay = (
  me: Member,
  id: string | undefined,
  { refund, how }: Wanted,
  deps: PursueDependencies,
): Promise<RefundRecord> =>
  whileMoved(async () => {
    const order = await paidOrder(id, deps);
    const rows = await deps.refunds.ofOrder(order.id);
    const row = orRefuse(
      rows.find((one) => one.id === refund),
      'not_found',
    );
    if (isDone(row, how)) return row;
    if (!isUnsent(row)) throw new ShopError('refund_moved');
    const paid = { how: 'otherwise', at: deps.now.toISOString(), by: { id: me.id, name: me.name } } as const;
    const next = how === 'again' ? resumed(row) : paidInstead(row, paid);
    await commitRefunds({ order, rows }, [next], deps);
    log.info('owed_refund', { order: order.id, refund, how, by: me.id });
    return next;
  });

/**
 * An administrator asks Stripe again for an owed refund, or records that it was paid in another way. Throws ShopError
 * forbidden, not_found, refund_moved.
 */
export const payOwed = async (
  me: Member,
  id: string | undefined,
  wanted: Wanted,
  deps: PursueDependencies,
): Promise<z.infer<typeof wire.answer>> => {
  assertAdministrator(me);
  const row = await pay(me, id, wanted, deps);
  const order = await paidOrder(id, deps);
  await pursueQuietly({ refund: row, isNew: false }, order.payment_intent, deps);
  return { refund: (await deps.refunds.find(row.order_id, row.id)) ?? row };
};

export const route = routeOf(wire, {
  id: 'PayOwed',
  who: 'staff',
  loss: 'Administrators cannot send a refund again that failed, nor say that it was paid otherwise: it stays owed.',
  uses: { refunds: ['GetItem'] },
  may: ['settle refunds'],
  // Stripe may need its three tries twice before the answer.
  seconds: 25,
  traced: true,
  stores: ['orders', 'parts', 'refunds', 'refundRequests', 'refundSettlements'],
  gateways: ['stripeRefunds'],
  run: ({ stripeRefunds, ...call }) =>
    payOwed(call.me, call.params.id, call.body, { ...call, stripe: stripeRefunds }),
});
