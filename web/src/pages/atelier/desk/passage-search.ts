import { fold } from '#domain/report/fold.ts';
import type { Passage } from '#domain/report/passage.ts';
import type { Dossier } from './dossier.ts';
import { byTitle, fits, linesOf, tiesOf } from './passages.ts';

/** Folding costs more than searching: each passage is read once. */
const read = new WeakMap<Passage, string>();
const wordsOf = (passage: Passage): string => {
  const words = read.get(passage) ?? fold([passage.title, tiesOf(passage), ...linesOf(passage)].join(' '));
  read.set(passage, words);
  return words;
};

/** Passages that are read between two other things. */
const atOnce = 100;

/** Reads passages a few at a time before anybody seeks, so that the first key waits for none. Returns what stops it. */
export const readAhead = (passages: readonly Passage[]): (() => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const from = (start: number): void => {
    passages.slice(start, start + atOnce).forEach(wordsOf);
    if (start + atOnce < passages.length) timer = setTimeout(() => from(start + atOnce));
  };
  timer = setTimeout(() => from(0));
  return () => clearTimeout(timer);
};

/** Those that fit first, and tied ones before free ones; the others only when they are sought. */
export const passagesFor = (
  passages: readonly Passage[],
  dossier: Dossier | undefined,
  sought: string,
): Passage[] => {
  const words = fold(sought)
    .split(' ')
    .filter((word) => word !== '');
  const rank = (passage: Passage) => (!fits(passage, dossier) ? 2 : passage.placements.length > 0 ? 0 : 1);
  return passages
    .filter((passage) => words.every((word) => wordsOf(passage).includes(word)))
    .map((passage) => ({ passage, rank: rank(passage) }))
    .filter((one) => words.length > 0 || one.rank < 2)
    .toSorted((a, b) => a.rank - b.rank || byTitle(a.passage.title, b.passage.title))
    .map(({ passage }) => passage);
};
