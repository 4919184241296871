import type * as z from 'zod/mini';
import { type PaidKey, partsOf } from '#domain/catalogue.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { withdraw as wire } from '#domain/wire/refunds.ts';
import { isRefundUnderWay, withdrawalAmount } from '#domain/withdrawal-right.ts';
import { newRefund } from '#lambdas/money/refund-row.ts';
import { log } from '#lambdas/platform/log.ts';
import { uuidOf } from '#lambdas/platform/tokens.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { whileMoved } from '#lambdas/storage/moved.ts';
import { mailAbout } from '#lambdas/storage/outbox-record.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import type { RefundRequestsStore, Withdrawal } from '#lambdas/storage/transactions/refund.ts';
import { type FindOrderDependencies, type FoundOrder, findOrder } from './find-order.ts';
import { type PursueDependencies, pursueQuietly, type Requested } from './pursue-refund.ts';

export type WithdrawDependencies = FindOrderDependencies &
  PursueDependencies & {
    readonly refundRequests: Pick<RefundRequestsStore, 'withdraw' | 'countTry'>;
    readonly profiles: Pick<ProfilesStore, 'find'>;
  };
export type Declaration = z.infer<typeof wire.body>;

/** The declaration as it is stored; undefined when these services cannot be withdrawn now. */
const withdrawalOf = (
  { order, parts }: FoundOrder,
  id: string,
  { name, services }: Declaration,
  now: Date,
): Withdrawal | undefined => {
  const amount = withdrawalAmount({ ...order, parts: [...parts] }, services, now);
  if (amount === undefined) return undefined;
  const wanted = order.services.filter((service) => services.includes(service));
  const refund = newRefund(order, {
    id,
    amount,
    origin: 'withdrawal',
    services: wanted,
    name,
    requested_at: now.toISOString(),
    awaiting: 'stripe',
  });
  const all = order.services.filter(
    (service) => wanted.includes(service) || order.withdrawn_services?.includes(service),
  );
  const rest = partsOf(order.services.filter((service) => !all.includes(service)));
  return {
    order,
    refund,
    parts: ofServices(parts, wanted),
    services: all,
    isComplete:
      order.status === 'paid' &&
      rest.length > 0 &&
      rest.every((one) => parts.some(({ service, report }) => service === one && report)),
    mail: mailAbout(order.user_id, { kind: 'withdrawal', order_id: order.id, refund_id: id }, now),
  };
};

const ofServices = (parts: FoundOrder['parts'], services: readonly PaidKey[]) => {
  const wanted = partsOf(services);
  return parts.filter(({ service }) => wanted.includes(service));
};

type Declared = Requested & { readonly found: FoundOrder };

/** Stores the declaration once: a repeated attempt finds it again, whatever has changed meanwhile. */
const declare = async (declaration: Declaration, deps: WithdrawDependencies): Promise<Declared> => {
  const found = await findOrder(declaration, deps);
  const id = uuidOf('withdrawal', found.order.id, declaration.attempt);
  const known = await deps.refunds.find(found.order.id, id);
  if (known) return { found, refund: known, isNew: false };
  const { order, parts } = found;
  if (isRefundUnderWay({ ...order, parts: [...parts] }, deps.now)) throw new ShopError('refund_under_way');
  const withdrawal = withdrawalOf(found, id, declaration, deps.now);
  if (!withdrawal) throw new ShopError('order_not_found');
  await deps.refundRequests.withdraw(withdrawal);
  log.info('withdrawn', { order: found.order.id, refund: id });
  return { found, refund: withdrawal.refund, isNew: true };
};

/**
 * The customer withdraws. The declaration and its receipt are stored first, then Stripe is called. Whatever Stripe
 * answers, the withdrawal is valid and the sweep continues the refund. Throws ShopError order_not_found,
 * refund_under_way, signed_out, too_many.
 */
export const withdraw = async (
  declaration: Declaration,
  deps: WithdrawDependencies,
): Promise<z.infer<typeof wire.answer>> => {
  const declared = await whileMoved(() => declare(declaration, deps));
  const { refund } = declared;
  const { order } = declared.found;
  await pursueQuietly(declared, order.payment_intent, deps);
  const profile = await deps.profiles.find(order.user_id);
  return {
    withdrawn_at: refund.requested_at,
    amount: refund.amount,
    receipt_to: profile?.email ?? order.customer_info.email,
  };
};

export const route = routeOf(wire, {
  id: 'Withdraw',
  who: 'several',
  loss: 'Customers cannot withdraw from their contract online, which the law gives them (L221-21).',
  uses: {
    orders: ['GetItem', 'index by-user'],
    parts: ['Query'],
    limits: ['UpdateItem'],
    refunds: ['GetItem'],
    profiles: ['GetItem'],
  },
  pool: ['AdminGetUser'],
  may: ['settle refunds'],
  // Stripe may need its three tries twice before the answer; a declaration is stored long before.
  seconds: 25,
  traced: true,
  stores: ['orders', 'parts', 'profiles', 'refunds', 'refundRequests', 'refundSettlements', 'limits'],
  gateways: ['accounts', 'stripeRefunds'],
  run: ({ stripeRefunds, ...call }) => withdraw(call.body, { ...call, stripe: stripeRefunds }),
});
