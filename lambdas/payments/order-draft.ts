import { type Born, noBirth } from '#domain/births/born.ts';
import { needBirth, type PaidKey, selectionOf, totalOf } from '#domain/catalogue.ts';
import { merchant } from '#domain/merchant.ts';
import { centsOf, currency } from '#domain/money.ts';
import { hasBirthInfo } from '#domain/profile.ts';
import { linesNow } from '#domain/sold.ts';
import { currentTerms, termsText } from '#domain/texts/terms.ts';
import { validationTexts } from '#domain/texts/validation.ts';
import type { PaymentRequest } from '#domain/wire/api.ts';
import type { CorrectedBirth } from '#domain/wire/births.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { knownZone } from '#domain/zone.ts';
import { digestOf } from '#lambdas/platform/tokens.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';

export type Buyer = { readonly userId: string; readonly email: string; readonly isEmailValidated: boolean };

/** The content of a request, priced by the catalogue. */
export type Draft = Pick<
  OrderRecord,
  'services' | 'sold' | 'amount' | 'customer_info' | 'due_hours' | 'time_zone'
> & {
  fingerprint: string;
  /** Written apart from the order. */
  born: CorrectedBirth;
};

const pricedSelection = (request: PaymentRequest): PaidKey[] => {
  const services = selectionOf(request.selectedServices);
  if (!services) throw new ShopError('selection_invalid');
  if (centsOf(request.totalAmount) !== totalOf(services)) throw new ShopError('amount_mismatch');
  return services;
};

/**
 * Returns the content of the order. A birth that no service needs is left out (RGPD 5.1.c). Throws for a request that cannot
 * be sold (§5).
 */
export const draftOf = (request: PaymentRequest, buyer: Buyer): Draft => {
  const services = pricedSelection(request);
  if (needBirth(services) && !hasBirthInfo(request.customerInfo)) {
    throw new ShopError('invalid_request', validationTexts.birthRequiredDetail);
  }
  if (request.customerInfo.email !== buyer.email) throw new ShopError('email_mismatch');
  if (request.acceptedTerms !== currentTerms.version) throw new ShopError('terms_outdated');
  const { firstName, lastName, email, ...sent } = request.customerInfo;
  const born = needBirth(services) ? sent : { ...noBirth, ...(sent.person && { person: sent.person }) };
  const sold = linesNow(services);
  const content = { sold, customer_info: request.customerInfo, terms: currentTerms.version };
  return {
    services,
    sold,
    amount: totalOf(services),
    customer_info: { firstName, lastName, email },
    born,
    time_zone: knownZone(request.tz),
    fingerprint: digestOf(JSON.stringify(content)),
  };
};

/** The payment fields of an order before Stripe is called. */
const paymentOf = (draft: Draft, attempt: string, tryNumber: number): OrderRecord['payment'] => ({
  attempt,
  try: tryNumber,
  fingerprint: draft.fingerprint,
});

/** The birth to write. The agreement of another person is given with the order and carries its date. */
export const bornIn = ({ born: { person, ...born } }: Draft, now: Date): Born => {
  if (!person) return born;
  const { firstName, lastName } = person;
  return { ...born, person: { firstName, lastName, agreedAt: now.toISOString() } };
};

/** What the shop says of itself at the purchase, and what the customer accepts. */
const acceptance = (now: Date): Pick<OrderRecord, 'terms' | 'adult_declared_at' | 'vat'> => ({
  vat: merchant.company.vat,
  terms: {
    version: currentTerms.version,
    hash: digestOf(termsText(currentTerms)),
    accepted_at: now.toISOString(),
  },
  adult_declared_at: now.toISOString(),
});

export const newOrder = (
  id: string,
  draft: Draft,
  buyer: Buyer,
  attempt: string,
  now: Date,
): OrderRecord => ({
  id,
  user_id: buyer.userId,
  status: 'pending',
  amount: draft.amount,
  currency,
  services: draft.services,
  sold: draft.sold,
  due_hours: draft.due_hours,
  customer_info: draft.customer_info,
  time_zone: draft.time_zone,
  created_at: now.toISOString(),
  email_validated: buyer.isEmailValidated,
  version: 1,
  ...acceptance(now),
  payment: paymentOf(draft, attempt, 0),
  claims: [],
  awaiting: 'payment',
});

/**
 * An unpaid order with the content of the new request. The try number never decreases, so no idempotency key is reused.
 */
export const restarted = (
  { bank: _, ...order }: OrderRecord,
  draft: Draft,
  attempt: string,
  now: Date,
): OrderRecord => ({
  ...order,
  amount: draft.amount,
  services: draft.services,
  sold: draft.sold,
  due_hours: draft.due_hours,
  customer_info: draft.customer_info,
  time_zone: draft.time_zone,
  ...acceptance(now),
  payment: paymentOf(draft, attempt, order.payment.try + 1),
});
