import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import * as z from 'zod/mini';
import { type PaidKey, totalOf } from '#domain/catalogue.ts';
import { type Order, orderSchema } from '#domain/order.ts';
import { currentTerms } from '#domain/texts/terms.ts';
import { keyFor } from '#test/support/keys.ts';
import { type Answer, call, eventually } from './client.ts';
import type { TestCustomer } from './customers.ts';

const created = z.object({ url: z.string(), order_id: z.string(), claim: z.string() });
export type Purchase = z.infer<typeof created> & { readonly sessionId: string };

/** A request of the checkout; single fields can be replaced. */
export const paymentRequest = (
  customer: Pick<TestCustomer, 'email'>,
  services: readonly PaidKey[] = [keyFor.numbers],
  change: Readonly<Record<string, unknown>> = {},
) => ({
  selectedServices: [...services],
  customerInfo: {
    firstName: 'Camille',
    lastName: "D'Angelo",
    email: customer.email,
    birthDate: '1991-04-17',
    birthTime: '06:42',
    birthPlace: 'Saint-Denis, La Réunion',
  },
  totalAmount: totalOf(services) / 100,
  attempt: randomUUID(),
  acceptedTerms: currentTerms.version,
  isAdult: true,
  // Other tests fill the queues meanwhile, so this page has shown a date that is late enough for all of them.
  dueHours: 100 * 365 * 24,
  ...change,
});

const sessionIn = (url: string): string => {
  const id = /cs_[A-Za-z0-9_]+/.exec(url)?.[0];
  if (!id) throw new Error(`no session in ${url}`);
  return id;
};

/** The checkout's call; returns any answer. */
export const askToPay = (customer: TestCustomer, body: unknown): Promise<Answer> =>
  call('POST', '/api/create-payment', { body, token: customer.access, ip: customer.ip });

/** Orders like the checkout. Throws when the shop refuses. */
export const buy = async (
  customer: TestCustomer,
  services?: readonly PaidKey[],
  change?: Readonly<Record<string, unknown>>,
): Promise<Purchase> => {
  const answer = await askToPay(customer, paymentRequest(customer, services, change));
  if (answer.status !== 200) throw new Error(`create-payment answered ${JSON.stringify(answer.json)}`);
  const purchase = created.parse(answer.json);
  return { ...purchase, sessionId: sessionIn(purchase.url) };
};

/** Calls one control of the payment stand-in. Throws when it refuses. */
export const control = async (path: string, body: unknown): Promise<unknown> => {
  const answer = await fetch(`${inject('shop').payments}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`);
  return answer.json();
};

/** Completes the payment page like the customer. */
export const payAt = (sessionId: string, outcome: 'paid' | 'refused' | 'later') =>
  control(`/_pay/${sessionId}`, { outcome });
export const settleAt = (sessionId: string, outcome: 'succeeded' | 'failed') =>
  control(`/_settle/${sessionId}`, { outcome });
export const expireAt = (sessionId: string) => control(`/_expire/${sessionId}`, {});

/** All orders of a customer, newest first. */
export const ordersOf = async (customer: Pick<TestCustomer, 'access'>): Promise<Order[]> => {
  const answer = await call('GET', '/api/orders', { token: customer.access });
  return z.object({ orders: z.array(orderSchema) }).parse(answer.json).orders;
};

/** The order in the customer's answer. */
export const readOrder = async (customer: Pick<TestCustomer, 'access'>, id: string): Promise<Order> => {
  const answer = await call('GET', `/api/orders/${id}`, { token: customer.access });
  return z.object({ order: orderSchema }).parse(answer.json).order;
};

/** Waits until the order has a status. */
export const awaitStatus = (
  customer: Pick<TestCustomer, 'access'>,
  id: string,
  status: Order['status'],
): Promise<Order> =>
  eventually(async () => {
    const order = await readOrder(customer, id);
    return order.status === status ? order : undefined;
  }, `order ${id} to be ${status}`);
