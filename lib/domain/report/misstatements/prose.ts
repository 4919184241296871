import type { Run } from '../document.ts';
import { fold } from '../fold.ts';

/** A place of a text that its dossier contradicts. */
export type Misstatement = {
  /** Where it is said: from the first character to behind the last. */
  readonly from: number;
  readonly to: number;
  readonly kind: 'sign' | 'house' | 'degree' | 'aspect' | 'number' | 'pillar' | 'design' | 'date' | 'name';
  readonly said: string;
  readonly sentence: string;
  /** What the dossier has; nothing where it has no such thing, as an aspect that does not exist. */
  readonly is?: string;
  /** What may stand there instead, where no other word has to change with it. */
  readonly put?: Run;
};

/** A text without accents and case, whose every character knows its place in the text. */
type Prose = {
  readonly text: string;
  readonly folded: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
};

/** A sentence, or a part of it that a semicolon ends; `at` is its place in the prose. */
export type Sentence = { readonly prose: Prose; readonly words: string; readonly at: number };

const signs: readonly (readonly [RegExp, string])[] = [
  [/[\s\u00a0\u202f]/u, ' '],
  [/['’‘ʼ′]/u, "'"],
  [/[-\u2010-\u2015\u2212]/u, '-'],
  [/[\p{M}\p{Default_Ignorable_Code_Point}]/u, ''],
];
const plain = (character: string): string => {
  const sign = signs.find(([pattern]) => pattern.test(character));
  if (sign) return sign[1];
  return /[\p{L}\p{N}]/u.test(character) ? fold(character) : character;
};

/** Texts have few different characters. */
const known = new Map<string, string>();
const plainOf = (character: string): string => {
  const found = known.get(character) ?? plain(character);
  known.set(character, found);
  return found;
};

const proseOf = (text: string): Prose => {
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = '';
  let at = 0;
  for (const character of text) {
    const letters = plainOf(character);
    const isSecondSpace = letters === ' ' && folded.endsWith(' ');
    if (!isSecondSpace)
      for (const letter of letters) {
        folded += letter;
        starts.push(at);
        ends.push(at + character.length);
      }
    at += character.length;
  }
  return { text, folded, starts, ends };
};

const end = /[.!?…]+(?=[ »”")]|$)|;/gu;

/** Nobody writes a longer sentence; words without an end are cut, so that reading them takes no longer than others. */
const longest = /.{1,1000}(?: |$)|.{1000}/gu;

/** The sentences of a text, in order. */
export const sentencesIn = (text: string): Sentence[] => {
  const prose = proseOf(text);
  const { folded } = prose;
  const cuts = [...folded.matchAll(end)].map(({ index, 0: mark }) => index + mark.length);
  return [0, ...cuts].flatMap((at, index) =>
    [...folded.slice(at, cuts[index]).matchAll(longest)].map((piece) => ({
      prose,
      words: piece[0],
      at: at + piece.index,
    })),
  );
};

/** A span of a sentence's words. */
export type Span = readonly [from: number, to: number];

/** The words of a span as they are written. */
export const placeOf = ({ prose, at }: Sentence, [from, to]: Span) => ({
  from: prose.starts[at + from] ?? 0,
  to: prose.ends[at + to - 1] ?? 0,
});
export const writtenAt = (sentence: Sentence, span: Span): string => {
  const { from, to } = placeOf(sentence, span);
  return sentence.prose.text.slice(from, to);
};
export const isCapital = (sentence: Sentence, at: number): boolean =>
  /^\p{Lu}/u.test(writtenAt(sentence, [at, at + 1]));
/** «XI», not «xi». */
export const isUpper = (sentence: Sentence, span: Span): boolean =>
  !/\p{Ll}/u.test(writtenAt(sentence, span));

type Told = Pick<Misstatement, 'is' | 'put'>;

/** What stands at a span, with what the dossier has in its place. */
export const misstated = (
  sentence: Sentence,
  kind: Misstatement['kind'],
  span: Span,
  told: Told = {},
): Misstatement => ({
  kind,
  ...placeOf(sentence, span),
  said: writtenAt(sentence, span),
  sentence: writtenAt(sentence, [0, sentence.words.length]).trim(),
  ...told,
});

/** A value that the desk keeps marked. */
export const valueAt = (reference: string, text: string): Told => ({
  is: text,
  put: { value: reference, text },
});
export const wordsInstead = (text: string): Told => ({ is: text, put: text });

/** The span of a group of a match made with `d`; undefined where the group is not there. */
export const spanOf = (match: RegExpExecArray, group: number): Span | undefined => match.indices?.[group];
