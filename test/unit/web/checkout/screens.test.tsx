/** The texts of the checkout before any input (§2, §9), without a browser. */
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { catalogue, type PaidKey, savingsOf, separatePrice } from '#domain/catalogue.ts';
import { formatPrice } from '#domain/money.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';
import Checkout from '#web/pages/checkout/browser.tsx';

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
  it('is the first of three names within the two steps of §2, with a way back', () => {
    expect(wordsOf(markup)).toMatch(/^Retour 1 Consultations 2 Naissance 3 Paiement/);
    expect(markup).toMatch(/aria-current="step"[^>]*>(?:<[^>]*>|[^<])*?Consultations/);
    expect(markup.match(/aria-current/g)).toHaveLength(1);
  });

  it('has the card «Votre sélection» with a total', () => {
    const card = /<aside.*?<\/aside>/s.exec(markup)?.[0] ?? '';
    expect(wordsOf(card)).toMatch(/^Votre sélection .*Total TTC 0,00 €/);
  });

  it('offers the services of §9, at its prices', () => {
    const pack = catalogue[keyFor.pack];
    const euros = (cents: number) => wordsOf(formatPrice(cents));
    const [separate, price, saving] = [separatePrice(pack), pack.price, savingsOf(pack)].map(euros);
    const of = (key: PaidKey) => euros(catalogue[key].price);
    expect(rows.map(wordsOf)).toEqual([
      `${nameFor.pack} par un expert de chaque discipline Au lieu de ${separate} séparément ${price} -${saving?.replace(' ', '')}`,
      `${nameFor.western} par Hélène Vasseur PDF, 15 à 20 pages ${of(keyFor.western)}`,
      `${nameFor.chinese} par Mai Tran PDF, 12 à 15 pages ${of(keyFor.chinese)}`,
      `${nameFor.numbers} par un de nos deux numérologues PDF, 10 à 12 pages ${of(keyFor.numbers)} Populaire`,
      `${nameFor.design} par Inès Delorme PDF + Schéma, 10 à 12 pages ${of(keyFor.design)}`,
    ]);
  });

  it('shows «Continuer» asleep while nothing is chosen, and why', () => {
    const [button] = markup.match(/<button(?=[^>]*type="submit")[^>]*>/) ?? [];
    expect(button).toContain('aria-disabled="true"');
    const why = /aria-describedby="([^"]*)"/.exec(button ?? '')?.[1];
    expect(markup).toContain(`id="${why}">Aucune consultation choisie pour le moment.<`);
  });
});
