import { type AdminOrder, maxOrdersShown } from '#domain/atelier.ts';
import { partsOf } from '#domain/catalogue.ts';
import { withoutAccents } from '#domain/letters.ts';
import { orderNumber } from '#domain/order.ts';
import { refundableOf } from '#domain/refunds.ts';
import { atelierOrders as wire } from '#domain/wire/atelier.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { toQueued } from '#lambdas/staff/parts.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { PartRecord, RefundRecord } from '#lambdas/storage/order-record.ts';
import type { FoundOrder, OrderSearchStore } from '#lambdas/storage/orders.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import type { RefundsStore } from '#lambdas/storage/refunds.ts';

export type SearchDependencies = {
  readonly orderSearch: OrderSearchStore;
  readonly parts: Pick<PartsStore, 'findAll'>;
  readonly refunds: Pick<RefundsStore, 'ofOrder'>;
  readonly profiles: Pick<ProfilesStore, 'findAll'>;
};

/** The text without accents and capitals, with one kind of apostrophe and of space. */
const comparable = (text: string): string =>
  withoutAccents(text).replace(/[’ʼ]/g, "'").replace(/\s+/g, ' ').toLowerCase();

/** By number, by name in either order, or by e-mail. */
const matches = (query: string) => {
  const wanted = comparable(query).replace(/^#/, '');
  return ({ id, customer_info: { firstName, lastName, email } }: FoundOrder): boolean =>
    orderNumber(id).startsWith(wanted) ||
    [`${firstName} ${lastName}`, `${lastName} ${firstName}`, email].some((text) =>
      comparable(text).includes(wanted),
    );
};

const toAdminOrder = (
  order: FoundOrder,
  parts: readonly PartRecord[],
  refunds: readonly RefundRecord[],
  profiles: readonly ProfileRecord[],
): AdminOrder => {
  const { firstName, lastName, email } = order.customer_info;
  const problem = profiles.find(({ user_id }) => user_id === order.user_id)?.email_problem;
  return {
    id: order.id,
    number: orderNumber(order.id),
    status: order.status,
    amount: order.amount,
    services: order.services,
    created_at: order.created_at,
    due_at: order.due_at,
    customer: {
      first_name: firstName,
      last_name: lastName,
      email,
      ...(problem && { email_problem: problem }),
    },
    parts: parts.filter((part) => part.order_id === order.id).map(toQueued),
    refunds: [...refunds],
    refundable: refundableOf(order),
    refunded_amount: order.refunded_amount,
    withdrawn_at: order.withdrawn_at,
    withdrawn_services: order.withdrawn_services,
    dispute: order.dispute,
    papers: order.papers,
  };
};

/** Administrators only; all orders, newest first, when the query is empty. */
export const searchOrders = async (
  me: Member,
  text: string | undefined,
  deps: SearchDependencies,
): Promise<AdminOrder[]> => {
  if (!me.isAdministrator) throw new ShopError('forbidden');
  const query = wire.query.safeParse(text ?? '');
  if (!query.success) throw new ShopError('invalid_request');
  const orders = await deps.orderSearch.find(matches(query.data), maxOrdersShown);
  const keys = orders
    .filter(({ paid_at }) => paid_at)
    .flatMap(({ id, services }) => partsOf(services).map((service) => ({ order_id: id, service })));
  const owners = [...new Set(orders.map(({ user_id }) => user_id))];
  const [parts, profiles] = await Promise.all([deps.parts.findAll(keys), deps.profiles.findAll(owners)]);
  return Promise.all(
    // Only orders with a requested refund have refund rows.
    orders.map(async (order) => {
      const refunds =
        order.refund_reserved === undefined ? [] : await deps.refunds.ofOrder(order.id, 'readable');
      return toAdminOrder(order, parts, refunds, profiles);
    }),
  );
};

export const route = routeOf(wire, {
  id: 'AtelierOrders',
  who: 'staff',
  loss: 'Administrators find no order and cannot reassign one.',
  uses: {
    orders: ['Scan'],
    parts: ['BatchGetItem'],
    refunds: ['Query'],
    profiles: ['BatchGetItem'],
  },
  stores: ['orderSearch', 'parts', 'refunds', 'profiles'],
  run: async (call) => ({ orders: await searchOrders(call.me, call.query.query, call) }),
});
