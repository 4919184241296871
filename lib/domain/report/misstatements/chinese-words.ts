import {
  animalNames,
  branchNames,
  chineseTexts,
  elementNames,
  stemNames,
} from '../../texts/dossier-chinese.ts';
import { fold } from '../fold.ts';
import type { Known } from './known.ts';
import type { Misstatement, Sentence, Span } from './prose.ts';
import { oneOf } from './vocabulary.ts';

/** The words of Chinese astrology as folded texts have them. */

export const animals = new Map([
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
export const elements = new Map(elementNames.map((name) => [fold(name), name]));
export const stems = new Map(stemNames.map((name) => [fold(name), name]));
export const branches = new Map(branchNames.map((name) => [fold(name), name]));
/** «yi wei»: a stem above a branch. */
export const pillarWords = `(?:${oneOf(stems.keys())}) (?:${oneOf(branches.keys())})`;
export const columns = new Map([
  ['heure', 'Heure'],
  ['jour', 'Jour'],
  ['mois', 'Mois'],
  ['annee', 'Année'],
]);

export const animal = `(${oneOf(animals.keys())})\\b`;
export const element = `(${oneOf(elements.keys())})\\b`;
export const stem = `(${oneOf(stems.keys())})\\b`;
export const branch = `(${oneOf(branches.keys())})\\b`;
export const column = `(${oneOf(columns.keys())})\\b`;
/** «du», «de la» and «de votre» before a column. */
export const ofColumn = "(?:du |de la |de l'|de votre |de )";

const figures = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
const numbers = new Map([
  ...figures.map((word, index) => [word, index + 1] as const),
  ...(['aucun', 'aucune', 'zero', 'nul', 'nulle'] as const).map((word) => [word, 0] as const),
  ['une', 1] as const,
]);
export const number = `(${oneOf(numbers.keys())}|\\d{1,2})`;
export const numberOf = (word: string): number => numbers.get(word) ?? Number.parseInt(word, 10);

export const wordOf = ({ words }: Sentence, span: Span | undefined): string =>
  span ? words.slice(...span) : '';

/** What a match of its pattern says against the dossier. */
export type Reader = (sentence: Sentence, match: RegExpExecArray, known: Known) => readonly Misstatement[];

const cellFacts = ({ values }: Known, row: string, of: string): readonly string[] =>
  values.cells.get(`piliers/${row}/${of}`)?.facts ?? [];

/** «Lapin» of a column's branch; empty where the column is not known. */
export const animalOf = (known: Known, of: string): string =>
  cellFacts(known, 'Branche', of)[1]?.split(',')[0] ?? '';

/** The columns whose branch is this animal. */
export const columnsOf = (known: Known, name: string): string[] =>
  [...columns.values()].filter((of) => animalOf(known, of) === name);

/** The stems hidden in a column's branch, the main one first, each with its god. */
export const hiddenIn = (known: Known, of: string): (readonly [stem: string, god: string])[] =>
  cellFacts(known, chineseTexts.hidden, of).map((fact) => {
    const [name = '', god = ''] = fact.split(', ');
    return [name, god];
  });

/** The pillars of decades, years or months by the first word of their tables. */
export const pillarRows = ({ values }: Known, table: string) =>
  [...values.texts].flatMap(([key, pillar]) => {
    const [id = '', row = '', cell] = key.split('/');
    return cell === 'Pilier' && id.startsWith(table) ? [{ reference: `${id}/${row}`, row, pillar }] : [];
  });
