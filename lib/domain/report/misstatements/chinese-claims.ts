import { fold } from '../fold.ts';
import {
  animal,
  animalOf,
  animals,
  branch,
  column,
  columns,
  columnsOf,
  element,
  elements,
  hiddenIn,
  number,
  numberOf,
  ofColumn,
  type Reader,
  stem,
  wordOf,
} from './chinese-words.ts';
import type { Known } from './known.ts';
import { isCapital, misstated, type Sentence, type Span, spanOf, valueAt, wordsInstead } from './prose.ts';

/** The signs of a pillar one by one, what is hidden in them, and how many there are of each element. */

const told = "(?:[ ,:]|(?:est|le|la|un|une|c'est|porte)(?![a-z]))*?";
const stemOf = new RegExp(`\\btronc ${ofColumn}${column}${told} ?${stem}`, 'dgu');
const branchOf = new RegExp(`\\bbranche ${ofColumn}${column}${told} ?${branch}`, 'dgu');
const animalIn = new RegExp(`\\bbranche ${ofColumn}${column}${told} ?${animal}`, 'dgu');

const signClaim =
  (row: 'Tronc' | 'Branche'): Reader =>
  (sentence, match, known) => {
    const span = spanOf(match, 2);
    const reference = `piliers/${row}/${columns.get(match[1] ?? '')}`;
    const is = known.values.texts.get(reference);
    if (!span || is === undefined || !isCapital(sentence, span[0])) return [];
    return fold(is) === wordOf(sentence, span)
      ? []
      : [misstated(sentence, 'pillar', span, valueAt(reference, is))];
  };

const animalClaim: Reader = (sentence, match, known) => {
  const span = spanOf(match, 2);
  const is = animalOf(known, columns.get(match[1] ?? '') ?? '');
  if (!span || is === '' || animals.get(wordOf(sentence, span)) === is) return [];
  return [misstated(sentence, 'pillar', span, wordsInstead(is))];
};

/** «Sous la Chèvre dorment trois racines : Ji, Ding, Yi.» */
const below = new RegExp(`\\bsous (?:le |la |l'|votre )${animal}`, 'dgu');
const hiddenWords = /\b(?:racines?|cach[a-z]+|dor[mt][a-z]*|enfoui[a-z]*|troncs?|se tien[a-z]+)\b/u;
const stemSaid = new RegExp(`\\b${stem}`, 'dgu');
const roots = new RegExp(`\\b${number}(?: seules?| fines?)? racines?\\b`, 'dgu');

/** The first groups of a pattern behind a place. */
const spansBehind = ({ words }: Sentence, from: number, pattern: RegExp): Span[] =>
  [...words.slice(from).matchAll(pattern)].flatMap((found) => {
    const span = spanOf(found, 1);
    return span ? [[span[0] + from, span[1] + from] as const] : [];
  });

const hiddenClaim: Reader = (sentence, match, known) => {
  const span = spanOf(match, 1);
  const [of, ...others] = columnsOf(known, animals.get(wordOf(sentence, span)) ?? '');
  if (!span || of === undefined || !isCapital(sentence, span[0])) return [];
  if (!hiddenWords.test(sentence.words.slice(span[1]))) return [];
  const hidden = hiddenIn(known, of).map(([name]) => name);
  const names = new Set(hidden.map(fold));
  const said = spansBehind(sentence, span[1], stemSaid).filter(
    (one) => isCapital(sentence, one[0]) && !names.has(wordOf(sentence, one)),
  );
  const counts = spansBehind(sentence, span[1], roots).filter(
    (one) => others.length === 0 && numberOf(wordOf(sentence, one)) !== hidden.length,
  );
  return [
    ...said.map((one) => misstated(sentence, 'pillar', one, { is: hidden.join(', ') })),
    ...counts.map((one) => misstated(sentence, 'pillar', one, { is: String(hidden.length) })),
  ];
};

const signs = 'signes?|racines?|troncs? caches?';
const ofElement = new RegExp(
  `\\b${number}(?: seule?s?)? (${signs})(?: visibles?| cachee?s?)* (?:de |d'|du |en )${element}`,
  'dgu',
);
const counting =
  "(?:[ ,:]|n'|qu'|(?:enfin|lui|elle|ne|compte|a|que|porte|occupe|reste|visible|est|deja|seulement)(?![a-z]))*?";
const elementHas = new RegExp(
  `\\b(?:le |la |l'|du |votre )${element}${counting} ?${number}(?: seule?s?)? (${signs})\\b(?:(?:[ ,]|(?:et|mais|il|elle|a|pour|compte)(?![a-z]))*?${number}(?: seule?s?)? (racines?|caches?)\\b)?`,
  'dgu',
);

const isVisible = (unit: string): boolean => unit.startsWith('signe');

const countOf = ({ values }: Known, name: string, unit: string) => {
  const columnNames = isVisible(unit) ? ['Huit signes', 'Six signes'] : ['Cachés'];
  return columnNames
    .map((one) => `elements/${name}/${one}`)
    .flatMap((reference) => {
      const is = values.texts.get(reference);
      return is === undefined ? [] : [{ reference, is }];
    })[0];
};

const speaksTo = /\b(?:vous|votre|vos|tu|ton|ta|tes)\b/u;

type Counted = { readonly name: string; readonly span: Span | undefined; readonly unit: string };

const countClaims = (sentence: Sentence, counted: readonly Counted[], known: Known) =>
  counted.flatMap(({ name, span, unit }) => {
    const count = countOf(known, elements.get(name) ?? '', unit);
    const said = numberOf(wordOf(sentence, span));
    if (!span || !count || Number(count.is) === said) return [];
    // «aucun signe» and «un signe» do not take the place of another number without other words.
    const fits = said > 1 && Number(count.is) > 1;
    return [
      misstated(sentence, 'pillar', span, fits ? valueAt(count.reference, count.is) : { is: count.is }),
    ];
  });

/** «Trois signes de feu» are the reader's where the sentence speaks to them. */
const signsClaim: Reader = (sentence, match, known) =>
  speaksTo.test(sentence.words)
    ? countClaims(sentence, [{ name: match[3] ?? '', span: spanOf(match, 1), unit: match[2] ?? '' }], known)
    : [];

/** «Le bois n’a qu’un signe, mais trois racines.» */
const elementClaim: Reader = (sentence, match, known) =>
  countClaims(
    sentence,
    [
      { name: match[1] ?? '', span: spanOf(match, 2), unit: match[3] ?? '' },
      { name: match[1] ?? '', span: spanOf(match, 4), unit: match[5] ?? '' },
    ],
    known,
  );

const missing: readonly RegExp[] = [
  `\\b(?:le |la |l')${element} (?:vous )?(manque|est absente?|fait defaut)\\b(?! (?:pas|rarement|peu|jamais|de|des|du)\\b| d')`,
  `\\b(?:il vous manque) (?:le |la |l'|du |de la |de l')${element}()`,
  `\\bvous n'avez (?:pas|aucun|point) (?:de |d')?${element}()`,
].map((pattern) => new RegExp(pattern, 'dgu'));

const missingClaim: Reader = (sentence, match, known) => {
  const name = elements.get(match[1] ?? '') ?? '';
  const count = countOf(known, name, 'signe');
  const span = spanOf(match, 0);
  if (!span || !count || Number(count.is) === 0 || !speaksTo.test(sentence.words)) return [];
  return [misstated(sentence, 'pillar', span, { is: `signes : ${count.is}` })];
};

/** «Aucun ne manque.» */
const none = /\baucun(?: element| des cinq)? ne (?:vous )?manque\b/dgu;
const noneClaim: Reader = (sentence, match, known) => {
  const span = spanOf(match, 0);
  const absent = [...elements.values()].filter((name) => countOf(known, name, 'signe')?.is === '0');
  if (!span || absent.length === 0) return [];
  return [misstated(sentence, 'pillar', span, { is: absent.map((name) => `${name} : 0`).join(', ') })];
};

export const chartReaders: readonly (readonly [RegExp, Reader])[] = [
  [stemOf, signClaim('Tronc')],
  [branchOf, signClaim('Branche')],
  [animalIn, animalClaim],
  [below, hiddenClaim],
  [ofElement, signsClaim],
  [elementHas, elementClaim],
  ...missing.map((pattern) => [pattern, missingClaim] as const),
  [none, noneClaim],
];
