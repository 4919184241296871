import { digestOf } from '#lambdas/platform/tokens.ts';
import { whileMoved } from '#lambdas/storage/moved.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';

type SpendClaimDependencies = { readonly orders: Pick<OrdersStore, 'find' | 'replace'> };

const isUnspent = (order: OrderRecord | undefined, hash: string): order is OrderRecord =>
  order?.claims.some((claim) => claim.hash === hash && !claim.used) === true;

/** True for the one call that used up a claim while the order still had it. */
const spendClaim = (read: OrderRecord, hash: string, { orders }: SpendClaimDependencies): Promise<boolean> =>
  whileMoved(async (round) => {
    const order = round === 1 ? read : await orders.find(read.id);
    if (!isUnspent(order, hash)) return false;
    const claims = order.claims.map((claim) =>
      claim.hash === hash ? { ...claim, used: true as const } : claim,
    );
    await orders.replace({ ...order, claims });
    return true;
  });

/**
 * Exchanges a claim for a session, once. The session is created before the claim is used up, and only the call that used
 * it up returns the session. An eviction removes claims first and then ends existing sessions, so none is missed.
 */
export const enterByClaim = async <Session>(
  order: OrderRecord,
  secret: string,
  startSession: () => Promise<Session | undefined>,
  deps: SpendClaimDependencies,
): Promise<Session | undefined> => {
  const hash = digestOf(secret);
  const session = isUnspent(order, hash) ? await startSession() : undefined;
  return session && (await spendClaim(order, hash, deps)) ? session : undefined;
};
