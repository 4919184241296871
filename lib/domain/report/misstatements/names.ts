import type { Placement } from '../../dossier/values.ts';
import { houseMark } from '../../dossier/western-names.ts';
import { signNames } from '../../guidance/words/names.ts';
import { houseNumbers } from '../../texts/dossier.ts';
import { aspectRow, aspectsSaidIn } from './aspects.ts';
import { pillarsNamedIn } from './chinese-names.ts';
import { graphNamedIn } from './design-names.ts';
import { isDoubted, isOfKin } from './doubt.ts';
import { meets, misstatementsIn, quotedIn, type Range } from './find.ts';
import type { Known } from './known.ts';
import { numbersNamedIn } from './numbers.ts';
import { placeOf as placeIn, type Sentence, type Span, sentencesIn, spanOf } from './prose.ts';
import { housePattern, placedIn, placeOf, signByWord } from './vocabulary.ts';
import { type Subject, subjectsIn } from './western.ts';

/** What a paragraph names of its chart, in the words that the reader of its misstatements knows. */

export type Naming = {
  /** The row of the dossier that tells of it, or the cell where a column does. */
  readonly reference: string;
  /** What it is in the drawing, by the names of the shapes. */
  readonly marks: readonly string[];
  /** Whether the row may stand beside it: the sentence says nothing else. */
  readonly isProof: boolean;
};

/** An aspect says most, then a body with its place, then a name alone. */
const weights = { aspect: 3, placed: 2, named: 1 } as const;
type Found = Naming & { readonly span: Span; readonly weight: number };

const houses = new RegExp(housePattern, 'dgu');
const signKeys = new Map(Object.entries(signNames).map(([key, name]) => [name, key]));

const isClear = ({ words }: Sentence, at: number, { born }: Known): boolean =>
  !isDoubted({ words, at, born });

const houseSaid = ({ words }: Sentence, span: Span): string =>
  houseMark(houseNumbers[placeOf(words.slice(...span)) - 1] ?? '');

/** The sign and the house that are said of a body, as the drawing names them. */
const saidOf = (sentence: Sentence, { said }: Subject['walked']): string[] => [
  ...(said.sign ? [signKeys.get(signByWord.get(sentence.words.slice(...said.sign)) ?? '') ?? ''] : []),
  ...(said.house ? [houseSaid(sentence, said.house)] : []),
];

const bodiesIn = (sentence: Sentence, known: Known): Found[] =>
  subjectsIn(sentence).flatMap(({ name, span, walked }) => {
    const reference = placedIn(name);
    const row = known.values.placements.get(reference);
    if (!row || !isClear(sentence, span[0], known) || isOfKin(sentence.words, span[1])) return [];
    const said = saidOf(sentence, walked);
    const isProof = said.every((mark) => row.marks.includes(mark));
    return [
      {
        ...{ reference, span, isProof },
        marks: [...row.marks.slice(0, 1), ...(isProof ? said : [])],
        weight: said.length > 0 ? weights.placed : weights.named,
      },
    ];
  });

const aspectsNamedIn = (sentence: Sentence, known: Known): Found[] =>
  aspectsSaidIn(sentence).flatMap(({ at, span, kind, between }) => {
    const reference = aspectRow(kind, between, known);
    const row = reference === undefined ? undefined : known.values.placements.get(reference);
    if (reference === undefined || !row || !isClear(sentence, at, known)) return [];
    return [{ reference, span, marks: row.marks, isProof: true, weight: weights.aspect }];
  });

const housesIn = (sentence: Sentence, known: Known): Found[] =>
  [...sentence.words.matchAll(houses)].flatMap((match) => {
    const span = spanOf(match, 1) ?? spanOf(match, 2);
    const number = span && houseNumbers[placeOf(sentence.words.slice(...span)) - 1];
    const reference = `maisons/Maison ${number}`;
    if (!span || number === undefined || !known.values.placements.has(reference)) return [];
    if (!isClear(sentence, match.index, known)) return [];
    return [{ reference, span, marks: [houseMark(number)], isProof: true, weight: weights.named }];
  });

const numbersIn = (sentence: Sentence, known: Known): Found[] =>
  numbersNamedIn(sentence, known).flatMap(({ reference, span }) => {
    const row = known.values.placements.get(reference);
    return row ? [{ reference, span, marks: row.marks, isProof: true, weight: weights.named }] : [];
  });

/** A channel of a body graph says more than its gates, and a gate with its planet more than its number. */
const piecesIn = (sentence: Sentence, known: Known): Found[] =>
  graphNamedIn(sentence, known).flatMap(({ reference, span, isWhole }) => {
    const row = known.values.placements.get(reference);
    const weight = isWhole ? weights.placed : weights.named;
    return row ? [{ reference, span, marks: row.marks, isProof: true, weight }] : [];
  });

/** A body whose aspect stands there, and a house whose body does, are told by that row. */
const isTold = (one: Found, others: readonly Found[], rowOf: (found: Found) => Placement | undefined) =>
  one.weight === weights.named &&
  one.marks.length > 0 &&
  others.some(
    (other) =>
      other.weight > weights.named &&
      other.isProof &&
      one.marks.every((mark) => rowOf(other)?.marks.includes(mark)),
  );

const namedIn = (sentence: Sentence, known: Known, isWrong: boolean): Found[] => {
  const found: Found[] = [bodiesIn, aspectsNamedIn, housesIn, numbersIn, pillarsNamedIn, piecesIn].flatMap(
    (read) => read(sentence, known),
  );
  const rowOf = ({ reference }: Found) => known.values.placements.get(reference);
  return found.map((one) => ({
    ...one,
    isProof: one.isProof && !isWrong && !isTold(one, found, rowOf),
  }));
};

/**
 * What a paragraph names, each thing once: what says most comes first, then what is said first. Nothing is a proof in a
 * sentence that the dossier contradicts, and words of somebody else name nothing.
 */
export const namingsIn = (text: string, known: Known, given: readonly Range[] = []): readonly Naming[] => {
  const quoted = quotedIn(text);
  const wrong = misstatementsIn(text, known, given);
  const all = sentencesIn(text).flatMap((sentence) => {
    const { from, to } = placeIn(sentence, [0, sentence.words.length]);
    const isWrong = wrong.some((one) => meets(from, to)([one.from, one.to]));
    return namedIn(sentence, known, isWrong)
      .map((one) => ({ ...one, ...placeIn(sentence, one.span) }))
      .filter((one) => !quoted.some(meets(one.from, one.to)));
  });
  const first = all.toSorted((left, right) => right.weight - left.weight || left.from - right.from);
  return [...Map.groupBy(first, ({ reference }) => reference)].map(([reference, same]) => ({
    reference,
    marks: [...new Set(same.flatMap(({ marks }) => marks))],
    isProof: same.some(({ isProof }) => isProof),
  }));
};
