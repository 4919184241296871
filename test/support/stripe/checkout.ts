import { type Desk, nowInSeconds, show } from './desk.ts';
import { recordEvent } from './events.ts';
import { newId } from './ids.ts';
import { type ChargeRecord, type IntentRecord, type SessionRecord, totalOf } from './records.ts';
import { renderIntent } from './render-payment.ts';
import { type Outcome, testCards } from './texts.ts';

/** A change that the state of a session does not allow. */
export class NotAllowed extends Error {
  constructor(session: SessionRecord, wanted: string) {
    super(`session ${session.id} is ${session.status}, ${session.payment_status}: it cannot ${wanted}`);
    this.name = 'NotAllowed';
  }
}

export const intentOf = (desk: Desk, session: SessionRecord): IntentRecord | undefined =>
  desk.state.payment_intents.find(({ id }) => id === session.payment_intent);

const startIntent = (desk: Desk, session: SessionRecord): IntentRecord => {
  const intent: IntentRecord = {
    id: newId('pi_'),
    session: session.id,
    created: nowInSeconds(desk),
    amount: totalOf(session),
    currency: session.currency,
    status: 'requires_payment_method',
    canceled_at: null,
    payment_method: null,
    latest_charge: null,
    declined: false,
  };
  desk.state.payment_intents.push(intent);
  session.payment_intent = intent.id;
  return intent;
};

const addCharge = (desk: Desk, intent: IntentRecord, outcome: Outcome): void => {
  const charge: ChargeRecord = {
    id: newId('ch_'),
    payment_intent: intent.id,
    created: nowInSeconds(desk),
    amount: intent.amount,
    amount_refunded: 0,
    last4: testCards.find((card) => card.outcome === outcome)?.number.slice(-4) ?? '',
    status: ({ paid: 'succeeded', refused: 'failed', later: 'pending' } as const)[outcome],
  };
  desk.state.charges.push(charge);
  intent.latest_charge = charge.id;
};

const announceSession = (desk: Desk, session: SessionRecord, what: string): void =>
  recordEvent(desk, `checkout.session.${what}`, session.id, show(desk, session));
const announceIntent = (desk: Desk, intent: IntentRecord, what: string): void =>
  recordEvent(desk, `payment_intent.${what}`, intent.session, renderIntent(desk.state, intent));

const succeed = (desk: Desk, session: SessionRecord, intent: IntentRecord): void => {
  intent.status = 'succeeded';
  intent.declined = false;
  session.payment_status = 'paid';
  announceIntent(desk, intent, 'succeeded');
};

const decline = (desk: Desk, intent: IntentRecord): void => {
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.declined = true;
  announceIntent(desk, intent, 'payment_failed');
};

/** A customer's attempt on the hosted page. Throws NotAllowed unless the session is open. */
export const pay = (desk: Desk, session: SessionRecord, outcome: Outcome): void => {
  if (session.status !== 'open') throw new NotAllowed(session, 'be paid');
  const intent = intentOf(desk, session) ?? startIntent(desk, session);
  addCharge(desk, intent, outcome);
  if (outcome === 'refused') {
    decline(desk, intent);
    return;
  }
  intent.payment_method = newId('pm_');
  session.status = 'complete';
  if (outcome === 'paid') succeed(desk, session, intent);
  else intent.status = 'processing';
  announceSession(desk, session, 'completed');
};

/** The bank's late decision. Throws NotAllowed unless the payment is being processed. */
export const settleLater = (desk: Desk, session: SessionRecord, outcome: 'succeeded' | 'failed'): void => {
  const intent = intentOf(desk, session);
  const charge = desk.state.charges.find(({ id }) => id === intent?.latest_charge);
  if (intent?.status !== 'processing' || !charge) throw new NotAllowed(session, 'be settled');
  charge.status = outcome;
  if (outcome === 'succeeded') succeed(desk, session, intent);
  else decline(desk, intent);
  announceSession(
    desk,
    session,
    outcome === 'succeeded' ? 'async_payment_succeeded' : 'async_payment_failed',
  );
};

/** Ends an open session without payment. Throws NotAllowed otherwise. */
export const expireSession = (desk: Desk, session: SessionRecord): void => {
  if (session.status !== 'open') throw new NotAllowed(session, 'expire');
  session.status = 'expired';
  const intent = intentOf(desk, session);
  if (intent) {
    intent.status = 'canceled';
    intent.canceled_at = nowInSeconds(desk);
  }
  announceSession(desk, session, 'expired');
};

/** Expires sessions after their `expires_at`, like Stripe. */
export const expireDue = (desk: Desk): void => {
  const now = nowInSeconds(desk);
  const due = desk.state.sessions.filter(({ status, expires_at }) => status === 'open' && expires_at <= now);
  for (const session of due) expireSession(desk, session);
};
