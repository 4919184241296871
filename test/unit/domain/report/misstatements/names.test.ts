import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { misstatementsIn } from '#domain/report/misstatements/find.ts';
import { namingsIn } from '#domain/report/misstatements/names.ts';
import { dossiers } from './dossiers.ts';
import { elodie, hugo } from './western-sentences.ts';

type Name = keyof typeof dossiers;
const named = (text: string, name: Name = 'elodie') => namingsIn(text, dossiers[name]);
const proofs = (text: string, name?: Name) =>
  named(text, name)
    .filter(({ isProof }) => isProof)
    .map(({ reference }) => reference);
const lit = (text: string) => named(text).flatMap(({ marks }) => marks);

describe('what a paragraph names', () => {
  it('is a body with the sign and the house that are said of it', () => {
    expect(lit('Votre Lune rêve.')).toEqual(['moon']);
    expect(lit('Votre Lune en Cancer rêve.')).toEqual(['moon', 'cancer']);
    expect(lit('Votre Lune est en Cancer, en maison II.')).toEqual([
      'moon',
      'cancer',
      'house II',
      'house II',
    ]);
    expect(lit('L’Ascendant Gémeaux parle.')).toEqual(['AS', 'gemini']);
  });

  it('is a house, and an aspect with its line', () => {
    expect(lit('Votre septième maison attend.')).toEqual(['house VII']);
    expect(lit('Votre Lune est au trigone de Saturne.')).toEqual(
      expect.arrayContaining(['moon', 'saturn', 'moon saturn']),
    );
  });

  it('is nothing of another person, of a day that passes, or in words of somebody else', () => {
    for (const text of [
      'La Lune de votre sœur est en Lion.',
      'Votre mère a la Lune en Vierge.',
      'Quand la Lune passe en Lion, vous êtes légère.',
      'Si votre Lune était en Lion, vous auriez besoin de public.',
      'On dit «\u202fla Lune en Cancer\u202f».',
      'Au mois de mars, vous partirez en vacances.',
    ])
      expect(named(text), text).toEqual([]);
  });

  it('is the row of a number, by each of its names', () => {
    expect(proofs('Votre chemin de vie ouvre la marche ; votre expression suit.', 'nathalie')).toEqual([
      'nombres/Chemin de vie',
      'nombres/Expression',
    ]);
  });
});

describe('the proofs of a paragraph', () => {
  it('begin with an aspect, then a body with its place, then what is only named', () => {
    const text =
      'Votre maison IV attend. Mercure parle. Le Soleil en Verseau veille. La Lune au trigone de Saturne dure.';
    expect(proofs(text)).toEqual([
      'aspects/Trigone Lune et Saturne',
      'positions/Soleil',
      'maisons/Maison IV',
      'positions/Mercure',
    ]);
  });

  it('name a body of an aspect alone where more is said of it', () => {
    expect(proofs('La Lune en Cancer veille, et la Lune est au trigone de Saturne.')).toEqual([
      'aspects/Trigone Lune et Saturne',
      'positions/Lune',
    ]);
    expect(proofs('Votre Lune est en maison II.')).toEqual(['positions/Lune']);
  });

  it('are told once', () => {
    expect(proofs('Votre Lune rêve. Votre Lune est en Cancer.')).toEqual(['positions/Lune']);
  });

  it('leave out what the sentence says against the dossier, and keep the other sentences', () => {
    expect(proofs('Votre Lune en Lion rêve.')).toEqual([]);
    expect(proofs('Les Anciens plaçaient la Lune en maison III.')).toEqual([]);
    expect(proofs('Votre Lune en Lion rêve. Votre Soleil en Verseau pense.')).toEqual(['positions/Soleil']);
    expect(lit('Votre Lune en Lion rêve.')).toEqual(['moon']);
  });

  it('are none in any sentence that the dossier contradicts', () => {
    for (const [name, list] of [['elodie', elodie] as const, ['hugo', hugo] as const])
      for (const sentence of list) {
        const text = sentence.replaceAll(/\{([^|}]*)\|[^}]*\}/gu, '$1');
        // A text of several sentences may be right in one of them.
        if (/[.;!?…] /u.test(text) || misstatementsIn(text, dossiers[name]).length === 0) continue;
        expect(proofs(text, name), text).toEqual([]);
      }
  });

  it('are none of houses and angles without an hour', () => {
    expect(proofs('Votre Ascendant et votre maison VII attendent.', 'hugo')).toEqual([]);
  });

  it('stand in the dossier, whatever is written', () => {
    const words = fc.array(
      fc.constantFrom(
        ...['Votre', 'Lune', 'Soleil', 'en', 'Lion', 'Cancer', 'maison', 'XI', 'carré', 'et', ',', '.', '«'],
        ...['chemin de vie', '7', 'Mars', 'MC', 'septième', 'sextile', 'Neptune', '»', ';'],
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(words, fc.constantFrom(...Object.values(dossiers)), (all, known) => {
        for (const { reference } of namingsIn(all.join(' '), known))
          expect(known.values.placements.has(reference)).toBe(true);
      }),
    );
  });
});
