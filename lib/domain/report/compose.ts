import type { Cell, Sheet, SheetTable } from '../dossier/sheet.ts';
import { rowNameOf, type Values, valuesOf } from '../dossier/values.ts';
import { houseNumbers } from '../texts/dossier.ts';
import { reportTexts as texts } from '../texts/report.ts';
import { type Block, type ReportDocument, type Run, runText, type Section } from './document.ts';
import { noteOf } from './margin.ts';
import type { PrintedBlock, PrintedRun, PrintedSection } from './printed.ts';
import { tailOf } from './tail.ts';
import { typeset } from './typography.ts';

/** What a report is composed with: the dossier of its birth. */
export type Source = {
  readonly sheet: Sheet;
  /** A drawing in words, for who does not see it; one for each figure. */
  readonly figures: readonly string[];
  /** A drawing after them shows what the hour decides. */
  readonly hasHours?: boolean;
};

/** `missing`: references to rows and tables that this dossier does not have, as the document writes them. */
export type Composed = { readonly sections: readonly PrintedSection[]; readonly missing: readonly string[] };

type Context = Source & { readonly values: Values; readonly missing: Set<string> };

const printedRun =
  ({ values, missing }: Context) =>
  (run: Run): PrintedRun => {
    if (typeof run === 'string') return typeset(run);
    if ('em' in run) return { em: typeset(run.em) };
    if (!('value' in run)) return typeset(run.text);
    if (values.texts.get(run.value) !== run.text && values.placements.get(run.value)?.name !== run.text)
      missing.add(run.value);
    return { value: run.text };
  };

const cellLength = ({ text, note = '', parts, glyphs = [] }: Cell): number =>
  parts ? Math.max(0, ...parts.map(cellLength)) : Math.max(text.length, note.length) + glyphs.length * 3;

/** A long column breaks its lines before a short one loses its width. */
const widest = 30;
const narrowest = 6;
const widthsOf = ({ columns, rows }: SheetTable): number[] =>
  columns.map((column, index) => {
    const cells = rows.flatMap((row) => row[index] ?? []);
    const length = Math.max(column.length, ...cells.map(cellLength));
    return Math.min(widest, Math.max(narrowest, length));
  });

type TableBlock = Extract<Block, { kind: 'table' }>;

/** The rows that were chosen, in the order of the dossier; those that it does not have are missing. */
const chosenRows = (table: SheetTable, { rows: chosen }: TableBlock, missing: Set<string>) => {
  if (!chosen) return table.rows;
  const known = new Map(table.rows.map((row) => [rowNameOf(table, row), row]));
  for (const name of chosen) if (!known.has(name)) missing.add(`${table.id}/${name}`);
  return table.rows.filter((row) => chosen.some((name) => name === rowNameOf(table, row)));
};

const tableOf = (block: TableBlock, { sheet, missing }: Context): PrintedBlock[] => {
  const table = sheet.tables.find((one) => one.id === block.table);
  if (!table) missing.add(block.table);
  if (!table) return [];
  const { title, columns } = table;
  const rows = chosenRows(table, block, missing);
  return [{ kind: 'table', title, columns, widths: widthsOf({ ...table, rows }), rows }];
};

type FigureBlock = Extract<Block, { kind: 'figure' }>;

const figureOf = ({ figure, caption, isBeside }: FigureBlock, context: Context) => {
  const alt = context.figures[figure];
  if (alt === undefined) context.missing.add(texts.figure(figure + 1));
  return alt === undefined
    ? []
    : [
        {
          kind: 'figure' as const,
          figure,
          alt,
          caption: caption.map(printedRun(context)),
          ...(isBeside && { isBeside }),
        },
      ];
};

const paragraphOf = (
  { runs, proof = [] }: Extract<Block, { kind: 'paragraph' }>,
  context: Context,
  place: { isFirst: boolean; hasInitial: boolean },
): PrintedBlock => {
  const note = noteOf(proof, context);
  return { kind: 'paragraph', runs: runs.map(printedRun(context)), ...(note && { note }), ...place };
};

const blockOf = (block: Block, context: Context): PrintedBlock[] => {
  const printed = printedRun(context);
  switch (block.kind) {
    case 'subtitle':
      return [{ kind: 'subtitle', text: typeset(block.text) }];
    case 'quote':
      return [{ kind: 'quote', lines: block.lines.map((line) => line.map(printed)) }];
    case 'figure':
      return figureOf(block, context);
    case 'table':
      return tableOf(block, context);
    case 'list':
      return [
        {
          kind: 'list',
          rows: block.rows.map(({ name, proof = [], runs }) => {
            const { glyphs = [], lines, marks } = noteOf(proof, context) ?? {};
            const proven = marks && { lines, marks };
            return { name: typeset(name), glyphs, ...proven, runs: runs.map(printed) };
          }),
        },
      ];
    case 'hour':
      return [
        {
          kind: 'hour',
          runs: block.runs.map(printed),
          statements: context.sheet.statements,
          ...(context.hasHours && { figure: context.figures.length }),
        },
      ];
    case 'questions':
      return [{ kind: 'questions', questions: block.questions.map((question) => question.map(printed)) }];
    case 'paragraph':
      return [paragraphOf(block, context, { isFirst: false, hasInitial: false })];
  }
};

/** A figure is no large letter, because the others of its number would stand small beside it. */
const beginsWithLetter = (block: Block): boolean =>
  block.kind === 'paragraph' && /^[^\p{L}\p{N}]*\p{L}/u.test(block.runs.map(runText).join(''));

const isBlank = (lines: readonly (readonly Run[])[]): boolean =>
  lines.every((runs) => runs.every((run) => runText(run).trim() === ''));

/** A line that was left empty, at the end of a section above all, would need a page of its own. */
const isEmpty = (block: Block): boolean => {
  if (block.kind === 'paragraph') return isBlank([block.runs]);
  if (block.kind === 'subtitle') return block.text.trim() === '';
  return block.kind === 'quote' && isBlank(block.lines);
};

/** The first paragraph of a chapter begins with a large letter, whatever stands above it. */
const blocksOf = ({ kind, blocks: all }: Section, context: Context): PrintedBlock[] => {
  const blocks = all.filter((block) => !isEmpty(block));
  const first = blocks.findIndex((block) => block.kind === 'paragraph');
  return blocks.flatMap((block, index) => {
    if (block.kind !== 'paragraph') return blockOf(block, context);
    const isFirst = blocks[index - 1]?.kind !== 'paragraph';
    const hasInitial = kind === 'chapter' && index === first && beginsWithLetter(block);
    return [paragraphOf(block, context, { isFirst, hasInitial })];
  });
};

/** The sections of a report as the typesetter takes them. */
export const composed = ({ sections }: ReportDocument, source: Source): Composed => {
  const context: Context = { ...source, values: valuesOf(source.sheet), missing: new Set() };
  const numbered = sections.filter(({ kind }) => kind !== 'letter');
  const printed = sections.map((section): PrintedSection => {
    const place = numbered.indexOf(section);
    return {
      kind: section.kind,
      title: typeset(section.title),
      second: typeset(section.second),
      folio: place < 0 ? '' : texts.folio(houseNumbers[place] ?? String(place + 1)),
      glyph: section.glyph ?? '',
      ...tailOf(section, source.sheet),
      blocks: blocksOf(section, context),
    };
  });
  return { sections: printed, missing: [...context.missing] };
};
