import type Stripe from 'stripe';
import { intentOf, NotAllowed } from './checkout.ts';
import { type Desk, nowInSeconds } from './desk.ts';
import { recordEvent } from './events.ts';
import { listExpansion } from './expansion.ts';
import { newId } from './ids.ts';
import { listObject, pageOf } from './lists.ts';
import { checked } from './parameters.ts';
import type { DisputeRecord, SessionRecord } from './records.ts';
import type { Route } from './routes.ts';
import { listOfPayment } from './schemas.ts';

/** The shop has sent no evidence to its bank. */
const noEvidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
} satisfies Stripe.Dispute['evidence'];

/** Banks leave about a week. */
const answerSeconds = 7 * 86_400;

const renderDispute = ({ intent, charge, ...dispute }: DisputeRecord): Stripe.Dispute => ({
  ...dispute,
  object: 'dispute',
  balance_transactions: [],
  charge,
  enhanced_eligibility_types: [],
  evidence: noEvidence,
  evidence_details: {
    due_by: dispute.created + answerSeconds,
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
    submission_method: 'not_submitted',
  },
  intended_submission_method: null,
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent: intent,
});

/** The card holder disputes the payment. Throws NotAllowed unless the session is paid. */
export const openDispute = (desk: Desk, session: SessionRecord, reason: string): void => {
  const intent = intentOf(desk, session);
  const charge = desk.state.charges.find(({ id }) => id === intent?.latest_charge);
  if (!intent || charge?.status !== 'succeeded') throw new NotAllowed(session, 'be disputed');
  const dispute: DisputeRecord = {
    id: newId('du_'),
    intent: intent.id,
    charge: charge.id,
    created: nowInSeconds(desk),
    amount: charge.amount - charge.amount_refunded,
    currency: intent.currency,
    reason,
    status: 'needs_response',
  };
  desk.state.disputes.push(dispute);
  recordEvent(desk, 'charge.dispute.created', session.id, renderDispute(dispute));
};

/** The bank decides. Throws NotAllowed unless a dispute is open. */
export const closeDispute = (desk: Desk, session: SessionRecord, status: 'won' | 'lost'): void => {
  const dispute = desk.state.disputes.find(
    (one) => one.intent === session.payment_intent && one.status === 'needs_response',
  );
  if (!dispute) throw new NotAllowed(session, 'end a dispute');
  dispute.status = status;
  recordEvent(desk, 'charge.dispute.closed', session.id, renderDispute(dispute));
};

const listDisputes: Route['handle'] = (desk, { parameters, path }) => {
  const { payment_intent: intent, charge, ...page } = checked(listOfPayment, parameters);
  listExpansion(page.expand, []);
  const wanted = desk.state.disputes.filter(
    (dispute) =>
      (intent === undefined || dispute.intent === intent) &&
      (charge === undefined || dispute.charge === charge),
  );
  const { items, hasMore } = pageOf(wanted, page);
  return listObject(path, items.map(renderDispute), hasMore);
};

export const disputeRoutes: readonly Route[] = [
  { method: 'GET', path: '/v1/disputes', handle: listDisputes },
];
