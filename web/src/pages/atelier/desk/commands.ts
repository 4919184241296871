import { Fragment, type Node } from 'prosemirror-model';
import { type Command, type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { schema } from './schema.ts';

/** Changes the kind of the blocks under the selection; a second time it gives paragraphs back. */

const { nodes } = schema;
export type Kind = 'subtitle' | 'quote' | 'list' | 'questions';

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
      return block.content.content.map((row) => row.child(0).content.append(row.child(1).content));
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

const selected = ({ selection: { $from, $to }, doc }: EditorState) => {
  const first = $from.index(0);
  const last = Math.max(first, $to.depth === 0 ? $to.index(0) - 1 : $to.index(0));
  const blocks = doc.content.content.slice(first, last + 1);
  const start = $from.posAtIndex(first, 0);
  return { blocks, start, end: start + blocks.reduce((size, { nodeSize }) => size + nodeSize, 0) };
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

export const toggled =
  (kind: Kind): Command =>
  (state, dispatch) => {
    const { blocks, start, end } = selected(state);
    const lines = blocks.flatMap((block) => linesOf(block) ?? []);
    if (lines.length === 0 || blocks.some((block) => linesOf(block) === undefined)) return false;
    const isBack = blocks.every(({ type }) => type === nodes[kind]);
    const result = isBack ? lines.map((line) => nodes.paragraph.create(null, line)) : made[kind](lines);
    dispatch?.(
      withCaret(
        state.tr.replaceWith(start, end, result),
        start,
        state.selection.$from.parentOffset,
      ).scrollIntoView(),
    );
    return true;
  };

/** Puts blocks behind the caret's block, or in its place when it is empty. */
export const blocksAfter = (state: EditorState, blocks: readonly Node[]): Transaction => {
  const { $from } = state.selection;
  const index = Math.min($from.index(0), state.doc.childCount - 1);
  const block = state.doc.child(index);
  const start = $from.posAtIndex(index, 0);
  const end = start + block.nodeSize;
  const isEmpty = block.type === nodes.paragraph && block.content.size === 0;
  const at = isEmpty ? start : end;
  const tr = state.tr.replaceWith(at, end, blocks);
  const behind = at + blocks.reduce((size, { nodeSize }) => size + nodeSize, 0);
  const isLast = behind >= tr.doc.content.size;
  const rest = isLast ? tr.insert(behind, nodes.paragraph.create()) : tr;
  return rest.setSelection(TextSelection.near(rest.doc.resolve(behind))).scrollIntoView();
};
