import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { isPayable } from '#domain/order.ts';
import { type PaymentRequest, createPayment as wire } from '#domain/wire/api.ts';
import { orRefuse, ShopError } from '#domain/wire/errors.ts';
import { newClaim } from '#lambdas/access/access.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import { StripeStoredFailure, StripeUnavailable } from '#lambdas/gateways/payment-errors.ts';
import type { PaymentSession, Payments } from '#lambdas/gateways/stripe.ts';
import { closeEarlierTries, closeSession } from '#lambdas/money/close-session.ts';
import { newSecret, uuidOf } from '#lambdas/platform/tokens.ts';
import { type HttpRequest, parseBody } from '#lambdas/routing/request.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import type { BirthsStore } from '#lambdas/storage/births.ts';
import type { LimitsStore } from '#lambdas/storage/limits.ts';
import { Moved, whileMoved } from '#lambdas/storage/moved.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { OutboxStore } from '#lambdas/storage/outbox.ts';
import { mailAbout } from '#lambdas/storage/outbox-record.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import type { RestartsStore } from '#lambdas/storage/transactions/restart.ts';
import type { SettlementsStore } from '#lambdas/storage/transactions/settle.ts';
import { dueHoursOf, type WorkshopReader } from './due-date.ts';
import { type Buyer, bornIn, type Draft, draftOf, newOrder, restarted } from './order-draft.ts';
import { idempotencyKeyOf, sessionParamsOf } from './session-params.ts';

export type CreatePaymentDependencies = {
  readonly orders: OrdersStore;
  readonly births: Pick<BirthsStore, 'add'>;
  readonly restarts: RestartsStore;
  readonly settlements: SettlementsStore;
  readonly outbox: Pick<OutboxStore, 'add'>;
  readonly limits: Pick<LimitsStore, 'allows' | 'giveBack'>;
  readonly payments: Payments;
  readonly workshop: WorkshopReader;
  readonly siteUrl: string;
  readonly now: Date;
};

/** Each browser tab may hold one claim. */
const maxClaims = 5;

const buyerOf = (profile: ProfileRecord): Buyer => ({
  userId: profile.user_id,
  email: profile.email,
  isEmailValidated: profile.email_validated,
});

/** True for a repeat of the same attempt with the same content. */
const isSameRequest = ({ payment }: OrderRecord, draft: Draft, request: PaymentRequest) =>
  payment.attempt === request.attempt && payment.fingerprint === draft.fingerprint;

type Prepared = { readonly order: OrderRecord; readonly session: PaymentSession | undefined };

/**
 * Returns the order of this request. It is new, unchanged (the same attempt again, with its session as Stripe knows
 * it), or restarted, because the attempt is new or its session can no longer be paid.
 */
const prepare = async (
  request: PaymentRequest,
  draft: Draft,
  buyer: Buyer,
  deps: CreatePaymentDependencies,
): Promise<Prepared> => {
  const id = request.orderId ?? uuidOf(buyer.userId, request.attempt);
  if (!request.orderId) {
    const fresh = newOrder(id, draft, buyer, request.attempt, deps.now);
    if (await deps.orders.create(fresh)) {
      await deps.births.add(fresh, bornIn(draft, deps.now));
      return { order: fresh, session: undefined };
    }
  }
  const order = await deps.orders.find(id);
  if (order?.user_id !== buyer.userId) throw new ShopError('not_found');
  if (!isPayable(order)) throw new ShopError('already_paid');
  if (isSameRequest(order, draft, request)) {
    // A first try may have ended between the order and its birth; nothing is paid before both are written.
    await deps.births.add(order, bornIn(draft, deps.now));
    const known = order.payment.session_id;
    const session = known ? await deps.payments.readSession(known) : undefined;
    if (!known || session?.status === 'open') return { order, session };
  } else if (order.payment.attempt === request.attempt) throw new ShopError('attempt_changed');
  await closeSession(order, deps);
  const next = restarted(order, draft, request.attempt, deps.now);
  const again = await deps.restarts.restart(next, bornIn(draft, deps.now));
  return { order: again, session: undefined };
};

/** Opens Stripe's session of the order's current attempt. A failure that Stripe stores starts the next try. */
const openSession = async (order: OrderRecord, deps: CreatePaymentDependencies): Promise<PaymentSession> => {
  try {
    // Stripe may have made a session in spite of the stored failure: close it, so that only ours is open.
    if (order.payment.has_failed) await closeEarlierTries(order, deps);
    return await deps.payments.createSession(sessionParamsOf(order, deps.siteUrl), idempotencyKeyOf(order));
  } catch (error) {
    if (error instanceof StripeStoredFailure) {
      const payment = { ...order.payment, try: order.payment.try + 1, has_failed: true };
      await deps.orders.replace({ ...order, payment });
    }
    throw error;
  }
};

/** Stores the session and the claim. A session that a newer attempt has replaced is closed. */
const keepSession = async (
  order: OrderRecord,
  session: PaymentSession,
  claim: string,
  deps: CreatePaymentDependencies,
): Promise<string> => {
  if (!session.url) throw new ShopError('payment_unavailable');
  const payment = { ...order.payment, session_id: session.id };
  try {
    await deps.orders.replace({ ...order, payment, claims: withClaim(order, claim, deps.now) });
    return session.url;
  } catch (error) {
    if (!(error instanceof Moved)) throw error;
    const current = await deps.orders.find(order.id);
    if (current?.payment.attempt === order.payment.attempt) throw error;
    await deps.payments.expireSession(session.id);
    throw new ShopError('attempt_changed');
  }
};

const withClaim = (order: OrderRecord, secret: string, now: Date): OrderRecord['claims'] => {
  const valid = order.claims.filter((claim) => claim.expires_at > now.toISOString());
  return [...valid, newClaim(secret, now)].slice(-maxClaims);
};

/**
 * Asks for the verification of the address, once per account: the mail's id is derived from the account. The limit
 * keeps unpaid orders from filling a mailbox; «Renvoyer» sends a mail that the limit dropped.
 */
const askForVerification = async (
  order: OrderRecord,
  profile: ProfileRecord,
  deps: CreatePaymentDependencies,
) => {
  if (profile.email_validated) return;
  const subject = { kind: 'validation' as const, user_id: profile.user_id, order_id: order.id };
  if (!(await deps.limits.allows(limits.signUpMail, profile.email, deps.now))) return;
  const isNew = await deps.outbox.add(
    mailAbout(profile.user_id, subject, deps.now, 'first', profile.user_id),
  );
  if (!isNew) await deps.limits.giveBack(limits.signUpMail, profile.email, deps.now);
};

const attemptPayment = async (
  request: PaymentRequest,
  draft: Draft,
  profile: ProfileRecord,
  deps: CreatePaymentDependencies,
) => {
  const { order, session } = await prepare(request, draft, buyerOf(profile), deps);
  const claim = newSecret();
  const url = await keepSession(order, session ?? (await openSession(order, deps)), claim, deps);
  await askForVerification(order, profile, deps);
  return { url, order_id: order.id, claim };
};

/**
 * §7 create-payment: prices the order, stores it as `pending` and opens Stripe's page. The same attempt returns the
 * same URL. When several requests change the order at once, one wins each round and the others read it again.
 * Throws ShopError: selection_invalid, amount_mismatch, email_mismatch, terms_outdated, discipline_closed,
 * due_date_later, already_paid, payment_pending, attempt_changed, not_found, payment_unavailable.
 */
export const createPayment = async (
  request: PaymentRequest,
  profile: ProfileRecord,
  deps: CreatePaymentDependencies,
): Promise<{ url: string; order_id: string; claim: string }> => {
  const priced = draftOf(request, buyerOf(profile));
  const due_hours = await dueHoursOf(priced.services, request.dueHours, deps.workshop, deps.now);
  const draft = { ...priced, due_hours };
  try {
    return await whileMoved(() => attemptPayment(request, draft, profile, deps));
  } catch (error) {
    const isStripe = error instanceof StripeStoredFailure || error instanceof StripeUnavailable;
    if (isStripe) throw new ShopError('payment_unavailable');
    throw error instanceof Moved ? new ShopError('attempt_changed') : error;
  }
};

/** The page sends it before the payment: secrets and queues are cached, so that the payment does not wait for them. */
const isPing = ({ rawBody }: HttpRequest): boolean => {
  try {
    return wire.ping.safeParse(JSON.parse(rawBody)).success;
  } catch {
    return false;
  }
};
const served = { ...wire, answer: z.union([wire.answer, z.object({})]) };

export const route = routeOf(served, {
  id: 'CreatePayment',
  who: 'buyer',
  loss: 'Nobody can buy: the payment page does not open.',
  uses: { profiles: ['GetItem'], limits: ['UpdateItem'], births: ['PutItem'], settings: ['Query'] },
  may: ['settle', 'tell the site'],
  // Stripe may need all its tries twice, and the function must still answer.
  seconds: 20,
  memory: 1024,
  traced: true,
  reserved: 20,
  checksBody: true,
  stores: ['profiles', 'limits', 'orders', 'births', 'restarts', 'settlements', 'outbox'],
  gateways: ['payments', 'recentWorkshop', 'siteUrl'],
  run: async ({ recentWorkshop, ...call }) => {
    if (isPing(call)) {
      await recentWorkshop.recent(call.now);
      return {};
    }
    const actor = await call.actor();
    if (actor.kind !== 'customer') throw new ShopError('signed_out');
    const profile = orRefuse(await call.profiles.ofSession(actor.userId, actor), 'signed_out');
    const body = parseBody(call, wire.body);
    await takeUse(limits.payment, actor.userId, call);
    return createPayment(body, profile, { ...call, workshop: recentWorkshop });
  },
});
