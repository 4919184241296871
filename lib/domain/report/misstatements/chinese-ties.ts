import { animalNames, stemNames } from '../../texts/dossier-chinese.ts';
import {
  animal,
  animals,
  pillarRows,
  pillarWords,
  type Reader,
  stem,
  stems,
  wordOf,
} from './chinese-words.ts';
import type { Known } from './known.ts';
import { isCapital, misstated, type Sentence, type Span, spanOf, valueAt, wordsInstead } from './prose.ts';

/** What ties signs to each other, to years and to decades. */

const circle: readonly string[] = animalNames;
const placeOf = (word: string): number => circle.indexOf(animals.get(word) ?? '');

/** Each pair of the circle: the animals that face each other, and those of a family. */
const facing = new RegExp(
  `\\b(?:le |la |votre )?${animal} (?:[a-z]+ ){0,2}?(?:s'oppose (?:a |au )|fait face (?:a |au )|est face (?:a |au )|est (?:a l'oppose|l'oppose) (?:de |du )|se heurte (?:a |au )|heurte )(?:le |la |l'|votre )?${animal}`,
  'dgu',
);
const both = new RegExp(
  `\\b(?:le |la |votre )?${animal} et (?:le |la |votre )?${animal} (?:se font face|s'opposent|se heurtent)\\b`,
  'dgu',
);
const feminine: ReadonlySet<string> = new Set(['Chèvre']);

const insteadOf = (name: string, is: string) =>
  feminine.has(name) === feminine.has(is) ? wordsInstead(is) : { is };

const facingClaim: Reader = (sentence, match) => {
  const [first, second] = [spanOf(match, 1), spanOf(match, 2)];
  if (!first || !second || !isCapital(sentence, first[0]) || !isCapital(sentence, second[0])) return [];
  const [one, other] = [placeOf(wordOf(sentence, first)), placeOf(wordOf(sentence, second))];
  const is = animalNames[(one + 6) % 12] ?? '';
  if ((one + 6) % 12 === other) return [];
  return [misstated(sentence, 'pillar', second, insteadOf(animalNames[other] ?? '', is))];
};

const family = new RegExp(
  `\\b(?:le |la |votre )?${animal}, (?:le |la |votre )?${animal} et (?:le |la |votre )?${animal} (?:forment|font|composent) (?:[a-z]+ ){0,2}(?:trio|triade|famille)\\b`,
  'dgu',
);

/** Three animals, each four places from the next. */
const familyClaim: Reader = (sentence, match) => {
  const spans = [1, 2, 3].flatMap((group) => {
    const span = spanOf(match, group);
    return span && isCapital(sentence, span[0]) ? [span] : [];
  });
  const places = spans.map((span) => placeOf(wordOf(sentence, span)) % 4);
  const odd = spans.filter((_, index) => places.filter((one) => one === places[index]).length === 1);
  const [wrong] = spans.length === 3 && new Set(places).size > 1 ? odd : [];
  return wrong ? [misstated(sentence, 'pillar', wrong)] : [];
};

const union = new RegExp(
  `\\b${stem} et ${stem} (?:forment|font|s'unissent|se marient)(?: (?:l'une|une) (?:[a-z]+ ){0,3}?unions?)?`,
  'dgu',
);
const stemOrder = [...stems.keys()];

/** A stem marries the one five places further. */
const unionClaim: Reader = (sentence, match) => {
  const [first, second] = [spanOf(match, 1), spanOf(match, 2)];
  if (!first || !second || !/union|unissent|marient/u.test(match[0])) return [];
  if (!isCapital(sentence, first[0]) || !isCapital(sentence, second[0])) return [];
  const is = stemNames[(stemOrder.indexOf(wordOf(sentence, first)) + 5) % 10] ?? '';
  return is === stems.get(wordOf(sentence, second))
    ? []
    : [misstated(sentence, 'pillar', second, wordsInstead(is))];
};

const animalOfYear = (year: number): string => animalNames[(year + 8) % 12] ?? '';
const ofAnimal = `annee (?:du |de la |de l'|de )${animal}`;
const yearBehind = new RegExp(
  `\\b${ofAnimal}(?:,? (?:en |de |est |c'est )*|, )(?<year>(?:19|20)\\d\\d)\\b`,
  'dgu',
);
const yearBefore = new RegExp(
  `\\b(?<year>(?:19|20)\\d\\d)(?: est| sera| etait| fut)?,? (?:bien )?(?:l'|une )?${ofAnimal}`,
  'dgu',
);

/** A year has the animal of the calendar; in its first weeks the animal of the year before may still hold. */
const yearClaim =
  (group: 1 | 2): Reader =>
  (sentence, match, { born }) => {
    const span = spanOf(match, group);
    const year = Number(match.groups?.year);
    if (!span || !isCapital(sentence, span[0]) || year === Number(born.slice(0, 4))) return [];
    if (/\b(?:janvier|fevrier)\b/u.test(sentence.words)) return [];
    const said = animals.get(wordOf(sentence, span)) ?? '';
    const is = animalOfYear(year);
    return said === is ? [] : [misstated(sentence, 'pillar', span, insteadOf(said, is))];
  };

const decades =
  /\b(?:decennies?|dizaines?|dix ans|piliers? de chance|grandes? fortunes?|grands? destins?)\b/u;
const ending =
  /\b(?:fini[a-z]*|achev[a-z]*|quitt[a-z]*|termin[a-z]*|jusqu'[a-z]+|ferm[a-z]*|avant|clos)[a-z0-9' ]{0,14}$/u;

/** The year in which a decade begins, as a sentence says it: not that of its end. */
const beginning = (words: string): string | undefined =>
  [...words.matchAll(/\b(?:19|20)\d\d\b/gu)].find(({ index }) => {
    const before = words.slice(0, index);
    return !ending.test(before) && !/\d{4} (?:a|-) $/u.test(before);
  })?.[0];

const pairs = new RegExp(`\\b(${pillarWords})\\b`, 'dgu');

const decadeRows = (known: Known, year: string | undefined) =>
  pillarRows(known, 'chance-').filter(({ row }) => year === undefined || row.endsWith(year));

/** A decade goes through years and months, which have pillars of their own. */
const isElsewhere = ({ words }: Sentence, known: Known, said: string): boolean =>
  ['annee', 'mois']
    .filter((table) => new RegExp(`\\b${table}\\b`, 'u').test(words))
    .some((table) => pillarRows(known, table).some(({ pillar }) => pillar.toLowerCase() === said));

const decadeClaim = (sentence: Sentence, span: Span, known: Known) => {
  const said = wordOf(sentence, span);
  const [own, all] = [decadeRows(known, beginning(sentence.words)), decadeRows(known, undefined)];
  const rows = own.length > 0 ? own : all;
  if (all.length === 0 || rows.some(({ pillar }) => pillar.toLowerCase() === said)) return [];
  if (isElsewhere(sentence, known, said)) return [];
  const [only, ...others] = own;
  const told = only && others.length === 0 ? valueAt(`${only.reference}/Pilier`, only.pillar) : {};
  return [misstated(sentence, 'pillar', span, told)];
};

const decadesClaim: Reader = (sentence, match, known) => {
  const span = spanOf(match, 1);
  return span && isCapital(sentence, span[0]) && decades.test(sentence.words)
    ? decadeClaim(sentence, span, known)
    : [];
};

export const tieReaders: readonly (readonly [RegExp, Reader])[] = [
  [facing, facingClaim],
  [both, facingClaim],
  [family, familyClaim],
  [union, unionClaim],
  [yearBehind, yearClaim(1)],
  [yearBefore, yearClaim(2)],
  [pairs, decadesClaim],
];
