import { numbersTexts as texts } from '../../texts/dossier-numbers.ts';
import { isGeneral, isUnclear } from './doubt.ts';
import type { Known, Readers } from './known.ts';
import { type Found, rowNamed, weights } from './naming.ts';
import { type Misstatement, misstated, type Sentence, spanOf, valueAt } from './prose.ts';
import { oneOf } from './vocabulary.ts';

/** The numbers of a date and a name. */

const cycles = ['premier|1er', 'deuxieme|second|2e', 'troisieme|3e'] as const;

type Row = (known: Known, year: string) => string;

/** The row of a personal year, whose sum ends with the figures of the year; none of a year that the dossier does not count. */
const personalYear: Row = ({ values }, year) =>
  texts.personalYears
    .map((name) => `nombres/${name}`)
    .find((row) => {
      const [digits = ''] = (values.texts.get(`${row}/Calcul`) ?? '').split('=');
      return digits.replaceAll(/\D/g, '').endsWith(year);
    }) ?? '';

/** How a text names the rows of the dossier's tables. */
const subjects: readonly (readonly [pattern: string, row: Row])[] = [
  ['chemin de vie', () => `nombres/${texts.lifePath}`],
  ["nombre d'expression|votre expression", () => `nombres/${texts.expression}`],
  ['nombre intime|votre intime', () => `nombres/${texts.intime}`],
  ['nombre de realisation|votre realisation', () => `nombres/${texts.realisation}`],
  ['nombre actif|votre actif', () => `nombres/${texts.actif}`],
  ['nombre hereditaire|votre hereditaire', () => `nombres/${texts.hereditaire}`],
  ...cycles.map(
    (words, index) => [`(?:${words}) cycle(?: de vie)?`, () => `cycles/${texts.cycle(index + 1)}`] as const,
  ),
  ['annee personnelle (?:de |en )?(?<year>\\d{4})', personalYear],
];

const figures = new Map<string, number>([
  ...([
    ['deux', 2],
    ['trois', 3],
    ['quatre', 4],
    ['cinq', 5],
    ['six', 6],
  ] as const),
  ...([
    ['sept', 7],
    ['huit', 8],
    ['neuf', 9],
    ['onze', 11],
    ['vingt-deux', 22],
  ] as const),
]);
const between =
  '(?:[ ,:=(]|n°|(?:est|vaut|porte|donne|reste|un|une|le|la|numero|lui|elle|nombre|annee|place|sous|sera place sous|chez vous|de votre (?:famille|nom|prenom))(?![a-z]))*?';
const number = `(?<![\\d/])(?<number>\\d{1,2}(?: ?/ ?\\d{1,2})?|${oneOf(figures.keys())})(?![\\d/a-z°%]| ?[+=→]|[.,]\\d| (?:ans|annees|mois|jours|points?|lettres?|cycles?)\\b)`;

const patterns = subjects.flatMap(([subject, row]) => [
  { pattern: new RegExp(`\\b(?:${subject})${between} ?${number}`, 'dgu'), row },
  { pattern: new RegExp(`\\b(?:le|du|un|au) ${number} (?:de|en) (?:votre )?(?:${subject})`, 'dgu'), row },
]);

/** The totals on the way to a number: 73, 10 and 1 of «… = 73 → 10 → 1», and the number itself. */
const accepted = (reference: string, is: string, { values }: Known): Set<string> => {
  const [, sums = ''] = (values.texts.get(`${reference}/Calcul`) ?? '').split('=');
  return new Set([is, ...(sums.match(/\d+/gu) ?? [])]);
};

const namings = subjects.map(([subject, row]) => ({
  pattern: new RegExp(`\\b(?:${subject})\\b`, 'dgu'),
  row,
}));

/** The rows of the numbers that a sentence names, with the words that name them. */
const numbersNamedIn = ({ words }: Sentence, known: Known): Found[] =>
  namings.flatMap(({ pattern, row }) =>
    [...words.matchAll(pattern)].flatMap((match) => {
      const span = spanOf(match, 0);
      return span && !isUnclear(words, match.index)
        ? rowNamed(known.values, {
            reference: row(known, match.groups?.year ?? ''),
            span,
            weight: weights.named,
          })
        : [];
    }),
  );

/** What a sentence says of numbers against the dossier. */
const numbersIn = (sentence: Sentence, known: Known): Misstatement[] =>
  patterns.flatMap(({ pattern, row }) =>
    [...sentence.words.matchAll(pattern)].flatMap((match) => {
      const reference = row(known, match.groups?.year ?? '');
      const span = match.indices?.groups?.number;
      const is = known.values.texts.get(`${reference}/Valeur`);
      const { words } = sentence;
      if (!span || is === undefined) return [];
      const [first = ''] = words.slice(...span).split('/');
      const said = String(figures.get(first) ?? first.trim());
      if (accepted(reference, is, known).has(said)) return [];
      if (isGeneral(words, match.index) || isUnclear(words, match.index)) return [];
      return [misstated(sentence, 'number', span, valueAt(`${reference}/Valeur`, is))];
    }),
  );

export const readers: Readers = { said: [numbersIn], named: [numbersNamedIn] };
