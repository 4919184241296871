import type { Block, Run, Section } from './document.ts';

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

const isText = (run: Run | undefined): run is string => typeof run === 'string';
const isEmphasis = (run: Run | undefined): run is { em: string } => typeof run === 'object' && 'em' in run;

/** Neighbouring runs of one kind are one run, and none is empty. */
export const joinedRuns = (runs: readonly Run[]): Run[] => {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (run === '' || (isEmphasis(run) && run.em === '')) continue;
    if (isText(run) && isText(last)) joined[joined.length - 1] = last + run;
    else if (isEmphasis(run) && isEmphasis(last)) joined[joined.length - 1] = { em: last.em + run.em };
    else joined.push(run);
  }
  return joined;
};
