import type { Payments } from '#lambdas/gateways/stripe.ts';
import type { StripeEvent } from '#lambdas/gateways/stripe-events.ts';
import { type SettleDependencies, settle } from '#lambdas/money/settle.ts';
import { ringOrphan } from './orphans.ts';

type Dependencies = Omit<SettleDependencies, 'payments'> & {
  readonly payments: Pick<Payments, 'readSession' | 'refundDuplicate'>;
};

/**
 * Settles the session of an event. The event only says that something happened; the session is read from Stripe. A
 * repeated event and an event without a session of ours have no effect. The caller answers 200 only when this resolves.
 */
export const receiveEvent = async (
  event: Pick<StripeEvent, 'id' | 'sessionId'>,
  deps: Dependencies,
): Promise<void> => {
  if (!event.sessionId || (await deps.settlements.hasEvent(event.id))) return;
  const session = await deps.payments.readSession(event.sessionId);
  const order = session && (await settle(session, deps, event.id));
  if (session?.isPaid && !order) await ringOrphan(session, deps);
};
