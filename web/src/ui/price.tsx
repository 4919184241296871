import { formatAmount, formatPrice } from '#domain/money.ts';
import { fr } from '#domain/texts/typography.ts';

/** Cents as «29,00 €», or «29 €» when `whole`. */
export const Price = ({ cents, whole = false }: { cents: number; whole?: boolean }) => (
  <span className="num nb">{fr(whole ? formatPrice(cents) : formatAmount(cents))}</span>
);
