import type { Birth } from '#domain/births/birth.ts';
import { selectionOf, totalOf } from '#domain/catalogue.ts';
import type { Order } from '#domain/order.ts';
import type { CustomerInfo } from '#domain/profile.ts';
import { currentTerms } from '#domain/texts/terms.ts';
import type { PaymentRequest } from '#domain/wire/api.ts';
import type { PaymentSession } from '#lambdas/gateways/stripe.ts';
import type { HttpRequest } from '#lambdas/routing/request.ts';
import type { OrderRecord, PartRecord } from '#lambdas/storage/order-record.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import type { StaffRecord } from '#lambdas/storage/staff.ts';
import { keyFor } from '#test/support/keys.ts';
import { soldLines } from './sold-lines.ts';

/** Default records: one customer, one numerology that was sold at 9 €. */
export const userId = '5f0c9e0a-6f1e-4a6b-9d39-0d1d6a2f7b11';
export const orderId = 'a1b2c3d4-0000-4000-8000-000000000001';
export const attempt = '7d9f3c52-1111-4111-8111-111111111111';
export const now = new Date('2026-11-24T17:42:00.000Z');

type OwnInfo = Omit<CustomerInfo, 'person'>;

/** Of a customer who orders for themselves. */
export const customerInfo = (changes: Partial<OwnInfo> = {}): OwnInfo => ({
  firstName: 'Camille',
  lastName: 'Renard',
  email: 'camille@exemple.fr',
  birthDate: '1991-04-17',
  birthTime: '06:42',
  birthPlace: 'Nantes',
  ...changes,
});

/** Of Camille in La Réunion, as the checkout sends it. */
export const birth = (changes: Partial<Birth> = {}): Birth => ({
  precision: 'exact',
  place: {
    id: 'g935264',
    name: 'Saint-Denis',
    detail: 'La Réunion',
    country: 'RE',
    latitude: -20.8823,
    longitude: 55.4504,
    zone: 'Indian/Reunion',
  },
  offsetSeconds: 14_400,
  offsetBy: 'rule',
  utc: '1991-04-17T02:42:00Z',
  ...changes,
});

/** At the catalogue's price, like the checkout. */
export const paymentRequest = (changes: Partial<PaymentRequest> = {}): PaymentRequest => ({
  selectedServices: [keyFor.numbers],
  customerInfo: customerInfo(),
  totalAmount: totalOf(selectionOf(changes.selectedServices ?? [keyFor.numbers]) ?? []) / 100,
  attempt,
  acceptedTerms: currentTerms.version,
  isAdult: true,
  ...changes,
});

export const profileRecord = (changes: Partial<ProfileRecord> = {}): ProfileRecord => ({
  user_id: userId,
  email: 'camille@exemple.fr',
  first_name: 'Camille',
  last_name: 'Renard',
  birth_date: null,
  birth_time: null,
  birth_place: null,
  email_validated: false,
  created_at: '2026-11-01T08:00:00.000Z',
  ...changes,
});

/** A staff member without a discipline. */
export const staffRecord = (changes: Partial<StaffRecord> = {}): StaffRecord => ({
  user_id: userId,
  name: 'Ines Morel',
  is_administrator: false,
  invited_at: '2026-11-01T08:00:00.000Z',
  accepted_at: '2026-11-01T09:00:00.000Z',
  ...changes,
});

/** A part that an expert with this id has taken. */
export const partTakenBy = (id: string, changes: Partial<PartRecord> = {}): PartRecord => ({
  order_id: orderId,
  service: keyFor.numbers,
  state: 'taken',
  due_at: '2026-11-26T17:40:00.000Z',
  queue: keyFor.numbers,
  expert: { id, name: 'Ines Morel' },
  ...changes,
});

/** What an order's row holds of its customer: the birth has a row of its own. */
const buyerInfo = ({ firstName, lastName, email } = customerInfo()): OrderRecord['customer_info'] => ({
  firstName,
  lastName,
  email,
});

/** A pending order with an open session at Stripe. */
export const orderRecord = (changes: Partial<OrderRecord> = {}): OrderRecord => ({
  id: orderId,
  user_id: userId,
  status: 'pending',
  amount: 900,
  currency: 'eur',
  services: [keyFor.numbers],
  sold: soldLines(changes.services ?? [keyFor.numbers]),
  customer_info: buyerInfo(),
  created_at: '2026-11-24T17:30:00.000Z',
  email_validated: false,
  version: 3,
  terms: { version: currentTerms.version, hash: 'hash', accepted_at: '2026-11-24T17:30:00.000Z' },
  adult_declared_at: '2026-11-24T17:30:00.000Z',
  payment: {
    attempt,
    try: 0,
    fingerprint: 'fingerprint',
    session_id: 'cs_test_first',
  },
  claims: [],
  awaiting: 'payment',
  ...changes,
});

export const paidOrderRecord = (changes: Partial<OrderRecord> = {}): OrderRecord => {
  const { awaiting: _, ...order } = orderRecord();
  return {
    ...order,
    sold: soldLines(changes.services ?? order.services),
    status: 'paid',
    paid_at: '2026-11-24T17:40:00.000Z',
    due_at: '2026-11-26T17:40:00.000Z',
    withdrawal_until: '2026-12-08T22:59:59.999Z',
    paid_session_id: 'cs_test_first',
    ...changes,
  };
};

/** The order's session, paid with the exact amount. */
export const paymentSession = (changes: Partial<PaymentSession> = {}): PaymentSession => ({
  id: 'cs_test_first',
  orderId,
  madeByTry: '0',
  status: 'complete',
  isPaid: true,
  isProcessing: false,
  amount: 900,
  currency: 'eur',
  paymentIntent: 'pi_first',
  url: undefined,
  createdAt: now,
  ...changes,
});

/** A paid order on the wire. */
export const wireOrder = (changes: Partial<Order> = {}): Order => ({
  id: orderId,
  user_id: userId,
  status: 'paid',
  amount: 900,
  services: [keyFor.numbers],
  sold: soldLines(changes.services ?? [keyFor.numbers]),
  customer_info: customerInfo(),
  created_at: '2026-11-24T17:30:00.000Z',
  email_validated: true,
  version: 4,
  terms: { version: currentTerms.version, hash: 'hash', accepted_at: '2026-11-24T17:30:00.000Z' },
  parts: [{ service: keyFor.numbers, state: 'waiting' }],
  file_urls: [],
  ...changes,
});

export const httpRequest = (changes: Partial<HttpRequest> = {}): HttpRequest => ({
  headers: {},
  params: {},
  query: {},
  claims: {},
  rawBody: '',
  viewerIp: '203.0.113.7',
  now,
  ...changes,
});
