import { fold } from '../fold.ts';
import { chartReaders } from './chinese-claims.ts';
import { pillarsNamedIn } from './chinese-names.ts';
import { tieReaders } from './chinese-ties.ts';
import {
  animal,
  animals,
  branch,
  column,
  columns,
  element,
  elements,
  type Reader,
  stem,
  wordOf,
} from './chinese-words.ts';
import { isUnclear } from './doubt.ts';
import type { Known, Readers } from './known.ts';
import {
  isCapital,
  type Misstatement,
  misstated,
  type Sentence,
  type Span,
  spanOf,
  valueAt,
  wordsInstead,
} from './prose.ts';

/** The animal of the year, the pillars and the master of the day. */

const ofElement = `(?: (?:de |d'|du |de l')${element})?`;

const yearWays: readonly RegExp[] = [
  `\\b(?:vous (?:qui )?etes|tu es)(?: (?:donc|bien|une?|le|la|du signe (?:du|de la)|nee? (?:sous le signe|dans l'annee) (?:du|de la)))* ${animal}${ofElement}`,
  `\\bnee? (?:sous le signe|dans l'annee|en annee|(?:dans |sous |en )?une annee|l'annee) (?:du |de la |de )${animal}${ofElement}`,
  `\\bvotre (?:animal|signe)(?: chinois| de naissance| de l'annee)*,? ?(?:est )?(?:: )?(?:le |la |un |une )?${animal}${ofElement}`,
  `\\b(?:le|la) ${animal}${ofElement} que vous etes\\b`,
  `\\bannee de (?:votre )?naissance,? (?:est )?(?:celle |l'annee )?(?:du |de la |de )${animal}${ofElement}`,
  `\\bnee? en \\d{4},? (?:dans )?(?:l')?annee (?:du |de la |de )${animal}${ofElement}`,
  `(?:^ ?|\\bvotre )${animal} (?:de |d')${element}`,
].map((pattern) => new RegExp(pattern, 'dgu'));

const told = "(?:[ ,:]|(?:est|le|la|un|une|porte|c'est)(?![a-z]))*?";
const pillar = `\\b(?:pilier (?:du |de la |de l'|de )?|votre )${column}${told} ?`;
const named = new RegExp(`${pillar}${stem} ${branch}`, 'dgu');
const carried = new RegExp(`${pillar}${animal}`, 'dgu');
const master = "\\bmaitre du jour\\b(?:[ ,:]|(?:est|le|la|l'|un|une|de|du)(?![a-z]))*? ?";
const masterStem = new RegExp(`${master}${stem}`, 'dgu');
const masterElement = new RegExp(`${master}${element}(?: (yin|yang)\\b)?`, 'dgu');

/** The words of a sign: «Feu yang» of the day's stem, «Tigre, Bois» of a branch. */
const natureOf = (row: string, column: string, { values }: Known): string =>
  values.cells.get(`piliers/${row}/${column}`)?.facts[1] ?? '';

/** The animal and the element of the year; where two calendars differ, both hold. */
const yearClaim: Reader = (sentence, match, known) => {
  const [beast, matter] = [spanOf(match, 1), spanOf(match, 2)];
  const rows = ['animal/Par le nouvel an', 'animal/Par lichun'] as const;
  const [first = '', second = ''] = rows.map((row) => known.values.texts.get(`${row}/Animal`));
  const said = animals.get(wordOf(sentence, beast)) ?? '';
  const [is = ''] = natureOf('Tronc', 'Année', known).split(' ');
  const isElement = elements.get(wordOf(sentence, matter)) === is || first !== second || is === '';
  return [
    ...(beast && isCapital(sentence, beast[0]) && first !== '' && ![first, second].includes(said)
      ? [misstated(sentence, 'pillar', beast, valueAt(`${rows[0]}/Animal`, first))]
      : []),
    ...(matter && !isElement ? [misstated(sentence, 'pillar', matter, wordsInstead(is))] : []),
  ];
};

const signClaim = (
  sentence: Sentence,
  span: Span | undefined,
  reference: string,
  known: Known,
): Misstatement[] => {
  const is = known.values.texts.get(reference);
  if (!span || is === undefined || fold(is) === wordOf(sentence, span)) return [];
  return [misstated(sentence, 'pillar', span, valueAt(reference, is))];
};

const namedClaim: Reader = (sentence, match, known) => {
  const of = columns.get(match[1] ?? '');
  const [first, second] = [spanOf(match, 2), spanOf(match, 3)];
  if (!first || !isCapital(sentence, first[0])) return [];
  return [
    ...signClaim(sentence, first, `piliers/Tronc/${of}`, known),
    ...signClaim(sentence, second, `piliers/Branche/${of}`, known),
  ];
};

const carriedClaim: Reader = (sentence, match, known) => {
  const span = spanOf(match, 2);
  const [is = ''] = natureOf('Branche', columns.get(match[1] ?? '') ?? '', known).split(',');
  if (!span || is === '' || animals.get(wordOf(sentence, span)) === is) return [];
  return [misstated(sentence, 'pillar', span, wordsInstead(is))];
};

const stemClaim: Reader = (sentence, match, known) => {
  const span = spanOf(match, 1);
  return span && isCapital(sentence, span[0]) ? signClaim(sentence, span, 'piliers/Tronc/Jour', known) : [];
};

const masterClaim: Reader = (sentence, match, known) => {
  const [matter, kind] = [spanOf(match, 1), spanOf(match, 2)];
  const nature = natureOf('Tronc', 'Jour', known);
  const [is = '', polarity = ''] = nature.split(' ');
  if (!matter || is === '') return [];
  if (elements.get(wordOf(sentence, matter)) !== is) {
    const whole: Span = [matter[0], (kind ?? matter)[1]];
    return [misstated(sentence, 'pillar', whole, wordsInstead(kind ? nature : is))];
  }
  return kind && wordOf(sentence, kind) !== polarity
    ? [misstated(sentence, 'pillar', kind, wordsInstead(polarity))]
    : [];
};

const claims: readonly (readonly [RegExp, Reader])[] = [
  ...yearWays.map((way) => [way, yearClaim] as const),
  [named, namedClaim],
  [carried, carriedClaim],
  [masterStem, stemClaim],
  [masterElement, masterClaim],
  ...chartReaders,
  ...tieReaders,
];

/** What a sentence says of the four pillars against the dossier. */
const pillarsIn = (sentence: Sentence, known: Known): Misstatement[] => {
  const { words } = sentence;
  if (!known.values.texts.has('piliers/Tronc/Année')) return [];
  const found = claims.flatMap(([pattern, read]) =>
    [...words.matchAll(pattern)]
      .filter(({ index }) => !isUnclear(words, index))
      .flatMap((match) => read(sentence, match, known)),
  );
  return [...new Map(found.map((one) => [one.from, one])).values()];
};

export const readers: Readers = { said: [pillarsIn], named: [pillarsNamedIn] };
