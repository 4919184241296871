import type Stripe from 'stripe';
import type { Expansion } from './expansion.ts';
import type { ChargeRecord, IntentRecord, RefundRecord, SavedState, SessionRecord } from './records.ts';
import { cardOf } from './render-card.ts';
import { texts } from './texts.ts';

const unusedByCharges = {
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  calculated_statement_descriptor: null,
  customer: null,
  failure_balance_transaction: null,
  fraud_details: {},
  livemode: false,
  on_behalf_of: null,
  outcome: null,
  receipt_number: null,
  receipt_url: null,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Stripe.Charge>;

const unusedByIntents = {
  allowed_payment_method_types: null,
  amount_capturable: 0,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  capture_method: 'automatic_async',
  client_secret: null,
  confirmation_method: 'automatic',
  customer: null,
  customer_account: null,
  excluded_payment_method_types: null,
  livemode: false,
  managed_payments: null,
  next_action: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_record: null,
  processing: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_group: null,
} satisfies Partial<Stripe.PaymentIntent>;

const required = <Found>(found: Found | undefined): Found => {
  if (found === undefined) throw new Error('the saved state refers to a record it does not hold');
  return found;
};
const intentOf = (state: SavedState, charge: { payment_intent: string }): IntentRecord =>
  required(state.payment_intents.find(({ id }) => id === charge.payment_intent));
const sessionOf = (state: SavedState, intent: IntentRecord): SessionRecord =>
  required(state.sessions.find(({ id }) => id === intent.session));

export const renderCharge = (state: SavedState, charge: ChargeRecord): Stripe.Charge => {
  const intent = intentOf(state, charge);
  const session = sessionOf(state, intent);
  const failed = charge.status === 'failed';
  const paid = charge.status === 'succeeded';
  return {
    ...unusedByCharges,
    id: charge.id,
    object: 'charge',
    amount: charge.amount,
    amount_captured: paid ? charge.amount : 0,
    amount_refunded: charge.amount_refunded,
    billing_details: { address: null, email: session.customer_email, name: null, phone: null, tax_id: null },
    captured: paid,
    created: charge.created,
    disputed: state.disputes.some((dispute) => dispute.charge === charge.id),
    currency: intent.currency,
    description: session.intent_data.description,
    failure_code: failed ? 'card_declined' : null,
    failure_message: failed ? texts.declined : null,
    metadata: session.intent_data.metadata,
    paid,
    payment_intent: intent.id,
    payment_method: intent.payment_method,
    payment_method_details: { type: 'card', card: cardOf(charge) },
    receipt_email: session.intent_data.receipt_email,
    refunded: charge.amount_refunded === charge.amount,
    status: charge.status,
  };
};

const lastError = (intent: IntentRecord): Stripe.PaymentIntent.LastPaymentError | null =>
  intent.declined
    ? {
        ...(intent.latest_charge ? { charge: intent.latest_charge } : {}),
        code: 'card_declined',
        decline_code: 'generic_decline',
        doc_url: 'https://stripe.com/docs/error-codes/card-declined',
        message: texts.declined,
        type: 'card_error',
      }
    : null;

export const renderIntent = (
  state: SavedState,
  intent: IntentRecord,
  expand: Expansion = new Set(),
): Stripe.PaymentIntent => {
  const session = sessionOf(state, intent);
  const charge = state.charges.find(({ id }) => id === intent.latest_charge);
  const wanted = expand.has('latest_charge') || expand.has('payment_intent.latest_charge');
  return {
    ...unusedByIntents,
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    amount_received: intent.status === 'succeeded' ? intent.amount : 0,
    canceled_at: intent.canceled_at,
    cancellation_reason: intent.canceled_at === null ? null : 'automatic',
    created: intent.created,
    currency: intent.currency,
    description: session.intent_data.description,
    last_payment_error: lastError(intent),
    latest_charge: charge && wanted ? renderCharge(state, charge) : intent.latest_charge,
    metadata: session.intent_data.metadata,
    payment_method: intent.payment_method,
    payment_method_types: ['card'],
    receipt_email: session.intent_data.receipt_email,
    status: intent.status,
  };
};

export const renderRefund = (
  state: SavedState,
  refund: RefundRecord,
  expand: Expansion = new Set(),
): Stripe.Refund => {
  const intent = intentOf(state, refund);
  const charge = required(state.charges.find(({ id }) => id === refund.charge));
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    balance_transaction: null,
    charge: expand.has('charge') ? renderCharge(state, charge) : refund.charge,
    created: refund.created,
    currency: refund.currency,
    customer: null,
    customer_account: null,
    metadata: refund.metadata,
    payment_intent: expand.has('payment_intent')
      ? renderIntent(state, intent, expand)
      : refund.payment_intent,
    payment_method: intent.payment_method,
    reason: refund.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: refund.status,
    ...(refund.status === 'failed' && { failure_reason: 'lost_or_stolen_card' }),
    transfer_reversal: null,
  };
};
