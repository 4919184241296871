import { digestOf } from '#lambdas/platform/tokens.ts';
import { whileMoved } from '#lambdas/storage/moved.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders-store.ts';

type SpendClaimDependencies = { readonly orders: Pick<OrdersStore, 'find' | 'replace'> };

const isUnspent = (order: OrderRecord | undefined, hash: string): order is OrderRecord =>
  order?.claims.some((claim) => claim.hash === hash && !claim.used) === true;

/** True for the call that has used a claim up, which still stood on the order as it did so. */
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
 * A claim gives a session once. The session is made before the claim is used up, and only the call that did so hands it
 * over: an eviction takes the claims off first and ends what was made until then, so no session slips through.
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
