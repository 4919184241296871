import type { MailSubject } from '#domain/mails.ts';
import { isOpen } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import { greetedOf } from './addressed.ts';
import type { Composed } from './composed.ts';

type LateSubject = Extract<MailSubject, { kind: 'late' }>;
type LateDependencies = {
  readonly orders: Pick<OrdersStore, 'find'>;
  readonly parts: Pick<PartsStore, 'ofOrder'>;
  readonly profiles: Pick<ProfilesStore, 'find'>;
  readonly siteUrl: string;
};

/** Undefined when no report of the order is missing: all were delivered, withdrawn or refunded. */
export const composeLate = async (
  subject: LateSubject,
  deps: LateDependencies,
): Promise<Composed | undefined> => {
  const order = await deps.orders.find(subject.order_id);
  const profile = order && (await deps.profiles.find(order.user_id));
  if (!order?.due_at || !profile) return undefined;
  const parts = await deps.parts.ofOrder(order.id);
  const missing = parts.filter((part) => isOpen(order, part));
  if (missing.length === 0) return undefined;
  return {
    to: profile.email,
    userId: order.user_id,
    mail: {
      kind: 'late',
      siteUrl: deps.siteUrl,
      orderId: order.id,
      ...greetedOf(profile, order.customer_info),
      missedAt: new Date(subject.due_at),
      dueAt: new Date(order.due_at),
      // The promised days keep the zone in which they were promised.
      zone: order.time_zone,
      missing: missing.map(({ service }) => service),
      isPartlyDelivered: parts.some(({ state }) => state === 'delivered'),
    },
  };
};
