import type { MailSubject } from '#domain/mails.ts';
import { isRefunded } from '#domain/order.ts';
import { greetedOf, hoursZone } from './addressed.ts';
import type { ComposeDependencies, Composed } from './composed.ts';

type Subject<Kind extends MailSubject['kind']> = Extract<MailSubject, { kind: Kind }>;
type Reference = Pick<Subject<'refund'>, 'order_id' | 'refund_id'>;

const findAll = async ({ order_id, refund_id }: Reference, deps: ComposeDependencies) => {
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

/** The receipt repeats the declaration, whatever happened to the refund since. */
const composeWithdrawal = async (
  subject: Subject<'withdrawal'>,
  deps: ComposeDependencies,
): Promise<Composed | undefined> => {
  const found = await findAll(subject, deps);
  const services = found?.refund.services;
  if (!found || !services) return undefined;
  const { order, refund, to, greeted, zone } = found;
  return {
    to,
    userId: order.user_id,
    mail: {
      kind: 'withdrawal',
      siteUrl: deps.siteUrl,
      orderId: order.id,
      ...greeted,
      name: refund.name ?? order.customer_info.firstName,
      email: to,
      services,
      isWhole: order.services.every((service) => services.includes(service)),
      amount: refund.amount,
      declaredAt: new Date(refund.requested_at),
      zone,
    },
  };
};

/** Undefined when Stripe has reversed the refund meanwhile. */
const composeRefund = async (
  subject: Subject<'refund'>,
  deps: ComposeDependencies,
): Promise<Composed | undefined> => {
  const found = await findAll(subject, deps);
  const { state, settled_at: settledAt } = found?.refund ?? {};
  if (!found || state !== 'succeeded' || !settledAt) return undefined;
  const { order, refund, to, greeted, zone } = found;
  return {
    to,
    userId: order.user_id,
    carries: { order, paperId: refund.id },
    mail: {
      kind: 'refund',
      siteUrl: deps.siteUrl,
      orderId: order.id,
      ...greeted,
      amount: refund.amount,
      settledAt: new Date(settledAt),
      zone,
      isRevoking: refund.services !== undefined || isRefunded(order),
      ...(refund.services && { services: refund.services }),
    },
  };
};

export const composeMoneyBack = (
  subject: Subject<'withdrawal' | 'refund'>,
  deps: ComposeDependencies,
): Promise<Composed | undefined> =>
  subject.kind === 'withdrawal' ? composeWithdrawal(subject, deps) : composeRefund(subject, deps);
