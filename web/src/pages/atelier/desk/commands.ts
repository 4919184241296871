import { Fragment, type Node, type NodeType } from 'prosemirror-model';
import {
  type Command,
  type EditorState,
  type Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { schema } from './schema.ts';

/** Changes the kind of the blocks under the selection; a second time it gives paragraphs back. */

const { nodes } = schema;
export type Kind = 'subtitle' | 'quote' | 'list' | 'questions';

const space = Fragment.from(schema.text(' '));

/** Name and words of a row as one line. */
const joined = (row: Node): Fragment => {
  const [name, words] = [row.child(0).content, row.child(1).content];
  return name.size > 0 && words.size > 0 ? name.append(space).append(words) : name.append(words);
};

/** The lines of a block that may change its kind; undefined for figures, tables and the box of the hour. */
const linesOf = (block: Node): Fragment[] | undefined => {
  switch (block.type) {
    case nodes.paragraph:
    case nodes.subtitle:
      return [block.content];
    case nodes.quote:
    case nodes.questions:
      return block.content.content.map(({ content }) => content);
    case nodes.list:
      return block.content.content.map(joined);
    default:
      return undefined;
  }
};

const mostLines = 3;
const grouped = <Item>(items: readonly Item[], size: number): Item[][] =>
  items.length === 0 ? [] : [items.slice(0, size), ...grouped(items.slice(size), size)];

const plain = (line: Fragment): Fragment => {
  const text = nodes.paragraph.create(null, line).textContent;
  return text === '' ? Fragment.empty : Fragment.from(schema.text(text));
};

const made: Readonly<Record<Kind, (lines: readonly Fragment[]) => Node[]>> = {
  subtitle: (lines) => lines.map((line) => nodes.subtitle.create(null, plain(line))),
  quote: (lines) =>
    grouped(
      lines.map((line) => nodes.line.create(null, line)),
      mostLines,
    ).map((group) => nodes.quote.create(null, group)),
  list: (lines) => [
    nodes.list.create(
      null,
      lines.map((line) => nodes.row.create(null, [nodes.name.create(), nodes.words.create(null, line)])),
    ),
  ],
  questions: (lines) => [
    nodes.questions.create(
      null,
      lines.map((line) => nodes.question.create(null, line)),
    ),
  ],
};

const sizeOf = (all: readonly Node[]): number => all.reduce((size, { nodeSize }) => size + nodeSize, 0);

const selected = ({ selection: { $from, $to }, doc }: EditorState) => {
  const first = $from.index(0);
  const last = Math.max(first, $to.depth === 0 ? $to.index(0) - 1 : $to.index(0));
  const blocks = doc.content.content.slice(first, last + 1);
  const start = $from.posAtIndex(first, 0);
  return { blocks, start, end: start + sizeOf(blocks) };
};

/** Puts the caret back to its place in the words of a changed block. */
const withCaret = (tr: Transaction, start: number, offset: number): Transaction => {
  const found: number[] = [];
  tr.doc.nodesBetween(start, tr.doc.content.size, (node, position) => {
    if (node.isTextblock && node.type !== nodes.name) found.push(position + 1);
  });
  const [text] = found;
  if (text === undefined) return tr;
  const room = tr.doc.resolve(text).parent.content.size;
  return tr.setSelection(TextSelection.create(tr.doc, text + Math.min(offset, room)));
};

/** Where the caret is in the line that its block gives. */
const offsetIn = ({ $from }: Selection): number => {
  if ($from.parent.type !== nodes.words) return $from.parentOffset;
  const name = $from.node(-1).child(0).content.size;
  return $from.parentOffset + (name > 0 && $from.parent.content.size > 0 ? name + 1 : name);
};

/** Blocks of several lines, which a title parts. */
const parted: readonly NodeType[] = [nodes.list, nodes.quote, nodes.questions];

const piece = (block: Node, from: number, to: number): Node[] =>
  from < to ? [block.copy(Fragment.from(block.content.content.slice(from, to)))] : [];

/** A title is made of the selected lines alone: the rest of their list stays one. */
const titled = ({ selection: { $from, $to } }: EditorState, blocks: readonly Node[]) => {
  const [first, last] = [blocks[0], blocks.at(-1)];
  const from = first && parted.includes(first.type) ? $from.index(1) : 0;
  const to = last && parted.includes(last.type) ? $to.index(1) + 1 : Number.POSITIVE_INFINITY;
  const own = blocks.flatMap((block) => {
    if (!parted.includes(block.type)) return block;
    return piece(block, block === first ? from : 0, block === last ? to : block.childCount);
  });
  return {
    before: first && parted.includes(first.type) ? piece(first, 0, from) : [],
    own,
    behind: last && parted.includes(last.type) ? piece(last, to, last.childCount) : [],
  };
};

export const toggled =
  (kind: Kind): Command =>
  (state, dispatch) => {
    const { blocks, start, end } = selected(state);
    const { before, own, behind } =
      kind === 'subtitle' ? titled(state, blocks) : { before: [], own: blocks, behind: [] };
    const lines = own.flatMap((block) => linesOf(block) ?? []);
    if (lines.length === 0 || own.some((block) => linesOf(block) === undefined)) return false;
    const isBack = blocks.every(({ type }) => type === nodes[kind]);
    const result = isBack ? lines.map((line) => nodes.paragraph.create(null, line)) : made[kind](lines);
    dispatch?.(
      withCaret(
        state.tr.replaceWith(start, end, [...before, ...result, ...behind]),
        start + sizeOf(before),
        offsetIn(state.selection),
      ).scrollIntoView(),
    );
    return true;
  };

/** The first text among new blocks that waits for its words, as a question does; undefined where none does. */
const waiting = (blocks: readonly Node[], start: number, { doc }: Transaction): number | undefined => {
  const found: number[] = [];
  doc.nodesBetween(start, start + sizeOf(blocks), (node, at) => {
    if (node.isTextblock && node.content.size === 0) found.push(at + 1);
  });
  return found[0];
};

/** Puts blocks behind the block of a place, the caret's if none is told, or where that block is empty in its place. */
export const blocksAfter = (
  state: EditorState,
  blocks: readonly Node[],
  $from = state.selection.$from,
): Transaction => {
  const index = Math.min($from.index(0), state.doc.childCount - 1);
  const block = state.doc.child(index);
  const start = $from.posAtIndex(index, 0);
  const end = start + block.nodeSize;
  const isEmpty = block.type === nodes.paragraph && block.content.size === 0;
  const at = isEmpty ? start : end;
  const tr = state.tr.replaceWith(at, end, blocks);
  const behind = at + sizeOf(blocks);
  const isLast = behind >= tr.doc.content.size;
  const rest = isLast ? tr.insert(behind, nodes.paragraph.create()) : tr;
  const caret = waiting(blocks, at, rest) ?? behind;
  return rest.setSelection(TextSelection.near(rest.doc.resolve(caret))).scrollIntoView();
};
