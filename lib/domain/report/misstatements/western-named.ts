import { houseMark } from '../../dossier/western-names.ts';
import { signNames } from '../../guidance/words/names.ts';
import { houseNumbers } from '../../texts/dossier.ts';
import { aspectRow, aspectsIn, aspectsSaidIn } from './aspects.ts';
import { isDoubted, isOfKin } from './doubt.ts';
import type { Known, Readers } from './known.ts';
import { type Found, rowNamed, weights } from './naming.ts';
import { pronounsIn } from './pronouns.ts';
import { type Sentence, type Span, spanOf } from './prose.ts';
import { housePattern, placedIn, placeOf, signByWord } from './vocabulary.ts';
import { placementsIn, type Subject, subjectsIn } from './western.ts';

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
    if (reference === undefined || !isClear(sentence, at, known)) return [];
    return rowNamed(known.values, { reference, span, weight: weights.aspect });
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

export const readers: Readers = {
  said: [placementsIn, pronounsIn, aspectsIn],
  named: [bodiesIn, aspectsNamedIn, housesIn],
};
