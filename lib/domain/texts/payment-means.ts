import { merchant } from '../merchant.ts';
import type { PaymentMeans } from '../payment-means.ts';
import { fr } from './typography.ts';

const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'CB',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

const wallets: Readonly<Record<string, string>> = {
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  link: 'Link',
  samsung_pay: 'Samsung Pay',
};

const others: Readonly<Record<string, string>> = {
  amazon_pay: 'Amazon Pay',
  bancontact: 'Bancontact',
  ideal: 'iDEAL',
  klarna: 'Klarna',
  link: 'Link',
  paypal: 'PayPal',
  revolut_pay: 'Revolut Pay',
  sepa_debit: 'Prélèvement SEPA',
};

/** The last digits as French receipts write them; the number cannot be guessed from them. */
const digits = (last4: string | undefined): string => (last4 ? ` ••${last4}` : '');

const accepted = merchant.paymentMeans.map(({ label }) => label).join(', ');

/**
 * «Carte bancaire Visa ••4242, par Apple Pay», «Prélèvement SEPA ••3201». An order without a known means names all
 * means that the shop accepts: an older order, or one for which Stripe sent none.
 */
export const paidWith = (means: PaymentMeans | undefined): string => {
  if (!means) return fr(accepted);
  const { type, brand = '', last4, wallet = '' } = means;
  if (type !== 'card') return fr(others[type] ? `${others[type]}${digits(last4)}` : accepted);
  const name = brands[brand] ? ` ${brands[brand]}` : '';
  const by = wallets[wallet] ? `, par ${wallets[wallet]}` : '';
  return fr(`Carte bancaire${name}${digits(last4)}${by}`);
};
