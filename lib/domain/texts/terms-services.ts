import { catalogue, type PaidKey, packOriginalPrice, packSavings, paidKeys } from '../catalogue.ts';
import { formatPrice } from '../money.ts';
import { spanText } from './spans.ts';

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
