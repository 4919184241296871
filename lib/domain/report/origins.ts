import type { Block, Origin, Run, Section } from './document.ts';
import { runText } from './document.ts';
import { wordPattern } from './plain.ts';
import { joinedRuns, rewritten } from './rewritten.ts';

/** Where the words of a draft come from: what the desk has noted beside them, counted and taken off again. */

type Change = (runs: readonly Run[]) => Run[];

const withRuns = (block: Block, runs: Change): Block => rewritten(block, { runs, text: (text) => text });

const isValue = (run: Run): boolean => typeof run !== 'string' && 'value' in run;

export const originOf = (run: Run): Origin | undefined => {
  if (typeof run === 'string' || 'value' in run || run.from === undefined) return undefined;
  const { from, author } = run;
  return { from, ...(author !== undefined && { author }) };
};

const plainRun = (run: Run): Run => {
  if (typeof run === 'string' || 'value' in run) return run;
  return 'em' in run ? { em: run.em } : run.text;
};

const plainRuns: Change = (runs) => joinedRuns(runs.map(plainRun));

/** The words alone, as a report prints them. */
export const withoutOrigins = (blocks: readonly Block[]): Block[] =>
  blocks.map((block) => withRuns(block, plainRuns));

/** All words of a block with this origin. */
export const withOrigin = (block: Block, origin: Origin): Block =>
  withRuns(block, (runs) =>
    runs.map((run): Run => {
      if (typeof run === 'string') return { text: run, ...origin };
      return 'value' in run ? run : { ...run, ...origin };
    }),
  );

/** Words by where they come from; values of the dossier and titles are nobody's words. */
export type Origins = {
  readonly typed: number;
  readonly passages: number;
  /** Pasted, and nobody has said from where. */
  readonly pasted: number;
  readonly notes: number;
  readonly quotes: readonly { readonly author: string; readonly words: number }[];
};
const nothing: Origins = { typed: 0, passages: 0, pasted: 0, notes: 0, quotes: [] };

const withQuote = ({ quotes }: Origins, author: string): Origins['quotes'] => {
  const words = (quotes.find((one) => one.author === author)?.words ?? 0) + 1;
  return [...quotes.filter((one) => one.author !== author), { author, words }];
};

const withWord = (known: Origins, origin: Origin | undefined): Origins => {
  switch (origin?.from) {
    case undefined:
      return { ...known, typed: known.typed + 1 };
    case 'passage':
      return { ...known, passages: known.passages + 1 };
    case 'paste':
      return { ...known, pasted: known.pasted + 1 };
    case 'notes':
      return { ...known, notes: known.notes + 1 };
    case 'quote':
      return { ...known, quotes: withQuote(known, origin.author ?? '') };
  }
};

/** The runs of a block, line by line. */
const linesIn = (block: Block): (readonly Run[])[] => {
  const lines: (readonly Run[])[] = [];
  withRuns(block, (runs) => {
    lines.push(runs);
    return [...runs];
  });
  return lines;
};

/** The origin of each word of a line: that of its first letter. */
const originsIn = (runs: readonly Run[]): (Origin | undefined)[] => {
  const pieces = runs.map((run) => ({ text: isValue(run) ? ' ' : runText(run), origin: originOf(run) }));
  const ends = pieces.map((_, index) =>
    pieces.slice(0, index + 1).reduce((sum, { text }) => sum + text.length, 0),
  );
  const line = pieces.map(({ text }) => text).join('');
  return [...line.matchAll(wordPattern)].map(
    ({ index }) => pieces[ends.findIndex((end) => index < end)]?.origin,
  );
};

export const countOrigins = (sections: readonly Pick<Section, 'blocks'>[]): Origins =>
  sections
    .flatMap(({ blocks }) => blocks)
    .flatMap(linesIn)
    .flatMap(originsIn)
    .reduce(withWord, nothing);
