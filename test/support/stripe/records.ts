import * as z from 'zod/mini';

const metadata = z.record(z.string(), z.string());

/** One line of a checkout session; `unit_amount` in cents. */
const lineItem = z.object({
  id: z.string(),
  price: z.string(),
  product: z.string(),
  name: z.string(),
  currency: z.string(),
  unit_amount: z.number(),
  quantity: z.number(),
});

/** A checkout session: parameters and state; times in epoch seconds. */
const session = z.object({
  id: z.string(),
  created: z.number(),
  expires_at: z.number(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['unpaid', 'paid']),
  currency: z.string(),
  locale: z.nullable(z.string()),
  adaptive_pricing: z.boolean(),
  customer_email: z.nullable(z.string()),
  client_reference_id: z.nullable(z.string()),
  submit_type: z.nullable(z.string()),
  metadata,
  allowed_payment_method_types: z.nullable(z.array(z.string())),
  success_url: z.string(),
  cancel_url: z.nullable(z.string()),
  line_items: z.array(lineItem),
  intent_data: z.object({
    metadata,
    description: z.nullable(z.string()),
    receipt_email: z.nullable(z.string()),
  }),
  /** Stripe creates the payment intent with the first attempt to pay, not with the session. */
  payment_intent: z.nullable(z.string()),
});

const paymentIntent = z.object({
  id: z.string(),
  session: z.string(),
  created: z.number(),
  amount: z.number(),
  currency: z.string(),
  status: z.enum(['requires_payment_method', 'processing', 'succeeded', 'canceled']),
  canceled_at: z.nullable(z.number()),
  payment_method: z.nullable(z.string()),
  latest_charge: z.nullable(z.string()),
  declined: z.boolean(),
});

const charge = z.object({
  id: z.string(),
  payment_intent: z.string(),
  created: z.number(),
  amount: z.number(),
  amount_refunded: z.number(),
  /** The last digits of the test card. */
  last4: z._default(z.string(), '4242'),
  status: z.enum(['pending', 'succeeded', 'failed']),
});

const refund = z.object({
  id: z.string(),
  payment_intent: z.string(),
  charge: z.string(),
  created: z.number(),
  amount: z.number(),
  currency: z.string(),
  reason: z.nullable(z.enum(['duplicate', 'fraudulent', 'requested_by_customer'])),
  metadata,
  /** `failed`: the bank has sent the money back. */
  status: z._default(z.enum(['succeeded', 'failed']), 'succeeded'),
});

/** A dispute of a card holder. */
const dispute = z.object({
  id: z.string(),
  intent: z.string(),
  charge: z.string(),
  created: z.number(),
  amount: z.number(),
  currency: z.string(),
  reason: z.string(),
  status: z.enum(['needs_response', 'won', 'lost']),
});

/** An event with the exact text that is signed and sent, and the result of its delivery. */
const event = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number(),
  session: z.string(),
  payload: z.string(),
  delivery: z.enum(['pending', 'delivered', 'failed', 'dropped']),
  attempts: z.number(),
  /** HTTP status of the last attempt; 0 without an answer. */
  last_status: z.nullable(z.number()),
});

/** The stored answer of an idempotency key; Stripe keeps it 24 hours. */
const idempotentAnswer = z.object({
  key: z.string(),
  endpoint: z.string(),
  parameters: z.string(),
  created: z.number(),
  request: z.string(),
  status: z.number(),
  body: z.string(),
});

/** Everything that is kept after a restart; lists are in order of creation. */
export const savedState = z.object({
  sessions: z.array(session),
  payment_intents: z.array(paymentIntent),
  charges: z.array(charge),
  refunds: z.array(refund),
  /** Absent in the state of earlier runs. */
  disputes: z._default(z.array(dispute), []),
  events: z.array(event),
  idempotent_answers: z.array(idempotentAnswer),
});

export type SavedState = z.infer<typeof savedState>;
export type LineItemRecord = z.infer<typeof lineItem>;
export type SessionRecord = z.infer<typeof session>;
export type IntentRecord = z.infer<typeof paymentIntent>;
export type ChargeRecord = z.infer<typeof charge>;
export type RefundRecord = z.infer<typeof refund>;
export type DisputeRecord = z.infer<typeof dispute>;
export type EventRecord = z.infer<typeof event>;

/** Total of a session in cents. */
export const totalOf = (of: SessionRecord): number =>
  of.line_items.reduce((sum, item) => sum + item.unit_amount * item.quantity, 0);
