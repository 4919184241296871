import type * as z from 'zod/mini';
import type { AdminOrder } from '#domain/atelier.ts';
import { partsOf } from '#domain/catalogue.ts';
import { orderNumber } from '#domain/order.ts';
import { type OrderQuery, readOrderQuery } from '#domain/order-search.ts';
import { limits as lengths } from '#domain/profile.ts';
import { refundableOf } from '#domain/refunds.ts';
import { listMoved } from '#domain/texts/errors.ts';
import { notSearched } from '#domain/texts/order-search.ts';
import { atelierOrders as wire } from '#domain/wire/atelier.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { pageSize } from '#domain/wire/pages.ts';
import { placeAfter, toPage } from '#lambdas/access/pages.ts';
import type { Accounts } from '#lambdas/gateways/accounts.ts';
import type { HttpRequest } from '#lambdas/routing/request.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { assertAdministrator } from '#lambdas/staff/colleague.ts';
import { toQueued } from '#lambdas/staff/parts.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { PartRecord, RefundRecord } from '#lambdas/storage/order-record.ts';
import type { FoundOrder, OrderSearchStore } from '#lambdas/storage/orders.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import type { Piece } from '#lambdas/storage/piece.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import type { RefundsStore } from '#lambdas/storage/refunds.ts';

export type SearchDependencies = {
  readonly orderSearch: OrderSearchStore;
  readonly accounts: Pick<Accounts, 'find'>;
  readonly parts: Pick<PartsStore, 'findAll'>;
  readonly refunds: Pick<RefundsStore, 'ofOrder'>;
  readonly profiles: Pick<ProfilesStore, 'findAll'>;
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

/** A place of another list is outside of the range that is asked for: DynamoDB refuses to begin there. */
const assertWithin = (isWithin: boolean): void => {
  if (!isWithin) throw new ShopError('invalid_request', listMoved);
};

const find = async (
  query: OrderQuery,
  after: string | undefined,
  { orderSearch, accounts }: SearchDependencies,
): Promise<Piece<FoundOrder>> => {
  if (query.by === 'number') {
    const place = placeAfter(after, 1);
    assertWithin(!place?.[0] || place[0].startsWith(query.number));
    return orderSearch.byNumber(query.number, pageSize, place);
  }
  const place = placeAfter(after, 2);
  if (query.by === 'date') {
    const { from, to } = query;
    assertWithin(!place?.[0] || (place[0] >= from && place[0] <= to));
    return orderSearch.byDate(query, pageSize, place);
  }
  // The pool refuses to look up a longer address.
  const account = query.email.length > lengths.accountEmail ? undefined : await accounts.find(query.email);
  return account ? orderSearch.ofUser(account.userId, pageSize, place) : { rows: [] };
};

/** Administrators only; all orders, newest first, when the query is empty. */
export const searchOrders = async (
  me: Member,
  { query: text = '', after }: HttpRequest['query'],
  deps: SearchDependencies,
): Promise<z.infer<typeof wire.answer>> => {
  assertAdministrator(me);
  const typed = wire.query.safeParse(text);
  const query = typed.success ? readOrderQuery(typed.data) : undefined;
  if (!query) throw new ShopError('invalid_request', notSearched);
  const piece = await find(query, after, deps);
  const orders = piece.rows;
  const keys = orders
    .filter(({ paid_at }) => paid_at)
    .flatMap(({ id, services }) => partsOf(services).map((service) => ({ order_id: id, service })));
  const owners = [...new Set(orders.map(({ user_id }) => user_id))];
  const [parts, profiles] = await Promise.all([deps.parts.findAll(keys), deps.profiles.findAll(owners)]);
  const items = await Promise.all(
    // Only orders with a requested refund have refund rows.
    orders.map(async (order) => {
      const refunds =
        order.refund_reserved === undefined ? [] : await deps.refunds.ofOrder(order.id, 'readable');
      return toAdminOrder(order, parts, refunds, profiles);
    }),
  );
  return toPage(items, piece);
};

export const route = routeOf(wire, {
  id: 'AtelierOrders',
  who: 'staff',
  loss: 'Administrators find no order and cannot reassign one.',
  uses: {
    orders: ['BatchGetItem', 'index by-number', 'index by-date', 'index by-user'],
    parts: ['BatchGetItem'],
    refunds: ['Query'],
    profiles: ['BatchGetItem'],
  },
  pool: ['AdminGetUser'],
  stores: ['orderSearch', 'parts', 'refunds', 'profiles'],
  gateways: ['accounts'],
  run: (call) => searchOrders(call.me, call.query, call),
});
