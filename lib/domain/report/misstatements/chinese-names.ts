import { chineseTexts, godNames } from '../../texts/dossier-chinese.ts';
import { yearTexts } from '../../texts/dossier-year.ts';
import { fold } from '../fold.ts';
import {
  animal,
  animals,
  branch,
  branches,
  column,
  columns,
  columnsOf,
  element,
  elements,
  hiddenIn,
  ofColumn,
  pillarRows,
  pillarWords,
  stem,
  stems,
} from './chinese-words.ts';
import { isUnclear } from './doubt.ts';
import type { Known } from './known.ts';
import { weights } from './naming.ts';
import { isCapital, type Sentence, type Span, spanOf } from './prose.ts';
import { oneOf } from './vocabulary.ts';

/** What a sentence names of four pillars: signs in their columns, elements that are counted, years and decades. */

type Found = { readonly references: readonly string[]; readonly span: Span; readonly weight: number };
type Namer = (sentence: Sentence, known: Known) => readonly Found[];
type Told = { readonly references: readonly string[]; readonly group?: number; readonly weight?: number };

type Tell = (match: RegExpExecArray, sentence: Sentence, known: Known) => Told;
type IsClear = (words: string, at: number) => boolean;

/** What each match of a pattern names; nothing where a sentence leaves it in doubt. */
const namerWith =
  (isClear: IsClear) =>
  (pattern: string, tell: Tell): Namer => {
    const compiled = new RegExp(pattern, 'dgu');
    return (sentence, known) =>
      [...sentence.words.matchAll(compiled)].flatMap((match) => {
        const { references, group = 0, weight = weights.named } = tell(match, sentence, known);
        const span = spanOf(match, group);
        return span && references.length > 0 && isClear(sentence.words, match.index)
          ? [{ references, span, weight }]
          : [];
      });
  };

/** Words that make others general, and not these names: «la tradition l’appelle Rival», «cette fonction, Rival», «les racines du jour». */
const naming =
  /\b(?:la tradition|les (?:vieux )?livres|les anciens|cette (?:fonction|case)|les(?= (?:racines|troncs caches)))\b/gu;
const namer = namerWith(
  (words, at) =>
    !isUnclear(
      words.replaceAll(naming, (own) => ' '.repeat(own.length)),
      at,
    ),
);
/** A calendar is nobody's, so nothing is doubted of it. */
const calendarNamer = namerWith(() => true);

const cell = (row: string, of: string | undefined): string => `piliers/${row}/${of}`;
const { hidden } = chineseTexts;
const columnIn = (word: string | undefined): string | undefined => columns.get(word ?? '');
const isWritten = (sentence: Sentence, match: RegExpExecArray, group: number): boolean => {
  const span = spanOf(match, group);
  return span !== undefined && isCapital(sentence, span[0]);
};

/** Words that a part of a pillar goes by, and its row. */
const parts: readonly (readonly [words: string, rows: readonly string[]])[] = [
  ['troncs? caches?|racines?', [hidden]],
  ['tronc', ['Tronc']],
  ['branche', ['Branche']],
  ['dieu', ['Dieu']],
  ['pilier', ['Tronc', 'Branche']],
];

const columnNamers = parts.map(([words, rows]) =>
  namer(`\\b(?:${words})s? ${ofColumn}${column}`, (match) => ({
    references: rows.map((row) => cell(row, columnIn(match[1]))),
    weight: weights.placed,
  })),
);
const master = namer('\\bmaitre du jour\\b', () => ({
  references: [cell('Tronc', 'Jour')],
  weight: weights.placed,
}));

/** The sentence is about what lies below a branch. */
const speaksOfHidden = /\b(?:racines?|cach[a-z]+|enfoui[a-z]*|dor[mt][a-z]*|sous (?:le|la|l'))\b/u;
/** The sentence counts. */
const counts =
  /\b(?:signes?|racines?|compt[a-z]+|manqu[a-z]+|absent[a-z]*|abond[a-z]+|zero|egalite|equilibre|elements?|balance|chaises?)\b/u;

const animalNamer = namer(`(?<!(?:annee|mois) (?:du |de la |de ))\\b${animal}`, (match, sentence, known) => {
  const of = columnsOf(known, animals.get(match[1] ?? '') ?? '');
  const isBelow = /\bsous (?:le |la |l')$/u.test(sentence.words.slice(0, match.index));
  const row = isBelow && speaksOfHidden.test(sentence.words) ? hidden : 'Branche';
  return { references: isWritten(sentence, match, 1) ? of.map((one) => cell(row, one)) : [], group: 1 };
});

/** «Si» at the beginning of a sentence is another word. */
const isConjunction = ({ words }: Sentence, match: RegExpExecArray): boolean =>
  match[1] === 'si' && words.slice(0, match.index).trim() === '';

const branchNamer = namer(`\\b${branch}`, (match, sentence, { values }) => {
  const name = branches.get(match[1] ?? '') ?? '';
  const of = [...columns.values()].filter((one) => values.texts.get(cell('Branche', one)) === name);
  const isNamed = isWritten(sentence, match, 1) && !isConjunction(sentence, match);
  return { references: isNamed ? of.map((one) => cell('Branche', one)) : [], group: 1 };
});

/** A stem is seen in its columns, or else hidden in them; where a sentence speaks of what lies below, it is sought there. */
const stemNamer = namer(`\\b${stem}`, (match, sentence, known) => {
  const name = stems.get(match[1] ?? '') ?? '';
  const seen = [...columns.values()].filter((of) => known.values.texts.get(cell('Tronc', of)) === name);
  const below = [...columns.values()].filter((of) => hiddenIn(known, of).some(([one]) => one === name));
  const isBelow = below.length > 0 && (seen.length === 0 || speaksOfHidden.test(sentence.words));
  const said = [...sentence.words.matchAll(new RegExp(`\\bsous (?:le |la |l')${animal}`, 'gu'))].flatMap(
    (under) => columnsOf(known, animals.get(under[1] ?? '') ?? ''),
  );
  const inSaid = below.filter((of) => said.length === 0 || said.includes(of));
  const references = isBelow ? inSaid.map((of) => cell(hidden, of)) : seen.map((of) => cell('Tronc', of));
  return { references: isWritten(sentence, match, 1) ? references : [], group: 1 };
});

/** «le feu yin»: the stems of this nature. */
const natureNamer = namer(`\\b${element} (yin|yang)\\b`, (match, _sentence, { values }) => ({
  references: [...columns.values()]
    .map((of) => cell('Tronc', of))
    .filter((reference) => fold(values.cells.get(reference)?.facts[1] ?? '') === match[0]),
}));

const elementNamer = namer(`\\b${element}(?! (?:yin|yang)\\b)`, (match, sentence) => {
  const isCounted = counts.test(sentence.words) || isWritten(sentence, match, 1);
  return { references: isCounted ? [`elements/${elements.get(match[1] ?? '')}`] : [], group: 1 };
});

const gods = new Map(Object.values(godNames).map((name) => [fold(name), name]));
const years = /\b(?:annee|an|suivante|mois|20\d\d)\b/u;

const godNamer = namer(`\\b(${oneOf(gods.keys())})\\b`, (match, sentence, known) => {
  const name = gods.get(match[1] ?? '') ?? '';
  const { words } = sentence;
  const all = [...columns.values()];
  const seen = all.filter((of) => known.values.texts.get(cell('Dieu', of)) === name);
  const below = all.filter((of) => hiddenIn(known, of).some(([, god]) => god === name));
  const ofYears = [...known.values.texts].flatMap(([key, text]) =>
    text === name && key.startsWith('annee/') ? [key.split('/').slice(0, 2).join('/')] : [],
  );
  const own = seen.length > 0 ? seen.map((of) => cell('Dieu', of)) : below.map((of) => cell(hidden, of));
  const references = own.length === 0 || (years.test(words) && ofYears.length > 0) ? ofYears : own;
  return { references: isWritten(sentence, match, 1) ? references : [], group: 1 };
});

/** Rows that tell of a pair of signs: decades where a sentence speaks of them, else years, months and the birth's own. */
const decades = /\b(?:decennies?|dizaines?|dix ans|chance|grandes? fortunes?|grands? destins?)\b/u;

const pairNamer = namer(`\\b(${pillarWords})\\b`, (match, sentence, known) => {
  const said = match[1] ?? '';
  const rowsIn = (table: string) =>
    pillarRows(known, table)
      .filter(({ pillar }) => pillar.toLowerCase() === said)
      .map(({ reference }) => reference);
  const tables = decades.test(sentence.words) ? ['chance-', 'annee', 'mois'] : ['annee', 'mois', 'chance-'];
  const own = [...columns.values()].filter(
    (of) =>
      ['Tronc', 'Branche'].map((row) => fold(known.values.texts.get(cell(row, of)) ?? '')).join(' ') === said,
  );
  const told = own.length > 0 ? [] : (tables.map(rowsIn).find((rows) => rows.length > 0) ?? []);
  return { references: isWritten(sentence, match, 1) ? told : [], group: 1, weight: weights.placed };
});

const [thisYear = '', nextYear = ''] = yearTexts.pillarYears.map((year) => `annee/${year}`);
const rowNamers = [
  calendarNamer('\\bannee en cours\\b|\\bcette annee\\b', () => ({ references: [thisYear] })),
  calendarNamer('\\bannee (?:suivante|prochaine|qui suit|qui vient)\\b', () => ({
    references: [nextYear],
  })),
  calendarNamer('\\bnouvel an\\b(?! [a-z]*,? [a-z]*tomb)', () => ({
    references: ['animal/Par le nouvel an'],
  })),
  calendarNamer('\\blichun\\b', () => ({ references: ['animal/Par lichun'] })),
  calendarNamer(`\\bannee (?:du |de la |de )${animal}`, (match, _sentence, { values }) => ({
    references: [thisYear, nextYear].filter(
      (row) => values.texts.get(`${row}/Animal`) === animals.get(match[1] ?? ''),
    ),
  })),
  calendarNamer(`\\b(20\\d\\d)\\b`, (match, _sentence, { values }) => ({
    references: [...values.placements.keys()].filter(
      (row) => /^chance-/u.test(row) && row.endsWith(match[1] ?? '-'),
    ),
  })),
];

const born = /\b(?:nee?|naissance|naissez|naquit|saison|votre mois)\b/u;
const monthNamer = namer(`\\bmois (?:du |de la )${animal}`, (match, sentence, { values }) => {
  const name = animals.get(match[1] ?? '') ?? '';
  const row = [...values.placements.keys()].find(
    (key) => key.startsWith('mois/') && key.endsWith(` ${name}`),
  );
  const isBirth = values.cells.get(cell('Branche', 'Mois'))?.facts[1]?.startsWith(`${name},`);
  if (isBirth && born.test(sentence.words)) return { references: [cell('Branche', 'Mois')] };
  return { references: row === undefined ? [] : [row] };
});

const namers = [
  ...columnNamers,
  ...[master, pairNamer, monthNamer, ...rowNamers],
  ...[animalNamer, branchNamer, stemNamer, natureNamer, godNamer, elementNamer],
];

const lies = (span: Span, outer: Span): boolean => span[0] >= outer[0] && span[1] <= outer[1];

/** A sign that is a part of longer words is told by them. */
const outermost = (found: readonly Found[]): readonly Found[] =>
  found.filter((one) => !found.some((other) => other.weight > one.weight && lies(one.span, other.span)));

/** What a sentence names of the four pillars, by the rows and cells of the dossier that tell of it. */
export const pillarsNamedIn = (sentence: Sentence, known: Known) => {
  const { values } = known;
  if (!values.texts.has('piliers/Tronc/Année')) return [];
  return outermost(namers.flatMap((name) => name(sentence, known))).flatMap(({ references, span, weight }) =>
    references.flatMap((reference) => {
      const told = values.cells.get(reference) ?? values.placements.get(reference);
      return told ? [{ reference, span, weight, marks: told.marks, isProof: true }] : [];
    }),
  );
};
