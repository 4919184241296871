import { once } from './once.ts';

const inEuros = (options?: Intl.NumberFormatOptions) => {
  const formatter = once(
    () => new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR', ...options }),
  );
  return (cents: number): string => formatter().format(cents / 100);
};
const wholeEuros = inEuros({ maximumFractionDigits: 0 });

/** Shop currency, in the lower case that Stripe uses. */
export const currency = 'eur';

/** Cents as «29,00 €» (§9: two decimals and the € sign). */
export const formatAmount = inEuros();

/** Cents as «29 €» where a price has no cents (catalogue pages). */
export const formatPrice = (cents: number): string =>
  cents % 100 === 0 ? wholeEuros(cents) : formatAmount(cents);

/** Euros as sent by `totalAmount` (§7) in cents; undefined when it is no whole number of cents. */
export const centsOf = (amountInEuros: number): number | undefined => {
  const cents = Math.round(amountInEuros * 100);
  return Math.abs(cents / 100 - amountInEuros) < 1e-9 ? cents : undefined;
};
