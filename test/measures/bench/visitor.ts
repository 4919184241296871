import { randomInt, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { totalOf } from '#domain/catalogue.ts';
import { currentTerms } from '#domain/texts/terms.ts';
import type { ShopFacts } from '../../../bin/local/running.ts';
import { signIn as signInTo } from '../../../bin/local/sign-in.ts';

/** A client that calls the shop's API like the browser, from an address of a benchmark network. */
export type Visitor = {
  readonly email: string;
  readonly password: string;
  readonly ip: string;
};
export type Customer = Visitor & { readonly token: string };

const service = 'numerologie';
const created = z.object({ url: z.string(), order_id: z.string() });
const orders = z.object({ orders: z.array(z.object({ id: z.string(), status: z.string() })) });
export type Order = z.infer<typeof orders>['orders'][number];

export const newVisitor = (): Visitor => ({
  email: `charge-${randomUUID()}@exemple.fr`,
  // A part of an id may lack a digit, which the rules of §5 require.
  password: `sagesse-1-${randomUUID().slice(0, 8)}`,
  ip: `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(1, 255)}`,
});

type Call = { readonly ip: string; readonly token?: string; readonly body?: object };

const call = async (shop: ShopFacts, method: string, path: string, { ip, token, body }: Call) => {
  const answer = await fetch(`${shop.site}${path}`, {
    method,
    headers: {
      'x-test-viewer-ip': ip,
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status} ${text}`);
  return JSON.parse(text);
};

export const signUp = (shop: ShopFacts, { email, password, ip }: Visitor): Promise<unknown> =>
  call(shop, 'POST', '/api/sign-up', {
    ip,
    body: { email, password, from: 'checkout', first_name: 'Camille', last_name: 'Payet' },
  });

export const signIn = async (shop: ShopFacts, visitor: Visitor): Promise<Customer> => ({
  ...visitor,
  token: (await signInTo(shop, visitor)).access,
});

/** Orders and pays on Stripe's page; returns the order's id. */
export const buy = async (shop: ShopFacts, { email, ip, token }: Customer): Promise<string> => {
  const body = {
    selectedServices: [service],
    customerInfo: {
      firstName: 'Camille',
      lastName: 'Payet',
      email,
      birthDate: '1991-04-17',
      birthTime: '06:42',
      birthPlace: 'Saint-Denis, La Réunion',
    },
    totalAmount: totalOf([service]) / 100,
    attempt: randomUUID(),
    acceptedTerms: currentTerms.version,
    isAdult: true,
    dueHours: 90 * 24,
  };
  const { url, order_id } = created.parse(
    await call(shop, 'POST', '/api/create-payment', { ip, token, body }),
  );
  const sessionId = /cs_\w+/.exec(url)?.[0] ?? '';
  const paid = await fetch(`${shop.payments}/_pay/${sessionId}`, {
    method: 'POST',
    body: JSON.stringify({ outcome: 'paid' }),
  });
  if (!paid.ok) throw new Error(`the payment page answered ${paid.status}`);
  return order_id;
};

export const ordersOf = async (shop: ShopFacts, { ip, token }: Customer): Promise<Order[]> =>
  orders.parse(await call(shop, 'GET', '/api/orders', { ip, token })).orders;

export const readProfile = (shop: ShopFacts, { ip, token }: Customer): Promise<unknown> =>
  call(shop, 'GET', '/api/profile', { ip, token });
