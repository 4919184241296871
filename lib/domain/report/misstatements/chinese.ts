import { animalNames, branchNames, elementNames, stemNames } from '../../texts/dossier-chinese.ts';
import { fold } from '../fold.ts';
import { isUnclear } from './doubt.ts';
import type { Known } from './known.ts';
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
import { oneOf } from './vocabulary.ts';

/** The animal of the year, the pillars and the master of the day. */

const animals = new Map([
  ...animalNames.map((name) => [fold(name), name] as const),
  ...([
    ['buffle', 'Bœuf'],
    ['tigresse', 'Tigre'],
    ['chat', 'Lapin'],
    ['lievre', 'Lapin'],
  ] as const),
  ...([
    ['dragonne', 'Dragon'],
    ['chienne', 'Chien'],
    ['porc', 'Cochon'],
    ['sanglier', 'Cochon'],
  ] as const),
  ...([
    ['mouton', 'Chèvre'],
    ['jument', 'Cheval'],
  ] as const),
]);
const elements = new Map(elementNames.map((name) => [fold(name), name]));
const stems = new Map(stemNames.map((name) => [fold(name), name]));
const branches = new Map(branchNames.map((name) => [fold(name), name]));

const animal = `(${oneOf(animals.keys())})\\b`;
const element = `(${oneOf(elements.keys())})\\b`;
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

const columns = new Map([
  ['heure', 'Heure'],
  ['jour', 'Jour'],
  ['mois', 'Mois'],
  ['annee', 'Année'],
]);
const told = "(?:[ ,:]|(?:est|le|la|un|une|porte|c'est)(?![a-z]))*?";
const pillar = `\\b(?:pilier (?:du |de la |de l'|de )?|votre )(${oneOf(columns.keys())})\\b${told} ?`;
const named = new RegExp(`${pillar}(${oneOf(stems.keys())}) (${oneOf(branches.keys())})\\b`, 'dgu');
const carried = new RegExp(`${pillar}${animal}`, 'dgu');
const master = "\\bmaitre du jour\\b(?:[ ,:]|(?:est|le|la|l'|un|une|de|du)(?![a-z]))*? ?";
const masterStem = new RegExp(`${master}(${oneOf(stems.keys())})\\b`, 'dgu');
const masterElement = new RegExp(`${master}${element}(?: (yin|yang)\\b)?`, 'dgu');

/** The words of a sign: «Feu yang» of the day's stem, «Tigre, Bois» of a branch. */
const natureOf = (row: string, column: string, { values }: Known): string =>
  values.cells.get(`piliers/${row}/${column}`)?.facts[1] ?? '';

type Reader = (sentence: Sentence, match: RegExpExecArray, known: Known) => Misstatement[];

const wordOf = ({ words }: Sentence, span: Span | undefined): string => (span ? words.slice(...span) : '');

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
  const column = columns.get(match[1] ?? '');
  const [stem, branch] = [spanOf(match, 2), spanOf(match, 3)];
  if (!stem || !isCapital(sentence, stem[0])) return [];
  return [
    ...signClaim(sentence, stem, `piliers/Tronc/${column}`, known),
    ...signClaim(sentence, branch, `piliers/Branche/${column}`, known),
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

const readers: readonly (readonly [RegExp, Reader])[] = [
  ...yearWays.map((way) => [way, yearClaim] as const),
  [named, namedClaim],
  [carried, carriedClaim],
  [masterStem, stemClaim],
  [masterElement, masterClaim],
];

/** What a sentence says of the four pillars against the dossier. */
export const pillarsIn = (sentence: Sentence, known: Known): Misstatement[] => {
  const { words } = sentence;
  if (!known.values.texts.has('piliers/Tronc/Année')) return [];
  const found = readers.flatMap(([pattern, read]) =>
    [...words.matchAll(pattern)]
      .filter(({ index }) => !isUnclear(words, index))
      .flatMap((match) => read(sentence, match, known)),
  );
  return [...new Map(found.map((one) => [one.from, one])).values()];
};
