import {
  catalogue,
  type HourSpan,
  type PaidKey,
  packOriginalPrice,
  packSavings,
  paidKeys,
} from '../catalogue.ts';
import { formatPrice } from '../money.ts';

/** Beyond three days people count in days (§9: «72 h à 5 jours»). */
const duration = (hours: number): string => (hours > 72 ? `${hours / 24} jours` : `${hours} h`);

/** «24 à 72 h», «72 h à 5 jours» */
export const spanText = ({ min, max }: HourSpan): string =>
  max > 72 ? `${duration(min)} à ${duration(max)}` : `${min} à ${duration(max)}`;

/** «PDF, 15 à 20 pages» */
export const contentsOf = (key: PaidKey): string => {
  const { format, pages } = catalogue[key];
  return pages ? `${format}, ${pages.min} à ${pages.max} pages` : `${format}, les quatre rapports`;
};

/** One line per paid service: name, contents, price TTC. */
export const priceLines: readonly string[] = paidKeys.map(
  (key) => `${catalogue[key].name} (${contentsOf(key)}) : ${formatPrice(catalogue[key].price)} TTC.`,
);

/** One line per paid service: writing time and delivery delay. */
export const delayLines: readonly string[] = paidKeys.map((key) => {
  const { name, writing, delivery } = catalogue[key];
  return `${name} : rédaction ${spanText(writing)}, livraison ${spanText(delivery)}.`;
});

export const packOffer = `Le ${catalogue['pack-complet'].name} réunit les quatre consultations. Commandées séparément, elles coûtent ${formatPrice(packOriginalPrice)} ; l'écart est de ${formatPrice(packSavings)}.`;
