import { animalNames } from '../../texts/dossier-chinese.ts';
import { fold } from '../fold.ts';
import { isBornOther } from './doubt.ts';
import type { Known } from './known.ts';
import {
  isCapital,
  type Misstatement,
  misstated,
  type Sentence,
  type Span,
  spanOf,
  wordsInstead,
  writtenAt,
} from './prose.ts';
import { bodyByWord, months, monthWords, oneOf, signByWord } from './vocabulary.ts';

/** The date of birth, and the first name by which a text speaks to its reader. */

const day = '(\\d{1,2}|1er|premier)';
const inWords = new RegExp(`\\b(?:${day} (${oneOf(monthWords)}) (\\d{4}))\\b`, 'dgu');
const inFigures = /(?<![\d/.])(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?![\d/])/dgu;
const withoutYear = new RegExp(
  `\\b(?:nee?|naissance,?|anniversaire,?) (?:un |le |du )(?:[a-z]+di )?(${day} (${oneOf(monthWords)}))\\b(?! \\d{4})`,
  'dgu',
);
const bornIn = /\bnee? (?:en|a l'(?:automne|ete)|au printemps|en hiver)(?: (?:de|[a-z]+))? (\d{4})\b/dgu;

/** Stands before the date of the birth, with a few words between them. */
const ofBirth =
  /(?:\bnee?s?\b|\bnaissance\b|\bau monde\b|\bvu le jour\b|\btheme (?:natal )?d[ue]\b|\bciel d[ue]\b)[^.;\d]{0,30}$/u;

type Written = { readonly span: Span; readonly day: number; readonly month: number; readonly year: number };

const dayOf = (word: string): number => (/^\d+$/u.test(word) ? Number(word) : 1);
const exists = ({ day: wanted, month, year }: Written): boolean => {
  const date = new Date(Date.UTC(year, month - 1, wanted));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === wanted;
};

const bornOf = ({ born }: Known) => {
  const [year = 0, month = 0, date = 0] = born.split('-').map(Number);
  return { year, month, day: date };
};

const dayWords = (date: number): string => (date === 1 ? '1er' : String(date));
const inFull = (known: Known): string => {
  const { day: date, month, year } = bornOf(known);
  return `${dayWords(date)} ${months[month - 1]} ${year}`;
};
const short = (known: Known): string => known.born.split('-').reverse().join('/');

const datesIn = ({ words }: Sentence): (Written & { readonly isShort: boolean })[] => [
  ...[...words.matchAll(inWords)].flatMap((match) => {
    const [, date = '', month = '', year = ''] = match;
    const span = spanOf(match, 0);
    const written = { day: dayOf(date), month: monthWords.indexOf(month) + 1, year: Number(year) };
    return span ? [{ ...written, span, isShort: false }] : [];
  }),
  ...[...words.matchAll(inFigures)].flatMap((match) => {
    const [, date, month, year] = match.map(Number);
    const span = spanOf(match, 0);
    if (!span || date === undefined || month === undefined || year === undefined) return [];
    return [{ span, day: date, month, year, isShort: true }];
  }),
];

const wholeDates = (sentence: Sentence, known: Known): Misstatement[] => {
  const born = bornOf(known);
  return datesIn(sentence).flatMap((date) => {
    const { span, isShort } = date;
    const isSame = date.day === born.day && date.month === born.month && date.year === born.year;
    const told = wordsInstead(isShort ? short(known) : inFull(known));
    if (/\bn'exist/u.test(sentence.words)) return [];
    if (!exists(date)) return [misstated(sentence, 'date', span, date.year > born.year ? {} : told)];
    const before = sentence.words.slice(0, span[0]);
    if (isSame || !ofBirth.test(before) || isBornOther(sentence.words, span[0])) return [];
    return [misstated(sentence, 'date', span, told)];
  });
};

const partialDates = (sentence: Sentence, known: Known): Misstatement[] => {
  const { words } = sentence;
  const born = bornOf(known);
  const days = [...words.matchAll(withoutYear)].flatMap((match) => {
    const [, , date = '', month = ''] = match;
    const span = spanOf(match, 1);
    const isSame = dayOf(date) === born.day && monthWords.indexOf(month) + 1 === born.month;
    if (!span || isSame || isBornOther(words, match.index)) return [];
    return [
      misstated(sentence, 'date', span, wordsInstead(`${dayWords(born.day)} ${months[born.month - 1]}`)),
    ];
  });
  const years = [...words.matchAll(bornIn)].flatMap((match) => {
    const span = spanOf(match, 1);
    if (!span || Number(match[1]) === born.year || isBornOther(words, match.index)) return [];
    return [misstated(sentence, 'date', span, wordsInstead(String(born.year)))];
  });
  return [...days, ...years];
};

const name = '([a-z]+(?:-[a-z]+)*)';
const greetings: readonly RegExp[] = [
  new RegExp(`(?:^|[ ,'])(?:chere?|bonjour|bonsoir),? ${name}(?![a-z'])`, 'dgu'),
  new RegExp(`\\b(?:soin de vous|merci|a bientot|avec vous), ${name}(?=[ ,!.]|$)`, 'dgu'),
  new RegExp(`\\b(?:voici|voila|oui|non|courage|bravo|vous [a-z]+), ${name}(?=,)`, 'dgu'),
  new RegExp(`^ ?${name} ?, ?$`, 'dgu'),
];
/** «ce qui vous est cher», «votre chère Bretagne». */
const isAdjective =
  /\b(?:votre|vos|sa|son|leur|notre|la|le|ce|cette|si|tres|plus|pas|trop|est|sont|etait)(?: plus| si)? $/u;
const nobody = new Set([
  ...[
    'madame',
    'monsieur',
    'mme',
    'mlle',
    'mademoiselle',
    'docteur',
    'maitre',
    'tous',
    'toutes',
    'toi',
    'vous',
  ],
  ...['ami', 'amie', 'client', 'cliente', 'lecteur', 'lectrice', 'et', 'a'],
  ...bodyByWord.keys(),
  ...signByWord.keys(),
  ...animalNames.map(fold),
]);

const partsOf = (text: string): string[] => fold(text).split(' ');

const names = (sentence: Sentence, known: Known): Misstatement[] => {
  const own = new Set(known.names.flatMap(partsOf));
  return greetings.flatMap((pattern) =>
    [...sentence.words.matchAll(pattern)].flatMap((match) => {
      const span = spanOf(match, 1);
      if (!span || !isCapital(sentence, span[0]) || nobody.has(match[1] ?? '')) return [];
      const start = /^[ ,']/u.test(match[0]) ? match.index + 1 : match.index;
      if (isAdjective.test(sentence.words.slice(0, start))) return [];
      if (partsOf(writtenAt(sentence, span)).some((part) => own.has(part))) return [];
      return [misstated(sentence, 'name', span, wordsInstead(known.firstName))];
    }),
  );
};

/** What a sentence says of its reader's birth and name against the order. */
export const personIn = (sentence: Sentence, known: Known): Misstatement[] => [
  ...wholeDates(sentence, known),
  ...partialDates(sentence, known),
  ...names(sentence, known),
];
