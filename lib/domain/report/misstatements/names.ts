import type { Placement } from '../../dossier/values.ts';
import { meets, misstatementsIn, quotedIn, type Range } from './find.ts';
import type { Known } from './known.ts';
import { type Found, type Naming, weights } from './naming.ts';
import { placeOf, type Sentence, sentencesIn } from './prose.ts';

/** What a paragraph names of its chart, in the words that the reader of its misstatements knows. */

/** A body whose aspect stands there, and a house whose body does, are told by that row. */
const isTold = (one: Found, others: readonly Found[], rowOf: (found: Found) => Placement | undefined) =>
  one.weight === weights.named &&
  one.marks.length > 0 &&
  others.some(
    (other) =>
      other.weight > weights.named &&
      other.isProof &&
      one.marks.every((mark) => rowOf(other)?.marks.includes(mark)),
  );

const namedIn = (sentence: Sentence, known: Known, isWrong: boolean): Found[] => {
  const found = known.readers.named.flatMap((read) => read(sentence, known));
  const rowOf = ({ reference }: Found) => known.values.placements.get(reference);
  return found.map((one) => ({
    ...one,
    isProof: one.isProof && !isWrong && !isTold(one, found, rowOf),
  }));
};

/**
 * What a paragraph names, each thing once: what says most comes first, then what is said first. Nothing is a proof in a
 * sentence that the dossier contradicts, and words of somebody else name nothing.
 */
export const namingsIn = (text: string, known: Known, given: readonly Range[] = []): readonly Naming[] => {
  const quoted = quotedIn(text);
  const wrong = misstatementsIn(text, known, given);
  const all = sentencesIn(text).flatMap((sentence) => {
    const { from, to } = placeOf(sentence, [0, sentence.words.length]);
    const isWrong = wrong.some((one) => meets(from, to)([one.from, one.to]));
    return namedIn(sentence, known, isWrong)
      .map((one) => ({ ...one, ...placeOf(sentence, one.span) }))
      .filter((one) => !quoted.some(meets(one.from, one.to)));
  });
  const first = all.toSorted((left, right) => right.weight - left.weight || left.from - right.from);
  return [...Map.groupBy(first, ({ reference }) => reference)].map(([reference, same]) => ({
    reference,
    marks: [...new Set(same.flatMap(({ marks }) => marks))],
    isProof: same.some(({ isProof }) => isProof),
  }));
};
