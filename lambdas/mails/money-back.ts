import type { Greeted } from '#domain/texts/greeting.ts';
import { greetedOf, type Hours, hoursZone } from './addressed.ts';
import type { ComposeDependencies, Subject } from './mail.ts';

/** What every mail about a refund tells. */
export type MoneyBack = Greeted &
  Hours & {
    readonly orderId: string;
    /** Cents. */
    readonly amount: number;
  };

/** The order and the refund of a mail, where it goes, and what every such mail tells. */
export const findMoneyBack = async (
  { order_id, refund_id }: Pick<Subject<'refund'>, 'order_id' | 'refund_id'>,
  deps: ComposeDependencies,
) => {
  const order = await deps.orders.find(order_id);
  const refund = order && (await deps.refunds.find(order_id, refund_id));
  if (!order || !refund) return undefined;
  const profile = await deps.profiles.find(order.user_id);
  const told: MoneyBack = {
    orderId: order.id,
    ...greetedOf(profile, order.customer_info),
    amount: refund.amount,
    zone: hoursZone(profile, order.time_zone),
  };
  return {
    order,
    refund,
    address: { to: profile?.email ?? order.customer_info.email, userId: order.user_id },
    told,
  };
};
