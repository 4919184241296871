import { sentencesOf } from '../margin.ts';
import type { PrintedRuns, PrintedSection } from './printed.ts';
import { runsText } from './printed-text.ts';

type Run = PrintedRuns[number];

const textOf = (run: Run): string => runsText([run]);

const within = (run: Run, from: number, to: number): Run => {
  const text = textOf(run).slice(from, to);
  if (typeof run === 'string') return text;
  return 'em' in run ? { em: text } : { value: text };
};

/** The runs between two places of their text. */
const cut = (runs: PrintedRuns, from: number, to: number): PrintedRuns => {
  let at = 0;
  return runs.flatMap((run) => {
    const start = at;
    at += textOf(run).length;
    const [first, last] = [Math.max(from, start), Math.min(to, at)];
    return first < last ? [within(run, first - start, last - start)] : [];
  });
};

/** A sentence of a paragraph, with the spaces before it. */
export type SentenceRuns = { readonly text: string; readonly gap: string; readonly runs: PrintedRuns };

/** The sentences of a paragraph, each with its own stressed words. */
export const sentenceRuns = (runs: PrintedRuns): readonly SentenceRuns[] => {
  const whole = runsText(runs);
  let end = 0;
  return sentencesOf(whole).map((text) => {
    const start = whole.indexOf(text, end);
    const gap = whole.slice(end, start);
    end = start + text.length;
    return { text, gap, runs: cut(runs, start, end) };
  });
};

/** The sentences of a section that may be asked about: those of its paragraphs. */
export const sentencesIn = ({ blocks }: Pick<PrintedSection, 'blocks'>): readonly string[] =>
  blocks.flatMap((block) => (block.kind === 'paragraph' ? sentencesOf(runsText(block.runs)) : []));
