import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { catalogue, paidKeys, separatePrice } from '#domain/catalogue.ts';
import { merchant } from '#domain/merchant.ts';
import { formatPrice } from '#domain/money.ts';
import { spanText } from '#domain/texts/spans.ts';
import { currentTerms, termsText } from '#domain/texts/terms.ts';
import { composedTerms } from '#domain/texts/terms-composed.ts';
import { withdrawalForm } from '#domain/texts/terms-form.ts';
import { termsVersions } from '#domain/texts/terms-versions.ts';
import { fr } from '#domain/texts/typography.ts';
import { keyFor } from '#test/support/keys.ts';

/** With typed spaces and apostrophes, so that facts compare without typography. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'");
const text = plain(termsText(currentTerms));
const section = (heading: string) =>
  plain(currentTerms.sections.find((each) => each.heading.endsWith(heading))?.paragraphs.join('\n') ?? '');

/** SHA-256 of published texts. After a failure restore the file: `npm run content` publishes a changed text as a new version. */
const published = {
  '2026-12-01': 'af63ae48c13b8030b546a0d287b9b36ccdeff6b3b37a6294119e8697876e9603',
  '2026-11-30': '72be96ec379b00e3e73cbba1daaad14490dbd3ae0979749d2be539d8b7302386',
  '2026-11-29': 'e1cf165efd3275f1d527604a50d25dafc5c7a105270277f63ae1adef431fe635',
  '2026-11-28': 'b19d1876a8f4994f07a428f2c2b024bd1b965d802fcf322d7c20819a06b5d904',
  '2026-11-27': '092ce85374f863771853618767e9d6c95dc4ab90a13bb70e732270e9a33831f0',
  '2026-11-23': 'b4bb263592d6a7212a908fa63b7e555a5a448596e7e70c3496c80ee3aafd97b9',
  '2026-11-21': 'f1356c383cb512c3ef376da78f50cd92a2161146a3c044d7ad46563ebcdb039c',
};

describe('the terms of sale', () => {
  it('never change once published', () => {
    const hashes = termsVersions.map((terms) => [
      terms.version,
      createHash('sha256').update(termsText(terms)).digest('hex'),
    ]);
    expect(Object.fromEntries(hashes)).toMatchObject(published);
    expect(termsVersions[0]).toEqual(currentTerms);
    expect(termsVersions.map(({ version }) => version)).toEqual(
      termsVersions
        .map(({ version }) => version)
        .toSorted()
        .toReversed(),
    );
  });

  it('are published as texts, prices, delays and company say them; `npm run content` does it', () => {
    const { version: _, ...current } = currentTerms;
    expect(current).toEqual(composedTerms);
  });

  it.each(paidKeys)('name %s with its price and both delays', (key) => {
    const { name, price, writing, delivery } = catalogue[key];
    const line = section('Les prix')
      .split('\n')
      .find((each) => each.startsWith(name));
    expect(line).toContain(` : ${plain(formatPrice(price))} TTC.`);
    expect(section('La rédaction et la livraison').split('\n')).toContain(
      `${name} : rédaction ${spanText(writing)}, livraison ${spanText(delivery)}.`,
    );
  });

  it('state no price but those of the catalogue, the sum of the four, the saving and the capital', () => {
    const pack = catalogue[keyFor.pack];
    const prices = paidKeys.map((key) => catalogue[key].price);
    const known = [...prices, separatePrice(pack), separatePrice(pack) - pack.price].map(formatPrice);
    const stated = text.match(/\d[\d ]*(?:,\d\d)? €/g);
    expect(new Set(stated)).toEqual(new Set([...known, merchant.company.capital].map(plain)));
  });

  it('write spans in the usual form', () => {
    expect(spanText({ min: 24, max: 72 })).toBe('24 à 72 h');
    expect(spanText({ min: 72, max: 120 })).toBe('72 h à 5 jours');
    expect(spanText({ min: 24, max: 84 })).toBe('24 à 84 h');
  });

  it('identify the seller, the mediator and the means of payment', () => {
    const { company, contact, mediator } = merchant;
    const facts = [company.name, company.legalForm, company.capital, company.address, company.registration];
    const more = [
      company.vat.mention,
      contact.email,
      contact.phone,
      mediator.name,
      mediator.address,
      mediator.site,
    ];
    for (const fact of [...facts, ...more]) expect(text).toContain(plain(fact));
    for (const { label } of merchant.paymentMeans) expect(section('Le paiement')).toContain(label);
  });

  it.each([
    ['La commande', 'Commander avec obligation de paiement'],
    ['Votre droit de rétractation', 'quatorze jours, sans donner de motif'],
    ['Si votre consultation porte sur une autre personne', "Elle peut s'opposer à tout moment"],
    ['Si votre consultation porte sur une autre personne', 'nous vous remboursons sans retard'],
    ['Votre droit de rétractation', 'Renoncer au contrat ici'],
    ['Votre droit de rétractation', 'Confirmer la rétractation'],
    ['Votre droit de rétractation', 'même si la rédaction a commencé'],
    ['La rédaction et la livraison', 'Une seule chose arrête ce délai'],
    ['La rédaction et la livraison', "le délai de rétractation ne s'arrête jamais"],
    ['Si nous sommes en retard', 'L. 216-1'],
    ['Si nous sommes en retard', 'sans mise en demeure'],
    ['Votre droit de rétractation', `${merchant.siteUrl}/retractation`],
    ['Notre garantie de satisfaction', 'nous portons ces quatorze jours à trente'],
    ['La rédaction et la livraison', 'passent avant les autres qui sont promises pour le même jour'],
    ['Si le rapport ne correspond pas à la commande', "l'article 1217 du code civil"],
    ['Réclamations et médiation', 'L. 612-1'],
    ['Vos données personnelles', 'données de naissance, trois ans'],
    ['Vos données personnelles', 'à vérifier avant chaque livraison'],
    ['Nature des consultations', "ne remplacent pas l'avis d'un professionnel"],
    ['Champ des présentes conditions', 'réservées aux personnes majeures'],
    ['Droit applicable', 'droit français'],
  ])('state under «%s»: %s', (heading, words) => {
    expect(section(heading)).toContain(words);
  });

  it('lack the notice for digital content, because a written consultation is a service', () => {
    expect(text).not.toContain('contenu numérique');
    expect(text).not.toContain('224-25');
  });

  it('number their sections in order', () => {
    expect(currentTerms.sections.map(({ heading }) => Number.parseInt(heading, 10))).toEqual(
      currentTerms.sections.map((_, index) => index + 1),
    );
  });
});

describe('the withdrawal form', () => {
  it('is addressed to the seller and has the fields of the model', () => {
    expect(withdrawalForm.addressee.lines.map(plain)).toEqual([
      merchant.company.name,
      merchant.company.address,
      merchant.contact.email,
    ]);
    const labels = withdrawalForm.fields.map(({ label }) => plain(label)).join('\n');
    for (const word of ['Commandé le (*)', 'Nom du', 'Adresse du', 'Signature du', 'Date']) {
      expect(labels).toContain(word);
    }
  });
});

describe('French typography', () => {
  it('leaves no ordinary space and no straight apostrophe where French has its own', () => {
    const all = [termsText(currentTerms), JSON.stringify(withdrawalForm)].join('\n');
    expect(all).not.toMatch(/ [;!?»€%:]|« |«[^\u202f]|'/);
  });

  it.each([
    ["l'heure : 9 h ?", 'l’heure\u00a0: 9\u00a0h\u202f?'],
    ['« oui »', '«\u202foui\u202f»'],
    ['29,00\u00a0€', '29,00\u202f€'],
    ['24 à 72 h', '24\u00a0à\u00a072\u00a0h'],
    ['à 6 h 27, La Réunion', 'à 6\u00a0h\u00a027, La\u00a0Réunion'],
    ['− 13 €', '−\u00a013\u202f€'],
    ['mardi 1 décembre 2026', 'mardi 1er\u00a0décembre\u00a02026'],
    ['mardi 21 décembre 2026', 'mardi 21\u00a0décembre\u00a02026'],
    ['https://site.example/?a=b', 'https://site.example/?a=b'],
  ])('formats «%s»', (typed, set) => {
    expect(fr(typed)).toBe(set);
  });

  it('changes nothing that is already formatted', () => {
    expect(fr(termsText(currentTerms))).toBe(termsText(currentTerms));
  });
});
