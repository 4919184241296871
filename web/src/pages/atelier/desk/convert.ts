import type { Fragment, Mark, Node } from 'prosemirror-model';
import { spokenIn } from '#domain/report/addressed.ts';
import { type Block, type Run, runText, type Section } from '#domain/report/document.ts';
import { notationsIn } from '#domain/report/notation.ts';
import { originOf } from '#domain/report/origins.ts';
import { joinedRuns } from '#domain/report/rewritten.ts';
import { attrsOf, schema } from './schema.ts';

/** From a section to the editor's document and back, without loss for canonical sections. */

const { nodes, marks } = schema;

/** Text whose agreements are pieces of their own; they are stored as they are written. */
const nodesOfText = (text: string, own: readonly Mark[] = []): Node[] => {
  const words = (from: number, to?: number): Node[] => {
    const part = text.slice(from, to);
    return part === '' ? [] : [schema.text(part, own)];
  };
  const pieces = notationsIn(text).filter((notation) => spokenIn(notation.text));
  const last = pieces.at(-1)?.to ?? 0;
  return [
    ...pieces.flatMap((piece, index) => [
      ...words(pieces[index - 1]?.to ?? 0, piece.from),
      nodes.spoken.create({ text: piece.text }, null, own),
    ]),
    ...words(last),
  ];
};

const nodeOfRun = (run: Run): Node[] => {
  if (typeof run !== 'string' && 'value' in run)
    return [nodes.value.create({ reference: run.value, text: run.text })];
  const origin = originOf(run);
  const isEmphasis = typeof run !== 'string' && 'em' in run;
  return nodesOfText(runText(run), [
    ...(isEmphasis ? [marks.em.create()] : []),
    ...(origin ? [marks.origin.create(origin)] : []),
  ]);
};
const nodesOf = (runs: readonly Run[]): Node[] => joinedRuns(runs).flatMap(nodeOfRun);
const wordsOf = (text: string): Node[] => (text === '' ? [] : [schema.text(text)]);

type Kind<K extends Block['kind']> = Extract<Block, { kind: K }>;

const listNode = ({ rows }: Kind<'list'>): Node[] =>
  rows.length === 0
    ? []
    : [
        nodes.list.create(
          null,
          rows.map(({ name, proof = [], runs }) =>
            nodes.row.create({ proof }, [
              nodes.name.create(null, wordsOf(name)),
              nodes.words.create(null, nodesOf(runs)),
            ]),
          ),
        ),
      ];

const questionsNode = ({ questions }: Kind<'questions'>): Node[] =>
  questions.length === 0
    ? []
    : [
        nodes.questions.create(
          null,
          questions.map((question) => nodes.question.create(null, nodesOf(question))),
        ),
      ];

/** A block as nodes: none for a list without rows, which nobody could write into. */
export const nodesOfBlock = (block: Block): Node[] => {
  switch (block.kind) {
    case 'paragraph':
      return [
        nodes.paragraph.create(
          { proof: block.proof ?? [], passage: block.passage ?? '' },
          nodesOf(block.runs),
        ),
      ];
    case 'subtitle':
      return [nodes.subtitle.create(null, wordsOf(block.text))];
    case 'quote':
      return [
        nodes.quote.create(
          null,
          block.lines.map((line) => nodes.line.create(null, nodesOf(line))),
        ),
      ];
    case 'figure':
      return [
        nodes.figure.create(
          { figure: block.figure, isBeside: block.isBeside ?? false },
          nodesOf(block.caption),
        ),
      ];
    case 'table':
      return [nodes.table.create({ table: block.table, rows: block.rows ?? null })];
    case 'list':
      return listNode(block);
    case 'hour':
      return [nodes.hour.create(null, nodesOf(block.runs))];
    case 'questions':
      return questionsNode(block);
  }
};

/** An empty section has one empty paragraph to write into. */
export const docOf = (blocks: readonly Block[]): Node => {
  const content = blocks.flatMap(nodesOfBlock);
  return nodes.doc.create(null, content.length > 0 ? content : [nodes.paragraph.create()]);
};

/** A section that did not change is the same document, which is not read again. */
const docs = new WeakMap<Section['blocks'], Node>();
export const docIn = ({ blocks }: Pick<Section, 'blocks'>): Node => {
  const doc = docs.get(blocks) ?? docOf(blocks);
  docs.set(blocks, doc);
  return doc;
};

const each = <Result>({ content }: { content: Fragment }, tell: (node: Node) => Result[]): Result[] =>
  content.content.flatMap(tell);

const runsOf = (node: Node): Run[] =>
  joinedRuns(
    each(node, (child): Run[] => {
      if (child.type === nodes.value) {
        const { reference, text } = attrsOf.value(child);
        return [{ value: reference, text }];
      }
      const text = child.type === nodes.spoken ? attrsOf.spoken(child) : (child.text ?? '');
      const origin = attrsOf.origin(child);
      if (marks.em.isInSet(child.marks)) return [{ em: text, ...origin }];
      return [origin ? { text, ...origin } : text];
    }),
  );

const withProof = (node: Node) => {
  const proof = [...attrsOf.proof(node)];
  return proof.length > 0 ? { proof } : {};
};

const rowOf = (row: Node) => ({
  name: row.child(0).textContent,
  ...withProof(row),
  runs: runsOf(row.child(1)),
});

const tableOf = (node: Node): Block => {
  const rows = attrsOf.rows(node);
  return { kind: 'table', table: attrsOf.table(node), ...(rows && { rows: [...rows] }) };
};

const blockOf = (node: Node): Block[] => {
  switch (node.type) {
    case nodes.subtitle:
      return [{ kind: 'subtitle', text: node.textContent }];
    case nodes.quote:
      return [{ kind: 'quote', lines: each(node, (line) => [runsOf(line)]) }];
    case nodes.figure:
      return [
        {
          kind: 'figure',
          figure: attrsOf.figure(node),
          caption: runsOf(node),
          ...(attrsOf.isBeside(node) && { isBeside: true }),
        },
      ];
    case nodes.table:
      return [tableOf(node)];
    case nodes.list:
      return [{ kind: 'list', rows: each(node, (row) => [rowOf(row)]) }];
    case nodes.hour:
      return [{ kind: 'hour', runs: runsOf(node) }];
    case nodes.questions:
      return [{ kind: 'questions', questions: each(node, (question) => [runsOf(question)]) }];
    default: {
      const passage = attrsOf.passage(node);
      return [
        {
          kind: 'paragraph',
          runs: runsOf(node),
          ...withProof(node),
          ...(passage !== '' && { passage }),
        },
      ];
    }
  }
};

const isBlank = (block: Block): boolean =>
  block.kind === 'paragraph' && block.runs.length === 0 && !block.proof && block.passage === undefined;

/** The blocks that an editor shows; an untouched section has none. */
export const blocksOf = (doc: Node): Block[] => {
  const blocks = each(doc, blockOf);
  return blocks.every(isBlank) ? [] : blocks;
};

/** The section as the editor gives it back: neighbouring runs of one kind are one run, and no run is empty. */
export const canonical = (section: Section): Section => ({
  ...section,
  blocks: blocksOf(docOf(section.blocks)),
});
