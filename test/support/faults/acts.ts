/** The actions of customers and Stripe in a world, with their repetitions. */
import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import * as z from 'zod/mini';
import { keyFor, nameFor } from '#test/support/keys.ts';
import { newCredentials } from '../customers.ts';
import { paymentRequest } from '../purchases.ts';
import { tell } from '../stripe/client.ts';
import type { EventRecord } from '../stripe/records.ts';
import type { HttpAnswer, HttpCall } from './events.ts';
import type { Customer, FunctionName } from './lane.ts';
import type { World } from './world.ts';

/** The number of tries of a customer or of Stripe after errors. */
const patience = 6;

/** Repeats a request until it succeeds; returns the last answer. */
export const insist = async (
  world: World,
  name: FunctionName,
  call: HttpCall,
  isGood = ({ status }: HttpAnswer) => status < 300,
): Promise<HttpAnswer> => {
  let answer = await world.call(name, call);
  for (let tries = 1; tries < patience && !isGood(answer); tries += 1) answer = await world.call(name, call);
  return answer;
};

const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): HttpCall => ({
  method: 'POST',
  path,
  body: JSON.stringify(body),
  headers,
});

export type Buyer = Pick<Customer, 'userId' | 'email' | 'access'>;

/** The lane's customer with a profile of this world; the address is not verified. */
export const arrive = async (world: World): Promise<Buyer> => {
  const customer = await world.lane.customer();
  const profile = {
    user_id: customer.userId,
    email: customer.email,
    first_name: 'Camille',
    email_validated: false,
    created_at: new Date().toISOString(),
  };
  await world.resources.put('Profiles', profile);
  return customer;
};

/** A sign-up on /auth; a repetition after a lost answer may be refused because the account exists. */
export const signUp = async (world: World) => {
  const credentials = newCredentials();
  const body = { ...credentials, from: 'auth', first_name: 'Camille', last_name: 'Renard' };
  const isGood = ({ status }: HttpAnswer) => status === 201 || status === 409;
  const answer = await insist(world, 'signUp', post('/api/sign-up', body), isGood);
  return { credentials, answer };
};

const purchase = z.object({ url: z.string(), order_id: z.string(), claim: z.string() });
export type Bought = z.infer<typeof purchase> & { readonly sessionId: string };

export const payCall = (buyer: Buyer, body: unknown): HttpCall =>
  post('/api/create-payment', body, { authorization: `Bearer ${buyer.access}` });

/** Orders one numerology; the same click is repeated while the shop answers with errors. */
export const order = async (
  world: World,
  buyer: Buyer,
  change: Readonly<Record<string, unknown>> = {},
): Promise<Bought> => {
  const answer = await insist(
    world,
    'createPayment',
    payCall(buyer, paymentRequest(buyer, [keyFor.numbers], change)),
  );
  if (answer.status !== 200) throw new Error(`create-payment answered ${JSON.stringify(answer)}`);
  const bought = purchase.parse(answer.json);
  return { ...bought, sessionId: /cs_[A-Za-z0-9_]+/.exec(bought.url)?.[0] ?? '' };
};

/** Completes Stripe's page; false when Stripe no longer allows it. */
export const payAt = async (
  world: World,
  sessionId: string,
  outcome: 'paid' | 'refused' | 'later' = 'paid',
): Promise<boolean> => (await tell(world.stripe, `_pay/${sessionId}`, { outcome })).ok;

export const settleAt = (world: World, sessionId: string, outcome: 'succeeded' | 'failed') =>
  tell(world.stripe, `_settle/${sessionId}`, { outcome });
export const expireAt = (world: World, sessionId: string) => tell(world.stripe, `_expire/${sessionId}`);

/** Adds a session to an order, which only a fault of the shop or of Stripe could cause. */
export const secondSession = async (world: World, orderId: string, amount = 900): Promise<string> => {
  const { hostname: host, port } = new URL(world.stripe.url);
  const stripe = new Stripe(world.stripeKey, { host, port, protocol: 'http' });
  const product_data = { name: nameFor.numbers };
  const { id } = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      line_items: [{ quantity: 1, price_data: { currency: 'eur', unit_amount: amount, product_data } }],
      metadata: { order_id: orderId },
      payment_intent_data: { metadata: { order_id: orderId } },
      success_url: 'http://127.0.0.1/',
    },
    { idempotencyKey: randomUUID() },
  );
  return id;
};

export const eventsOf = (world: World): readonly EventRecord[] => world.stripe.state().events;

export const webhookCall = (payload: string, signature: string): HttpCall => ({
  method: 'POST',
  path: '/api/stripe-webhook',
  body: payload,
  headers: { 'stripe-signature': signature },
});

const signed = (world: World, payload: string): HttpCall =>
  webhookCall(payload, Stripe.webhooks.generateTestHeaderString({ payload, secret: world.webhookSecret }));

export const deliver = (world: World, { payload }: Pick<EventRecord, 'payload'>): Promise<HttpAnswer> =>
  world.call('webhook', signed(world, payload));

/** Delivers all events so far, each until the shop accepts it. */
export const deliverAll = async (world: World): Promise<void> => {
  for (const { payload } of [...eventsOf(world)]) await insist(world, 'webhook', signed(world, payload));
};

export const verifyCall = (sessionId: string, claim: string): HttpCall =>
  post('/api/verify-payment', { sessionId }, { 'x-claim': claim });

export const validateCall = (token: string, claim: string): HttpCall =>
  post('/api/validate-email', { token }, { 'x-claim': claim });

export const resetCall = (email: string): HttpCall => post('/api/password-reset', { email });
export const confirmResetCall = (token: string, password: string): HttpCall =>
  post('/api/password-reset/confirm', { token, password });

export const contactCall = (): HttpCall =>
  post('/api/contact', {
    firstName: 'Camille',
    lastName: 'Renard',
    email: 'camille@exemple.fr',
    subject: 'Une question',
    message: 'Mon rapport est-il prêt ?\nMerci de votre réponse.',
  });

/** The secrets of the links to a page in all mails that SES accepted, oldest first. */
export const linkTokens = (world: World, page: string): string[] =>
  world.proxy.mails.flatMap((raw) => {
    const text = raw.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
    return new RegExp(`${page}\\?token=([\\w-]{43})`).exec(text)?.[1] ?? [];
  });
