import Stripe from 'stripe';
import type { Expansion } from './expansion.ts';
import { type LineItemRecord, type SavedState, type SessionRecord, totalOf } from './records.ts';
import { renderIntent } from './render-payment.ts';

const renderPrice = (item: LineItemRecord, created: number): Stripe.Price => ({
  id: item.price,
  object: 'price',
  active: false,
  billing_scheme: 'per_unit',
  created,
  currency: item.currency,
  custom_unit_amount: null,
  livemode: false,
  lookup_key: null,
  metadata: {},
  nickname: null,
  product: item.product,
  recurring: null,
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: 'one_time',
  unit_amount: item.unit_amount,
  unit_amount_decimal: Stripe.Decimal.from(item.unit_amount),
});

export const renderLineItems = (session: SessionRecord): Stripe.LineItem[] =>
  session.line_items.map((item) => ({
    id: item.id,
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: item.unit_amount * item.quantity,
    amount_tax: 0,
    amount_total: item.unit_amount * item.quantity,
    currency: item.currency,
    description: item.name,
    metadata: {},
    price: renderPrice(item, session.created),
    quantity: item.quantity,
  }));

/** The properties that a one-time card payment never has. */
const unused = {
  after_expiration: null,
  allow_promotion_codes: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer: null,
  customer_account: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  managed_payments: null,
  origin_context: null,
  payment_link: null,
  payment_method_configuration_details: null,
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  subscription: null,
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>;

const customerOf = (email: string): Stripe.Checkout.Session.CustomerDetails => ({
  address: null,
  business_name: null,
  email,
  individual_name: null,
  name: null,
  phone: null,
  tax_exempt: 'none',
  tax_ids: null,
});

const intentOf = (state: SavedState, session: SessionRecord, expand: Expansion) => {
  const intent = state.payment_intents.find(({ id }) => id === session.payment_intent);
  return intent && expand.has('payment_intent')
    ? renderIntent(state, intent, expand)
    : session.payment_intent;
};

/** The session in the API's form; `origin` is that of the hosted page. */
export const renderSession = (
  state: SavedState,
  session: SessionRecord,
  origin: string,
  expand: Expansion = new Set(),
): Stripe.Checkout.Session => ({
  ...unused,
  id: session.id,
  object: 'checkout.session',
  adaptive_pricing: { enabled: session.adaptive_pricing },
  allowed_payment_method_types: session.allowed_payment_method_types,
  amount_subtotal: totalOf(session),
  amount_total: totalOf(session),
  cancel_url: session.cancel_url,
  client_reference_id: session.client_reference_id,
  created: session.created,
  currency: session.currency,
  customer_creation: 'if_required',
  customer_details: session.customer_email === null ? null : customerOf(session.customer_email),
  customer_email: session.customer_email,
  expires_at: session.expires_at,
  ...(expand.has('line_items') ? { line_items: listOf(renderLineItems(session), session.id) } : {}),
  livemode: false,
  locale: session.locale,
  metadata: session.metadata,
  mode: 'payment',
  payment_intent: intentOf(state, session, expand),
  payment_method_collection: 'if_required',
  payment_method_options: { card: { request_three_d_secure: 'automatic' } },
  payment_method_types: ['card'],
  payment_status: session.payment_status,
  status: session.status,
  submit_type: session.submit_type,
  success_url: session.success_url,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: 'hosted_page',
  url: session.status === 'open' ? `${origin}/c/pay/${session.id}` : null,
});

const listOf = (data: Stripe.LineItem[], session: string): Stripe.ApiList<Stripe.LineItem> => ({
  object: 'list',
  data,
  has_more: false,
  url: `/v1/checkout/sessions/${session}/line_items`,
});
