import { bodyNames } from '../../guidance/words/names.ts';
import { westernTexts } from '../../texts/dossier.ts';
import { isDoubted, isUnclear } from './doubt.ts';
import type { Known } from './known.ts';
import { type Misstatement, type Sentence, spanOf } from './prose.ts';
import { walk } from './walk.ts';
import { claimsOf, subjectsIn } from './western.ts';

/** «Votre Lune parle d’abord. Elle est en Lion»: the subject stands in the sentence before. */

const pronoun = /^ ?(?:car |or |et |puis )?(elle|il)(?= )/du;
const feminine = new Set([bodyNames.moon, bodyNames.venus, westernTexts.lilith]);

/** The body that a sentence is about: one of the reader's own, the only one that it names, and nobody beside it. */
const subjectOf = (before: Sentence, { born }: Known): string | undefined => {
  const named = subjectsIn(before);
  const [first] = named;
  if (!first || named.some(({ name }) => name !== first.name)) return undefined;
  const { words } = before;
  const isYours = /\b(?:votre|ton|ta) $/u.test(words.slice(0, first.span[0]));
  if (!isYours || isUnclear(words, words.length)) return undefined;
  return isDoubted({ words, at: first.span[0], born }) ? undefined : first.name;
};

export const pronounsIn = (
  sentence: Sentence,
  known: Known,
  before: Sentence | undefined,
): Misstatement[] => {
  const match = pronoun.exec(sentence.words);
  const span = match && spanOf(match, 1);
  if (!before || !span) return [];
  const name = subjectOf(before, known);
  if (name === undefined || feminine.has(name) !== (match[1] === 'elle')) return [];
  return claimsOf(sentence, known)({ name, span, walked: walk(sentence, span, false) });
};
