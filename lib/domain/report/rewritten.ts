import { type Block, type Run, runText, type Section } from './document.ts';

/** How words are told again: where runs may stand, and in titles and names, which hold text alone. */
export type Telling = {
  readonly runs: (runs: readonly Run[]) => Run[];
  readonly text: (text: string) => string;
};

/** A block whose words are told again; its pieces, proofs and passages stay. */
export const rewritten = (block: Block, { runs, text }: Telling): Block => {
  switch (block.kind) {
    case 'paragraph':
    case 'hour':
      return { ...block, runs: runs(block.runs) };
    case 'subtitle':
      return { ...block, text: text(block.text) };
    case 'quote':
      return { ...block, lines: block.lines.map(runs) };
    case 'figure':
      return { ...block, caption: runs(block.caption) };
    case 'list':
      return {
        ...block,
        rows: block.rows.map((row) => ({ ...row, name: text(row.name), runs: runs(row.runs) })),
      };
    case 'questions':
      return { ...block, questions: block.questions.map(runs) };
    case 'table':
      return block;
  }
};

export const rewrittenSection = (section: Section, telling: Telling): Section => ({
  ...section,
  title: telling.text(section.title),
  second: telling.text(section.second),
  blocks: section.blocks.map((block) => rewritten(block, telling)),
});

/** Two runs of one kind and one origin as one; undefined for others. */
const joined = (left: Run | undefined, right: Run): Run | undefined => {
  if (left === undefined) return undefined;
  if (typeof left === 'string') return typeof right === 'string' ? left + right : undefined;
  if (typeof right === 'string' || 'value' in left || 'value' in right) return undefined;
  if (left.from !== right.from || left.author !== right.author) return undefined;
  if ('em' in left) return 'em' in right ? { ...left, em: left.em + right.em } : undefined;
  return 'em' in right ? undefined : { ...left, text: left.text + right.text };
};

const isEmpty = (run: Run): boolean => (typeof run === 'string' || !('value' in run)) && runText(run) === '';

/** Neighbouring runs of one kind are one run, and none is empty. */
export const joinedRuns = (runs: readonly Run[]): Run[] => {
  const all: Run[] = [];
  for (const run of runs) {
    if (isEmpty(run)) continue;
    const one = joined(all.at(-1), run);
    if (one === undefined) all.push(run);
    else all[all.length - 1] = one;
  }
  return all;
};
