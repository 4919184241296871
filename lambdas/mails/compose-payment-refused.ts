import type { MailSubject } from '#domain/mails.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import { greetedOf } from './addressed.ts';
import type { Composed } from './composed.ts';

type Subject = Extract<MailSubject, { kind: 'payment-refused' }>;
type Dependencies = {
  readonly orders: Pick<OrdersStore, 'find'>;
  readonly profiles: Pick<ProfilesStore, 'find'>;
  readonly siteUrl: string;
};

/** Undefined when the customer has paid meanwhile or tries again. */
export const composePaymentRefused = async (
  subject: Subject,
  deps: Dependencies,
): Promise<Composed | undefined> => {
  const order = await deps.orders.find(subject.order_id);
  if (order?.bank?.state !== 'refused') return undefined;
  const profile = await deps.profiles.find(order.user_id);
  if (!profile) return undefined;
  return {
    to: profile.email,
    userId: order.user_id,
    mail: {
      kind: 'payment-refused',
      siteUrl: deps.siteUrl,
      orderId: order.id,
      ...greetedOf(profile, order.customer_info),
      services: order.services,
      amount: order.amount,
    },
  };
};
