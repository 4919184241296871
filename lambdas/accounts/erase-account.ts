import type { Accounts } from '#lambdas/gateways/accounts.ts';
import type { Files } from '#lambdas/gateways/files.ts';
import type { ErasuresStore } from '#lambdas/storage/erasures-store.ts';
import { isOpen, type OrderRecord, type PartRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders-store.ts';
import type { PartsStore } from '#lambdas/storage/parts-store.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles-store.ts';

export type EraseDependencies = {
  readonly accounts: Pick<Accounts, 'remove'>;
  readonly profiles: Pick<ProfilesStore, 'remove'>;
  readonly orders: Pick<OrdersStore, 'ofUser' | 'idsOfUser'>;
  readonly parts: Pick<PartsStore, 'ofOrder'>;
  readonly erasures: ErasuresStore;
  readonly files: Pick<Files, 'remove'>;
};

type Bought = { readonly order: OrderRecord; readonly parts: readonly PartRecord[] };

/** Somebody still works on it, waits for money, or may have to answer for it. */
const isUnfinished = ({ order, parts }: Bought): boolean =>
  order.awaiting !== undefined ||
  parts.some((part) => isOpen(order, part)) ||
  (order.refund_reserved ?? 0) > (order.refunded_amount ?? 0) ||
  (order.dispute !== undefined && order.dispute.closed_at === undefined);

/** The file goes before its place is forgotten: an erasure that breaks off is repeated whole. */
const erase = async ({ order, parts }: Bought, { files, erasures }: EraseDependencies): Promise<void> => {
  for (const part of parts) {
    if (part.report) await files.remove(part.report.key);
    await erasures.erasePart(part, order);
  }
  await erasures.eraseOrder(order);
};

/**
 * Erases an account with its birth data and reports; of its orders stays what the accounts need (GDPR, article
 * 17.3.b). False, and nothing is touched, while one of its orders is unfinished or damaged. The profile goes last: as long as it
 * stands, the erasure is not over.
 */
export const eraseAccount = async (userId: string, deps: EraseDependencies): Promise<boolean> => {
  const bought: Bought[] = [];
  const orders = await deps.orders.ofUser(userId);
  // Damaged rows are not among them: what they hold of the person would outlive the account.
  if ((await deps.orders.idsOfUser(userId)).length > orders.length) return false;
  for (const order of orders) {
    bought.push({ order, parts: await deps.parts.ofOrder(order.id) });
  }
  if (bought.some(isUnfinished)) return false;
  for (const one of bought) await erase(one, deps);
  await deps.accounts.remove(userId);
  await deps.profiles.remove(userId);
  return true;
};
