import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import * as z from 'zod/mini';
import { orderNumber } from '#domain/order.ts';
import * as api from '#domain/wire/api.ts';
import { paperLink } from '#domain/wire/papers.ts';
import * as profile from '#domain/wire/profile.ts';
import { findWithdrawal, withdraw } from '#domain/wire/refunds.ts';
import { readReport } from '#domain/wire/report-page.ts';
import { orderAccesses, reportLink, resendOrderMail } from '#domain/wire/reports.ts';
import { keyFor } from '#test/support/keys.ts';
import { newAddress } from '../client.ts';
import { newCredentials } from '../customers.ts';
import { type Purchase, paymentRequest } from '../purchases.ts';
import { anyone, pathOf, type Route, routes, severalCallers, signedInOnly, staffOnly } from '../routes.ts';
import type { Caller } from './callers.ts';

export type Attempt = {
  readonly route: Route;
  readonly caller: Caller;
  readonly path: string;
  readonly body: unknown;
};
export type Target = {
  readonly order: Purchase;
  readonly used: string;
  readonly expired: string;
  readonly victimEmail: string;
  readonly strangerEmail: string;
};

const isSame = (left: Route, right: Route) => left.path === right.path && left.method === right.method;
const isIn = (some: readonly Route[], route: Route) => some.some((one) => isSame(one, route));
/** Customer routes that name an order: that of another customer is refused. */
const ofNamedOrder: readonly Route[] = [
  api.resendValidation,
  orderAccesses,
  reportLink,
  readReport,
  resendOrderMail,
  paperLink,
];

/** The order by its id, and by its number with another address. */
const withdrawalsOf = ({ order }: Target) => [
  { order_id: order.order_id },
  { number: orderNumber(order.order_id), email: newCredentials().email },
];
const bodyOf = (route: Route) => (named: object) =>
  isSame(route, withdraw)
    ? { ...named, name: 'Une Intruse', services: [keyFor.numbers], attempt: randomUUID() }
    : named;

/** The bodies of each route for an order of another customer. */
const bodiesFor = (route: Route, target: Target): unknown[] => {
  const { order, used, expired } = target;
  if (isSame(route, api.createPayment)) {
    return [target.victimEmail, target.strangerEmail].map((email) =>
      paymentRequest({ email }, [keyFor.numbers], { orderId: order.order_id, attempt: randomUUID() }),
    );
  }
  if (isSame(route, api.verifyPayment)) return [{ sessionId: order.sessionId }];
  if (isSame(route, api.validateEmail)) {
    return [
      { token: used },
      { token: used, orderId: order.order_id },
      { token: expired },
      { token: order.claim },
    ];
  }
  if (isIn([findWithdrawal, withdraw], route)) return withdrawalsOf(target).map(bodyOf(route));
  if (isSame(route, api.resendValidation)) return [{ orderId: order.order_id }];
  if (isSame(route, profile.updateProfile)) return [{ first_name: 'Intruse' }];
  if (isIn([reportLink, resendOrderMail, paperLink], route)) return [{}];
  return [undefined];
};

/** Sign-up, health and the webhook do not identify the caller; they have their own tests. */
const asked: readonly Route[] = routes.filter((route) => !isIn(anyone, route));

export const attemptsOn = (target: Target, caller: Caller): Attempt[] =>
  // What staff may do in the atelier is not an attempt; it has its own tests.
  asked
    .filter((route) => caller.kind !== 'staff' || !isIn(staffOnly, route))
    .flatMap((route) =>
      bodiesFor(route, target).map((body) => ({
        route,
        caller,
        path: pathOf(route, target.order.order_id),
        body,
      })),
    );

/** The allowed answers to callers who may not see the order, by route; every other answer must be a refusal. */
const harmless: readonly (readonly [Route, z.ZodMiniType])[] = [
  [api.verifyPayment, z.strictObject({ verified: z.boolean() })],
  [
    api.validateEmail,
    z.strictObject({ success: z.literal(true), alreadyValidated: z.literal(true), message: z.string() }),
  ],
  // About the caller's own address, which staff have verified.
  [api.resendValidation, z.strictObject({ sent: z.literal(false), alreadyValidated: z.literal(true) })],
];

const isSignedIn = ({ kind }: Caller) => kind === 'customer' || kind === 'staff';

const mayAnswer = ({ route, caller }: Attempt, json: unknown): boolean => {
  if (caller.kind === 'refused') return false;
  const [, schema] = harmless.find(([open]) => isSame(open, route)) ?? [];
  if (schema?.safeParse(json).success) return true;
  // A customer reads and changes their own data; the texts and the rows show that it is only theirs.
  return isIn(signedInOnly, route) && isSignedIn(caller) && !isIn(ofNamedOrder, route);
};

const refusals = (attempt: Attempt): readonly number[] => {
  const { route, caller } = attempt;
  if (isIn(staffOnly, route)) return isSignedIn(caller) ? [403] : [401, 403];
  if (isIn(signedInOnly, route) && !isSignedIn(caller)) return [401, 403];
  if (isIn(severalCallers, route) && caller.kind === 'refused') return [401];
  return [400, 401, 404];
};

/** Makes the attempt; returns the leak or other fault, or undefined. */
export const leakIn = async (attempt: Attempt, secrets: readonly string[]): Promise<string | undefined> => {
  const { route, caller, path, body } = attempt;
  const answer = await fetch(`${inject('shop').site}${path}`, {
    method: route.method,
    headers: { 'content-type': 'application/json', 'x-test-viewer-ip': newAddress(), ...caller.headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const name = `${route.method} ${route.path} by ${caller.name}: ${answer.status}`;
  const told = secrets.find((secret) => text.includes(secret));
  if (told) return `${name} tells «${told}»`;
  if (answer.status < 300) return mayAnswer(attempt, JSON.parse(text)) ? undefined : `${name} ${text}`;
  return refusals(attempt).includes(answer.status) ? undefined : `${name} ${text}`;
};
