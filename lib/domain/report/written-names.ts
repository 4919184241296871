import { fold } from './fold.ts';

/** The words of a text as they are written, so that a name is told from words that only have its letters. */

/** What stands before a word. */
type Gap = 'hyphen' | 'apostrophe' | 'space' | 'comma' | 'line' | 'stop';

export type Word = {
  readonly folded: string;
  readonly isCapital: boolean;
  readonly gap: Gap;
  readonly start: number;
  readonly end: number;
};

const ignorable = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;
const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Default_Ignorable_Code_Point}]*/gu;

/** A dash between two letters joins them as a hyphen does. */
const gaps: readonly (readonly [Gap, RegExp])[] = [
  ['hyphen', /^(?:[-\u2010-\u2013]\s*)?$/u],
  ['apostrophe', /^['’‘]$/u],
  ['line', /^\s*\n\s*$/u],
  ['space', /^\s+$/u],
  ['comma', /^\s*,\s*$/u],
];
const gapOf = (between: string): Gap => {
  const seen = between.replace(ignorable, '');
  return gaps.find(([, pattern]) => pattern.test(seen))?.[0] ?? 'stop';
};

/** Scripts without capitals have no small letters either; Georgian is written in its small ones. */
const isCapital = (word: string): boolean => {
  const [first = ''] = word.normalize('NFKD');
  return !/\p{Ll}|\p{N}/u.test(first) || /\p{Script=Georgian}/u.test(first);
};

export const wordsOf = (text: string): Word[] => {
  const known = new Map<string, Pick<Word, 'folded' | 'isCapital'>>();
  const lookUp = (word: string) => {
    const found = known.get(word) ?? { folded: fold(word), isCapital: isCapital(word) };
    known.set(word, found);
    return found;
  };
  let before = 0;
  return [...text.matchAll(wordPattern)].flatMap(({ 0: word, index: start }) => {
    const { folded, isCapital: is } = lookUp(word);
    if (folded === '') return [];
    const gap = before === 0 ? 'stop' : gapOf(text.slice(before, start));
    before = start + word.length;
    return [{ folded, isCapital: is, gap, start, end: before }];
  });
};

/** Small words of names: they may begin with a small letter. */
const particles = new Set(
  'de du des d la le les l von van der den zu di da do dos del della el al y e et ibn bin ben'.split(' '),
);
/** Words that are nobody's name, whatever their first letter. */
const articles = new Set('de du des d la le les l un une a au aux s c j m n t qu'.split(' '));
/** Words that may begin a sentence before a name; elsewhere, «Bonjour» is a name as well. */
const beginnings = new Set(
  'pour par avec chez et ou bonjour cher chere madame monsieur mme mlle mr votre vos notre nos ce cette son sa ses ne nee est qui que'.split(
    ' ',
  ),
);
const isFirst = ({ gap }: Word): boolean => gap === 'stop' || gap === 'line';
const isName = (word: Word): boolean =>
  word.isCapital && !articles.has(word.folded) && !(isFirst(word) && beginnings.has(word.folded));
const isJoined = ({ gap }: Word): boolean => gap === 'hyphen' || gap === 'apostrophe';

/** «Jean-Baptiste» is one word, and so is «D’Angelo». */
const compounds = (words: readonly Word[]): Word[][] =>
  words.reduce<Word[][]>((all, word, at) => {
    const last = all.at(-1);
    if (at > 0 && last && isJoined(word)) last.push(word);
    else all.push([word]);
    return all;
  }, []);

/** At least two words with a capital; between them, only small words of names. */
export const isWrittenAsName = (words: readonly Word[]): boolean => {
  const all = compounds(words);
  const capital = all.filter((compound) => compound.some(isName));
  const isSmall = (compound: readonly Word[]) => compound.every(({ folded }) => particles.has(folded));
  return capital.length > 1 && all.every((compound) => compound.some(isName) || isSmall(compound));
};

/**
 * The words from `from` to before `to` are a part of a longer name: joined to another word, or beside another capital
 * that neither begins the sentence nor is a small word. `own` are the reader's names, which are never such a beginning.
 */
export const isPartOfName = (
  words: readonly Word[],
  [from, to]: readonly [number, number],
  own: ReadonlySet<string>,
): boolean => {
  const [first, before, after] = [words[from], words[from - 1], words[to]];
  const isAnother = (word: Word) => isName(word) && !beginnings.has(word.folded);
  if (after && (isJoined(after) || (after.gap === 'space' && isAnother(after)))) return true;
  if (!first || !before) return false;
  if (first.gap === 'hyphen') return true;
  const isBeside = first.gap === 'space' && (!isFirst(before) || own.has(before.folded));
  return (first.gap === 'apostrophe' || isBeside) && isAnother(before);
};

/** Headings with wide letter spacing are extracted as «C A M I L L E», with one space or more between their words. */
const spaced = /(?<![\p{L}\p{N}])\p{L}\p{M}*(?:(?: | ?[-’'‘] ?)\p{L}\p{M}*)+(?![\p{L}\p{N}\p{M}])/gu;

/** The text without the spaces between its single letters. */
export const withoutSpacing = (text: string): string =>
  text.replace(spaced, (run) => run.replaceAll(' ', ''));

/** Lines of single letters, folded and without any space. */
export const spacedLines = (text: string): string[] =>
  (
    text.match(/(?<![\p{L}\p{N}])\p{L}\p{M}*(?:[ ’'‘-]{1,4}\p{L}\p{M}*){2,}(?![\p{L}\p{N}\p{M}])/gu) ?? []
  ).map((line) => fold(line).replaceAll(' ', ''));

/** The text without the hyphens at the ends of its lines. */
export const withoutBreaks = (text: string): string => text.replace(/[-\u00ad\u2010\u2011]\s*\n\s*/gu, '');

/** As much of a text as shows where its words from `start` to `end` stand. */
const shown = 40;
export const quoteOf = (text: string, start: number, end: number): string => {
  const before = text.slice(Math.max(0, start - shown), start);
  const after = text.slice(end, end + shown);
  const head = start > shown ? before.replace(/^\S*\s*/u, '') : before;
  const tail = end + shown < text.length ? after.replace(/\s*\S*$/u, '') : after;
  return `${head}${text.slice(start, end)}${tail}`.replace(/\s+/gu, ' ').trim();
};
