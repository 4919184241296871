/** The refund actions of customers, administrators, Stripe's dashboard and banks in a world. */
import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import type { PaidKey } from '#domain/catalogue.ts';
import { staffGroups } from '#domain/staff-groups.ts';
import { payOwed, refundOrder, withdraw } from '#domain/wire/refunds.ts';
import { profileRecord, staffRecord } from '../builders.ts';
import { tell } from '../stripe/client.ts';
import type { Buyer } from './acts.ts';
import type { HttpCall } from './events.ts';
import type { World } from './world.ts';

/** One click with a session; the same `attempt` is the same click. */
export const withdrawCall = (
  buyer: Buyer,
  orderId: string,
  services: readonly PaidKey[],
  attempt: string = randomUUID(),
): HttpCall => ({
  method: 'POST',
  path: withdraw.path,
  body: JSON.stringify({ order_id: orderId, name: 'Camille Renard', services, attempt }),
  headers: { authorization: `Bearer ${buyer.access}` },
});

const administratorId = randomUUID();

/** Adds an administrator to this world, whose address is verified as the atelier asks. */
export const appointAdministrator = async (world: World): Promise<void> => {
  const profile = profileRecord({ user_id: administratorId, email_validated: true });
  await world.resources.put('Profiles', profile);
  await world.resources.put('Staff', staffRecord({ user_id: administratorId, is_administrator: true }));
};

const byAdministrator = ({ path }: { readonly path: string }, orderId: string, body: object): HttpCall => ({
  method: 'POST',
  path,
  parameters: { id: orderId },
  claims: { sub: administratorId, 'cognito:groups': `[${staffGroups.administrators}]` },
  body: JSON.stringify(body),
});

export const refundCall = (orderId: string, amount: number, attempt: string = randomUUID()): HttpCall =>
  byAdministrator(refundOrder, orderId, { amount, reason: 'Geste commercial', attempt });
export const payOwedCall = (orderId: string, refund: string, how: 'again' | 'otherwise'): HttpCall =>
  byAdministrator(payOwed, orderId, { refund, how });

/** Refunds in Stripe's dashboard; false when Stripe refuses. */
export const refundByHand = async (world: World, sessionId: string, amount: number): Promise<boolean> => {
  const { hostname: host, port } = new URL(world.stripe.url);
  const stripe = new Stripe(world.stripeKey, { host, port, protocol: 'http' });
  const intent = world.stripe.state().payment_intents.find(({ session }) => session === sessionId);
  const made = stripe.refunds.create({ payment_intent: intent?.id ?? '', amount });
  return made.then(
    () => true,
    () => false,
  );
};

export const disputeAt = (world: World, sessionId: string) =>
  tell(world.stripe, `_dispute/${sessionId}`, { reason: 'fraudulent' });
export const endDisputeAt = (world: World, sessionId: string, outcome: 'won' | 'lost') =>
  tell(world.stripe, `_dispute_end/${sessionId}`, { outcome });
