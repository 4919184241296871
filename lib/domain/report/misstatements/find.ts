import type { Known } from './known.ts';
import { personIn } from './person.ts';
import { type Misstatement, sentencesIn } from './prose.ts';

/** Words of somebody else. */
const quoted = /«[^«»]*»|“[^“”]*”|"[^"]*"/gu;
export const quotedIn = (text: string): Range[] =>
  [...text.matchAll(quoted)].map(({ index, 0: words }) => [index, index + words.length]);

export type Range = readonly [from: number, to: number];
export const meets =
  (from: number, to: number) =>
  ([start, end]: Range): boolean =>
    from < end && to > start;

/**
 * The places of a paragraph that its dossier contradicts, in order. `given` are ranges that the dossier filled in: they
 * are read, and never found. What a sentence leaves in doubt is not found either.
 */
export const misstatementsIn = (
  text: string,
  known: Known,
  given: readonly Range[] = [],
): readonly Misstatement[] => {
  const silent = [...given, ...quotedIn(text)];
  const readers = [...known.readers.said, personIn];
  return sentencesIn(text)
    .flatMap((sentence, index, all) => readers.flatMap((read) => read(sentence, known, all[index - 1])))
    .filter(({ from, to }) => !silent.some(meets(from, to)))
    .sort((left, right) => left.from - right.from);
};
