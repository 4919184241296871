import { describe, expect, it } from 'vitest';
import type { Discipline } from '#domain/catalogue.ts';
import type { Conventions } from '#domain/dossier/conventions.ts';
import { valuesOf } from '#domain/dossier/values.ts';
import { contradictionsIn } from '#domain/report/checks/contradictions.ts';
import type { Block, Run } from '#domain/report/document.ts';
import { drawnOf } from '#lib/dossier/drawn-of.ts';
import { birth, customerInfo } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';

const valuesBy = (service: Discipline, conventions: Conventions) => {
  const drawn = drawnOf(service, customerInfo({ birth: birth() }), conventions, '2026-11-24');
  if (!drawn) throw new Error('no dossier');
  return valuesOf(drawn.sheet);
};
const placidus = valuesBy(keyFor.western, {});
const whole = valuesBy(keyFor.western, { houses: 'WholeSign' });
const equal = valuesBy(keyFor.western, { houses: 'Equal' });

const sectionOf = (...blocks: Block[]) => ({
  ...{ id: 'ciel', kind: 'chapter' as const, title: 'Le ciel,', second: '' },
  blocks,
});
const found = (runs: readonly Run[], now = whole, others = [placidus, equal]) =>
  contradictionsIn([sectionOf({ kind: 'paragraph', runs: [...runs] })], now, others).map(
    ({ about, said, is, isTyped }) => `${about} ${said}, ${is}${isTyped ? '' : ', inserted'}`,
  );

describe('what a house system contradicts', () => {
  it('is an inserted value of another one, with its sentence and its section', () => {
    const runs = [
      'Une heure. Votre Lune est en ',
      { value: 'positions/Lune/Maison', text: 'I' },
      ' ici. Une fin.',
    ];
    expect(contradictionsIn([sectionOf({ kind: 'paragraph', runs })], whole, [placidus, equal])).toEqual([
      {
        ...{ section: 'ciel', title: 'Le ciel', sentence: 'Votre Lune est en I ici.' },
        ...{ about: 'Lune, Maison', said: 'I', is: 'II', isTyped: false },
      },
    ]);
    expect(found(runs, placidus, [whole, equal])).toEqual([]);
  });

  it.each([
    ['Votre Lune est en maison I.', 'Lune, Maison I, II'],
    ['votre LUNE, en maison 1, écoute', 'Lune, Maison I, II'],
    ['La première maison porte la Lune.', 'Lune, Maison I, II'],
    ['En maison IX, Neptune rêve.', 'Neptune, Maison IX, X'],
    ['Neptune en IX et Uranus en X.', 'Neptune, Maison IX, X'],
    ['Le Soleil en 12e maison, la Lune en 2e maison.', 'Soleil, Maison XII, I'],
  ])('is a typed sentence: %s', (sentence, contradiction) => {
    expect(found([sentence])).toEqual([contradiction]);
  });

  it.each([
    'Votre Lune est en maison II.',
    'La maison I est celle du corps.',
    'La Lune n’est plus en maison I, mais en maison II.',
    'Le Soleil en maison I, la Lune en maison II.',
    'Votre Lune parle. La maison I aussi.',
    // Where a body is says nothing of the sign of its house.
    'Vénus en maison III, en Vierge.',
  ])('is no sentence that holds: %s', (sentence) => {
    expect(found([sentence])).toEqual([]);
  });

  it('is the sign of a house by another system', () => {
    expect(found(['Votre maison V commence en Vierge.'], equal, [placidus, whole])).toEqual([
      'Maison V, Signe Vierge, Lion',
    ]);
  });

  it('is read in titles, lists, quotes and captions too', () => {
    const runs = ['La Lune en maison I'];
    const blocks: Block[] = [
      { kind: 'subtitle', text: 'La Lune en maison I' },
      { kind: 'list', rows: [{ name: 'Lune', runs: ['en maison I'] }] },
      { kind: 'quote', lines: [runs] },
      { kind: 'figure', figure: 0, caption: runs },
    ];
    expect(contradictionsIn([sectionOf(...blocks)], whole, [placidus])).toHaveLength(4);
  });
});

it('a number of the name by another rule of the letter Y is a contradiction', () => {
  const other = valuesBy(keyFor.numbers, {});
  const [reference, said] = [...other.texts].find(([key]) => key === 'nombres/Intime/Valeur') ?? ['', ''];
  const now = { ...other, texts: new Map([...other.texts, [reference, '99']]) };
  expect(found([`Votre nombre intime est ${said}.`], now, [other])).toEqual([`Intime, Valeur ${said}, 99`]);
  expect(found(['Votre nombre intime est 99.'], now, [other])).toEqual([]);
});

it('a pillar by another change of day is a contradiction', () => {
  const other = valuesBy(keyFor.chinese, {});
  const said = other.texts.get('piliers/Branche/Jour') ?? '';
  const now = { ...other, texts: new Map([...other.texts, ['piliers/Branche/Jour', 'Phénix']]) };
  expect(found([`Votre pilier du jour est ${said}.`], now, [other])).toEqual([
    `Branche, Jour ${said}, Phénix`,
  ]);
  expect(found([`Votre pilier du mois est ${said}.`], now, [other])).toEqual([]);
});
