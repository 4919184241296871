import * as z from 'zod/mini';
import type { PaidKey } from '#domain/catalogue.ts';
import { type Order, orderNumber } from '#domain/order.ts';
import { withdraw } from '#domain/wire/refunds.ts';
import { withdrawableOf } from '#domain/withdrawal-right.ts';
import { errorsBy, type FormErrors } from '#web/platform/form.ts';
import type { Found, Reference } from './api.ts';
import { withdrawalFormTexts as texts } from './texts.ts';

/** Step 1: the person and the order. */
export type Typed = {
  readonly name: string;
  readonly number: string;
  readonly email: string;
  /** One of the account's orders, `otherOrder`, or empty. */
  readonly orderId: string;
};
export const noTyped: Typed = { name: '', number: '', email: '', orderId: '' };
/** An order that does not belong to the signed-in account. */
export const otherOrder = 'other';

/** The signed-in account and its orders that can be withdrawn from; undefined for a visitor. */
export type Known = { readonly email: string; readonly orders: readonly Order[] } | undefined;

export const openOrders = (orders: readonly Order[], now: Date): Order[] =>
  orders.filter((order) => withdrawableOf(order, now) !== undefined);

const isNamed = ({ id }: Order, name: string): boolean =>
  id === name || orderNumber(id) === name.toLowerCase();

const choice = (
  { customer_info: { firstName, lastName }, id }: Order,
  typed: Typed,
  email: string,
): Typed => ({
  name: typed.name || `${firstName} ${lastName}`,
  number: orderNumber(id),
  email,
  orderId: id,
});

/** The form after the choice of one of the account's orders, or of another one. */
export const choose = (typed: Typed, orderId: string, known: Known): Typed => {
  const order = known?.orders.find(({ id }) => id === orderId);
  return known && order ? choice(order, typed, known.email) : { ...typed, number: '', orderId };
};

/** Prefills the form and keeps typed text. `named` is the order of the link, by id or number. */
export const prefilled = (typed: Typed, named: string, known: Known): Typed => {
  const number = typed.number || orderNumber(named);
  if (!known) return { ...typed, number, orderId: '' };
  const { email, orders } = known;
  const name = typed.orderId || typed.number || named;
  const only = orders.length === 1 ? orders[0] : undefined;
  const order = name === '' ? only : orders.find((one) => isNamed(one, name));
  if (order) return choice(order, typed, email);
  const orderId = name !== '' && orders.length > 0 ? otherOrder : '';
  return { ...typed, number, email: typed.email || email, orderId };
};

/** Number and address are required unless one of the account's orders is chosen. */
export const isTypedIn = ({ orderId }: Typed, known: Known): boolean =>
  !known || known.orders.length === 0 || orderId === otherOrder;

export const referenceOf = (typed: Typed, known: Known): Reference =>
  known?.orders.some(({ id }) => id === typed.orderId)
    ? { order_id: typed.orderId }
    : { number: typed.number, email: typed.email };

/** The server's rules, in the order of the fields. */
const { name, number, email } = withdraw.body.shape;
const orderId = z.string().check(z.minLength(1, texts.orderRequired));
const typedIn = errorsBy(z.object({ name, number, email }));
const chosen = errorsBy(z.object({ name, orderId }));

export const errorsIn = (typed: Typed, known: Known): FormErrors<Typed> =>
  (isTypedIn(typed, known) ? typedIn : chosen)(typed);

export const withdrawableServices = ({ services }: Found): PaidKey[] =>
  services.filter(({ withdrawable }) => withdrawable).map(({ key }) => key);

/** The refund for some of the services in cents, by the server's rule. */
export const amountOf = (order: Found, services: readonly PaidKey[]): number => {
  if (withdrawableServices(order).every((key) => services.includes(key))) return order.amount;
  const wanted = order.services.filter(({ key }) => services.includes(key));
  const sum = wanted.reduce((total, { amount = 0 }) => total + amount, 0);
  return Math.min(sum, order.amount);
};
