import { type Known, knownSentences } from './checks/sentences.ts';
import { ownTexts } from './checks/words.ts';
import type { Section } from './document.ts';

/** How much of a report stands in reports that were delivered before. */
export type Sameness = {
  /** All sentences that can be compared. */
  readonly of: number;
  readonly copied: number;
  /** Those of the expert's own passages, which are theirs to use again: they are not counted as copied. */
  readonly passages: number;
  /** Copied sentences by section, in the order of the report. */
  readonly places: readonly { readonly section: string; readonly quotes: readonly string[] }[];
};

export type Place = { readonly section: string; readonly sentences: readonly Known[] };

/** A report of twenty pages has about 250 sentences; beyond these nothing is compared. */
export const mostSentences = 1000;

/** Each sentence once, where it stands first. */
const once = (places: readonly Place[]): Place[] => {
  const seen = new Set<string>();
  const isNew = ({ mark }: Known) => {
    if (seen.has(mark) || seen.size >= mostSentences) return false;
    seen.add(mark);
    return true;
  };
  return places.map(({ section, sentences }) => ({ section, sentences: sentences.filter(isNew) }));
};

/** The sentences of a draft that can be compared. `names`: of the person studied. */
export const knownOf = (sections: readonly Section[], names: readonly string[]): Place[] =>
  once(
    sections.map((section) => ({
      section: section.id,
      sentences: ownTexts(section).flatMap((text) => knownSentences(text, names)),
    })),
  );

/** Those of the text of a PDF, whose lines are joined again. */
export const knownInText = (text: string, names: readonly string[]): Place[] =>
  once([
    { section: '', sentences: knownSentences(text.replace(/[-\u00ad\u2010\u2011]\s*\n\s*/g, ''), names) },
  ]);

export const marksOf = (places: readonly Place[]): string[] =>
  places.flatMap(({ sentences }) => sentences.map(({ mark }) => mark));

type Found = {
  /** Marks that stand in earlier reports. */
  readonly earlier: ReadonlySet<string>;
  /** Marks of the expert's own passages. */
  readonly passages: ReadonlySet<string>;
  /** Marks of this part's own earlier versions. */
  readonly own: ReadonlySet<string>;
};

/** A sentence of a passage is one, whether or not it stood in a report before. */
export const samenessOf = (places: readonly Place[], { earlier, passages, own }: Found): Sameness => {
  const isCopied = ({ mark }: Known) => earlier.has(mark) && !passages.has(mark) && !own.has(mark);
  const copied = places.map(({ section, sentences }) => ({
    section,
    quotes: sentences.filter(isCopied).map(({ text }) => text),
  }));
  const marks = marksOf(places);
  return {
    of: marks.length,
    copied: copied.reduce((sum, { quotes }) => sum + quotes.length, 0),
    passages: marks.filter((mark) => passages.has(mark)).length,
    places: copied.filter(({ quotes }) => quotes.length > 0),
  };
};

/** In fewer sentences a share says nothing. */
const fewest = 20;

/** True when so much of a report was delivered before that somebody must look at it. `most` in per cent. */
export const isTooSame = (sameness: Pick<Sameness, 'of' | 'copied'>, most: number): boolean =>
  sameness.of >= fewest && percentOf(sameness) > most;

/** 0 to 100. */
export const percentOf = ({ of, copied }: Pick<Sameness, 'of' | 'copied'>): number =>
  of === 0 ? 0 : (100 * copied) / of;
