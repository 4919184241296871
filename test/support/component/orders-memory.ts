/** Orders in memory as administrators see them: found, refunded, and what is to handle. */
import type { AdminOrder } from '#domain/atelier.ts';
import { refundableOf } from '#domain/refunds.ts';
import { withdrawalTexts } from '#domain/texts/withdrawal.ts';
import { atelierOrders } from '#domain/wire/atelier.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { atelierIssues, resendMail } from '#domain/wire/issues.ts';
import { refundOrder } from '#domain/wire/refunds.ts';
import { searchOrders } from '#lambdas/atelier/search.ts';
import { readIssues } from '#lambdas/issues/read-issues.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { OrderRecord, RefundRecord } from '#lambdas/storage/order-record.ts';
import type { OrderSearchStore } from '#lambdas/storage/orders.ts';
import type { OutboxRecord } from '#lambdas/storage/outbox-record.ts';
import { type Place, pieceOf } from '#lambdas/storage/piece.ts';
import { paidOrderRecord } from '../builders.ts';
import { type Answers, bodyOf } from './answers.ts';
import type { PartsDeps } from './parts-memory.ts';

const camille = { firstName: 'Camille', lastName: 'D’Angelo', email: 'camille@exemple.fr' };

/** A confirmed order of Camille. */
export const adminOrder = (changes: Partial<OrderRecord> = {}): OrderRecord =>
  paidOrderRecord({ customer_info: camille, email_validated: true, ...changes });

const memoryRefunds = (rows: Map<string, OrderRecord>) => {
  const refunds = new Map<string, RefundRecord>();
  /** Once for each attempt. */
  const refund = (
    { id: by, name }: Member,
    order: OrderRecord,
    wish: { readonly amount: number; readonly reason: string; readonly attempt: string },
  ): AdminOrder['refunds'][number] => {
    const known = refunds.get(wish.attempt);
    if (known) return known;
    const left = refundableOf(order);
    if (wish.amount > left) throw new ShopError('refund_too_large', withdrawalTexts.tooLarge(left));
    const { amount, reason, attempt: id } = wish;
    const made: RefundRecord = {
      ...{ id, order_id: order.id, amount, reason, origin: 'administrator', state: 'succeeded' },
      ...{ by: { id: by, name }, requested_at: new Date().toISOString() },
    };
    refunds.set(id, made);
    const reserved = (order.refund_reserved ?? 0) + amount;
    rows.set(order.id, { ...order, refund_reserved: reserved, refunded_amount: reserved });
    return made;
  };
  const ofOrder = async (id: string) => [...refunds.values()].filter((one) => one.order_id === id);
  return { refund, ofOrder };
};

/** `unsent` are mails whose delivery was given up. */
export const memoryOrders = (first: readonly OrderRecord[], unsent: readonly OutboxRecord[]) => {
  const rows = new Map(first.map((order) => [order.id, order]));
  const mails = new Map(unsent.map((mail) => [mail.id, mail]));
  const { refund, ...refunds } = memoryRefunds(rows);
  const orderOf = (id: string): OrderRecord => rows.get(id) ?? adminOrder({ id });
  const none = { ofKind: async () => [], findAll: async () => [], confirmationsBefore: async () => [] };
  const serve = ({ answer }: Answers, me: Member, { parts }: PartsDeps): void => {
    const listed = (isWanted: (order: OrderRecord) => boolean, most: number, after?: Place) => {
      const placeOf = ({ created_at, id }: OrderRecord): Place => [created_at, id];
      const text = (place: Place) => place.join(' ');
      const found = [...rows.values()]
        .filter((order) => isWanted(order) && (!after || text(placeOf(order)) < text(after)))
        .sort((left, right) => text(placeOf(right)).localeCompare(text(placeOf(left))));
      return pieceOf(found, most, placeOf);
    };
    const orderSearch: OrderSearchStore = {
      byNumber: async (number, most) => listed(({ id }) => id.startsWith(number), most),
      byDate: async ({ from, to }, most, after) =>
        listed(({ created_at }) => created_at >= from && created_at <= to, most, after),
      ofUser: async (email, most, after) =>
        listed(({ customer_info }) => customer_info.email === email, most, after),
    };
    /** In memory an account is its address. */
    const accounts = { find: async (userId: string) => ({ userId, isHalfMade: false }) };
    answer(atelierOrders, ({ query }) => {
      const deps = { orderSearch, accounts, parts, refunds, profiles: none };
      return searchOrders(me, Object.fromEntries(query), deps);
    });
    answer(refundOrder, (sent) => {
      const made = refund(me, orderOf(sent.params.id ?? ''), bodyOf(sent));
      return { refund: made, refundable: refundableOf(orderOf(sent.params.id ?? '')) };
    });
    const orders = { findAll: async (ids: readonly string[]) => ids.map(orderOf) };
    const unsentMails = { ...none, givenUp: async () => [...mails.values()] };
    answer(atelierIssues, async ({ query }) => {
      const deps = { parts, orders, profiles: none, issues: none, unsentMails, now: new Date() };
      return readIssues(me, deps, query.get('after') ?? undefined);
    });
    answer(resendMail, (sent) => {
      mails.delete(bodyOf(sent).id);
      return { resent: true } as const;
    });
  };
  return { serve, orders: { find: async (id: string) => orderOf(id) } };
};
