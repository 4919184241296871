import { fold } from '../fold.ts';

/**
 * The sentences of a report in the form in which reports are compared. Each is known by eight of its words, so that a
 * changed comma, accent or word elsewhere in it does not hide it.
 */

/** Shorter sentences are everybody's. */
const known = 8;

/** After its last sign, with what closes behind it. */
const end = /(?<=[.!?…]["»”’)\] ]{0,4}) (?=[«“"(—– -]{0,4}[\p{Lu}\d])/u;
/** A point that ends no sentence: of an abbreviation or an initial, but not of «maison V.» */
const goesOn = /(?:^|[ («’'])(?:MM?|Mmes?|Mlles?|Drs?|Stes?|St|cf|env|(?![IVX])\p{Lu})\.$/u;

/** The sentences of a paragraph; those of two paragraphs are never joined. */
export const sentencesOf = (paragraph: string): string[] => {
  const pieces = paragraph.replace(/\s+/gu, ' ').trim().split(end);
  const sentences: string[][] = [];
  pieces.forEach((piece, at) => {
    const before = goesOn.test((pieces[at - 1] ?? '').slice(-12)) ? sentences.at(-1) : undefined;
    if (before) before.push(piece);
    else sentences.push([piece]);
  });
  return sentences.map((parts) => parts.join(' ').trim()).filter((sentence) => sentence !== '');
};

/** A number that only its text decides (FNV-1a). */
const numberOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
};

/** Words without an end sign are cut, so that nobody hides a report in one sentence. */
const longest = 80;
const about = 24;

/** The cuts depend on the words around them only: a word more at the beginning moves no later cut. */
const partsOf = (words: readonly string[]): string[][] => {
  if (words.length <= longest) return [[...words]];
  const cut: string[][] = [];
  let piece: string[] = [];
  words.forEach((word, at) => {
    piece.push(word);
    const isCut = numberOf(`${words[at - 1]} ${word}`) % about === 0;
    if ((isCut && piece.length >= known) || piece.length >= longest) {
      cut.push(piece);
      piece = [];
    }
  });
  return [...cut, piece];
};

/** Of all eight words in a row, those with the smallest number; undefined for a short sentence. */
const markOf = (words: readonly string[]): string | undefined => {
  let mark: string | undefined;
  let smallest = Number.POSITIVE_INFINITY;
  for (let at = 0; at + known <= words.length; at += 1) {
    const run = words.slice(at, at + known).join(' ');
    const number = numberOf(run);
    if (number < smallest) [mark, smallest] = [run, number];
  }
  return mark;
};

/** A sentence as it is written, and the eight folded words by which it is known. */
export type Known = { readonly text: string; readonly mark: string };

/**
 * The sentences of a paragraph that can be compared. `names` are left out: with them, the same sentence to two persons
 * would be two.
 */
export const knownSentences = (paragraph: string, names: readonly string[] = []): Known[] => {
  const left = new Set(names.flatMap((name) => fold(name).split(' ')));
  return sentencesOf(paragraph).flatMap((text) => {
    const words = fold(text)
      .split(' ')
      .filter((word) => word !== '' && !left.has(word));
    return partsOf(words).flatMap((piece) => {
      const mark = markOf(piece);
      return mark === undefined ? [] : [{ text, mark }];
    });
  });
};
