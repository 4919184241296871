/** What a mail about an order begins with: the order, its customer, and one of its parts. */
import type { OrderRecord, PartRecord } from '#lambdas/storage/order-record.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import type { ComposeDependencies } from './mail.ts';

type Sold = { readonly order: OrderRecord; readonly profile: ProfileRecord };

/** Undefined when the order or its account is gone. */
export const soldOrder = async (
  orderId: string,
  { orders, profiles }: Pick<ComposeDependencies, 'orders' | 'profiles'>,
): Promise<Sold | undefined> => {
  const order = await orders.find(orderId);
  const profile = order && (await profiles.find(order.user_id));
  return order && profile && { order, profile };
};

/** Undefined for an address that is not verified: what is said of a part is not for a stranger's mailbox. */
export const soldPart = async (
  { order_id, service }: { readonly order_id: string; readonly service: string },
  deps: Pick<ComposeDependencies, 'orders' | 'parts' | 'profiles'>,
): Promise<(Sold & { readonly part: PartRecord }) | undefined> => {
  const sold = await soldOrder(order_id, deps);
  if (!sold?.profile.email_validated) return undefined;
  const part = (await deps.parts.ofOrder(order_id)).find((one) => one.service === service);
  return part && { ...sold, part };
};
