import { greetedOf, hoursZone } from './addressed.ts';
import type { ComposeDependencies, Subject } from './mail.ts';

/** The order and the refund of a mail, and how its customer is written to. */
export const findMoneyBack = async (
  { order_id, refund_id }: Pick<Subject<'refund'>, 'order_id' | 'refund_id'>,
  deps: ComposeDependencies,
) => {
  const order = await deps.orders.find(order_id);
  const refund = order && (await deps.refunds.find(order_id, refund_id));
  if (!order || !refund) return undefined;
  const profile = await deps.profiles.find(order.user_id);
  return {
    order,
    refund,
    to: profile?.email ?? order.customer_info.email,
    greeted: greetedOf(profile, order.customer_info),
    zone: hoursZone(profile, order.time_zone),
  };
};
