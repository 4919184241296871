import { formatAmount } from '#domain/money.ts';
import { type Desk, nowInSeconds } from './desk.ts';
import { recordEvent } from './events.ts';
import { expansion, listExpansion } from './expansion.ts';
import { missingResource, StripeFault } from './faults.ts';
import { newId } from './ids.ts';
import { listObject, pageOf } from './lists.ts';
import { checked } from './parameters.ts';
import type { ChargeRecord, IntentRecord, RefundRecord } from './records.ts';
import { renderCharge, renderIntent, renderRefund } from './render-payment.ts';
import type { Route } from './routes.ts';
import { eventList, listOfPayment, onlyExpand, refundCreation } from './schemas.ts';

const refundExpandable = ['charge', 'payment_intent', 'payment_intent.latest_charge'];

const intentById = (desk: Desk, id: string, param: string): IntentRecord => {
  const intent = desk.state.payment_intents.find((one) => one.id === id);
  if (!intent) throw missingResource('payment_intent', id, param);
  return intent;
};

const retrieveIntent: Route['handle'] = (desk, { parameters, id }) => {
  const expand = expansion(checked(onlyExpand, parameters).expand, ['latest_charge']);
  return renderIntent(desk.state, intentById(desk, id, 'intent'), expand);
};

const paidCharge = (desk: Desk, intent: IntentRecord): ChargeRecord => {
  const charge = desk.state.charges.find(
    ({ id, status }) => id === intent.latest_charge && status === 'succeeded',
  );
  if (charge) return charge;
  throw new StripeFault(
    400,
    `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
  );
};

/** Refuses to refund an amount that the bank has taken in a dispute or is deciding on. */
const refuseDisputed = (desk: Desk, charge: ChargeRecord): void => {
  if (!desk.state.disputes.some((one) => one.charge === charge.id && one.status !== 'won')) return;
  throw new StripeFault(400, `Charge ${charge.id} has been charged back; cannot issue a refund.`, {
    code: 'charge_disputed',
  });
};

/** The refunded cents: the requested amount or the rest, never more than the rest. */
const refundable = (charge: ChargeRecord, wanted: number | undefined): number => {
  const rest = charge.amount - charge.amount_refunded;
  if (rest === 0) {
    throw new StripeFault(400, `Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (wanted !== undefined && wanted > rest) {
    const amounts = `Refund amount (${formatAmount(wanted)}) is greater than unrefunded amount on charge (${formatAmount(rest)})`;
    throw new StripeFault(400, amounts, { param: 'amount' });
  }
  return wanted ?? rest;
};

const createRefund: Route['handle'] = (desk, { parameters }) => {
  const wanted = checked(refundCreation, parameters);
  const expand = expansion(wanted.expand, refundExpandable);
  const { state } = desk;
  const intent = intentById(desk, wanted.payment_intent, 'payment_intent');
  const charge = paidCharge(desk, intent);
  refuseDisputed(desk, charge);
  const refund: RefundRecord = {
    id: newId('re_'),
    payment_intent: intent.id,
    charge: charge.id,
    created: nowInSeconds(desk),
    amount: refundable(charge, wanted.amount),
    currency: intent.currency,
    reason: wanted.reason ?? null,
    metadata: wanted.metadata ?? {},
    status: 'succeeded',
  };
  state.refunds.push(refund);
  charge.amount_refunded += refund.amount;
  recordEvent(desk, 'refund.created', intent.session, renderRefund(state, refund));
  recordEvent(desk, 'charge.refunded', intent.session, renderCharge(state, charge));
  return renderRefund(state, refund, expand);
};

/** The customer's bank sends a refund back: Stripe has the money again. Throws StripeFault unless the bank had it. */
export const returnRefund = (desk: Desk, id: string): void => {
  const { state } = desk;
  const refund = state.refunds.find((one) => one.id === id && one.status === 'succeeded');
  const charge = state.charges.find((one) => one.id === refund?.charge);
  if (!refund || !charge) throw missingResource('refund', id, 'refund');
  refund.status = 'failed';
  charge.amount_refunded -= refund.amount;
  const { session } = intentById(desk, refund.payment_intent, 'payment_intent');
  for (const type of ['refund.updated', 'refund.failed'])
    recordEvent(desk, type, session, renderRefund(state, refund));
};

const retrieveRefund: Route['handle'] = (desk, { parameters, id }) => {
  const expand = expansion(checked(onlyExpand, parameters).expand, refundExpandable);
  const refund = desk.state.refunds.find((one) => one.id === id);
  if (!refund) throw missingResource('refund', id, 'refund');
  return renderRefund(desk.state, refund, expand);
};

const listRefunds: Route['handle'] = (desk, { parameters, path }) => {
  const { payment_intent: intent, charge, ...page } = checked(listOfPayment, parameters);
  const expand = listExpansion(page.expand, refundExpandable);
  const wanted = desk.state.refunds.filter(
    (refund) =>
      (intent === undefined || refund.payment_intent === intent) &&
      (charge === undefined || refund.charge === charge),
  );
  const { items, hasMore } = pageOf(wanted, page);
  return listObject(
    path,
    items.map((refund) => renderRefund(desk.state, refund, expand)),
    hasMore,
  );
};

const retrieveEvent: Route['handle'] = (desk, { id }) => {
  const event = desk.state.events.find((one) => one.id === id);
  if (!event) throw missingResource('event', id, 'id');
  return JSON.parse(event.payload);
};

const listEvents: Route['handle'] = (desk, { parameters, path }) => {
  const { types, ...page } = checked(eventList, parameters);
  const wanted = desk.state.events.filter(({ type }) => types === undefined || types.includes(type));
  const { items, hasMore } = pageOf(wanted, page);
  return listObject(
    path,
    items.map(({ payload }) => JSON.parse(payload)),
    hasMore,
  );
};

export const paymentRoutes: readonly Route[] = [
  { method: 'GET', path: '/v1/payment_intents/:id', handle: retrieveIntent },
  { method: 'POST', path: '/v1/refunds', handle: createRefund },
  { method: 'GET', path: '/v1/refunds', handle: listRefunds },
  { method: 'GET', path: '/v1/refunds/:id', handle: retrieveRefund },
  { method: 'GET', path: '/v1/events', handle: listEvents },
  { method: 'GET', path: '/v1/events/:id', handle: retrieveEvent },
];
