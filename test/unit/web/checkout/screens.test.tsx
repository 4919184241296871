/** The texts of the checkout before any input (§2, §9), without a browser. */
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import Checkout from '#web/pages/checkout/browser.tsx';
import { checkoutTexts } from '#web/texts/checkout.ts';

const markup = renderToStaticMarkup(
  <StaticRouter location="/checkout">
    <Checkout />
  </StaticRouter>,
);
const wordsOf = (part: string) =>
  part
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();
const rows = markup.match(/<label.*?<\/label>/gs) ?? [];

describe('step 1', () => {
  it('is the first of two steps, Services and Paiement, with a way back', () => {
    expect(checkoutTexts.steps).toEqual(['Services', 'Paiement']);
    expect(wordsOf(markup)).toMatch(/^Retour .*Services.*Paiement/);
    expect(markup).toMatch(/aria-current="step"[^>]*>(?:<[^>]*>|[^<])*?Services/);
  });

  it('has the card «Votre sélection» with a total', () => {
    const card = /<aside.*?<\/aside>/s.exec(markup)?.[0] ?? '';
    expect(wordsOf(card)).toMatch(/^Votre sélection .*Total TTC 0,00 €/);
  });

  it('offers the services of §9, at its prices', () => {
    expect(rows.map(wordsOf)).toEqual([
      'Astrologie Occidentale PDF, 15 à 20 pages Rédaction : 48 à 72 h 29 €',
      'Astrologie Chinoise PDF, 12 à 15 pages Rédaction : 24 à 48 h 25 €',
      'Numérologie Populaire PDF, 10 à 12 pages Rédaction : 12 à 24 h 9 €',
      'Human Design PDF + Schéma, 10 à 12 pages Rédaction : 24 à 48 h 19 €',
      'Pack Sagesse Complète -13€ Au lieu de 82 € séparément Rédaction : 48 à 72 h 69 €',
    ]);
  });
});
