import { catalogue, savingsOf, separatePrice, shownKeys } from '../catalogue.ts';
import { formatPrice } from '../money.ts';
import { pack } from '../the-pack.ts';
import { contentsOf } from './contents.ts';
import { packed } from './how-many.ts';
import { spanText } from './spans.ts';

/** One line per paid service: name, contents, price TTC. */
export const priceLines: readonly string[] = shownKeys.map(
  (key) =>
    `${catalogue[key].name} (${contentsOf(catalogue[key])}) : ${formatPrice(catalogue[key].price)} TTC.`,
);

/** One line per paid service: writing time and delivery delay. */
export const delayLines: readonly string[] = shownKeys.map((key) => {
  const { name, writing, delivery } = catalogue[key];
  return `${name} : rédaction ${spanText(writing)}, livraison ${spanText(delivery)}.`;
});

/** What the pack holds, and what it costs less than its parts. */
export const packOffer =
  pack &&
  `Le ${pack.name} réunit ${packed}. Commandées séparément, elles coûtent ${formatPrice(separatePrice(pack))} ; l'écart est de ${formatPrice(savingsOf(pack))}.`;
