import { baseKeymap, chainCommands, splitBlock, toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Node, NodeType } from 'prosemirror-model';
import {
  type Command,
  NodeSelection,
  type Plugin,
  Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { toggled } from './commands.ts';
import { isPiece, schema } from './schema.ts';
import { rewriteSelected } from './variables.ts';

const { nodes, marks } = schema;

const beside =
  (step: -1 | 1) =>
  ({ $from }: TextSelection): Node | null =>
    step < 0 ? $from.nodeBefore : $from.nodeAfter;

/** An arrow steps over a value as over one letter. */
const over =
  (step: -1 | 1): Command =>
  ({ selection, tr, doc }, dispatch) => {
    if (selection instanceof NodeSelection && isPiece(selection.node.type)) {
      dispatch?.(tr.setSelection(TextSelection.create(doc, step < 0 ? selection.from : selection.to)));
      return true;
    }
    if (!(selection instanceof TextSelection) || !selection.empty) return false;
    if (!isPiece(beside(step)(selection)?.type)) return false;
    dispatch?.(tr.setSelection(TextSelection.create(doc, selection.head + step)).scrollIntoView());
    return true;
  };

/** A value is selected first, and only the second key deletes it. */
const selectValue =
  (step: -1 | 1): Command =>
  ({ selection, tr, doc }, dispatch) => {
    if (!(selection instanceof TextSelection) || !selection.empty) return false;
    if (!isPiece(beside(step)(selection)?.type)) return false;
    dispatch?.(tr.setSelection(NodeSelection.create(doc, selection.head - (step < 0 ? 1 : 0))));
    return true;
  };

/** Blocks of one text: Enter goes on behind them. */
const leaves: readonly NodeType[] = [nodes.figure, nodes.hour];
/** Lines of a block: an empty one leaves it. */
const members: readonly NodeType[] = [nodes.line, nodes.question, nodes.words, nodes.name];

/** Goes on in the paragraph behind a block, in a new one where none waits there without a word. */
const goneOn = (tr: Transaction, behind: number): Transaction => {
  const next = tr.doc.nodeAt(behind);
  const isWaiting = next?.type === nodes.paragraph && next.content.size === 0;
  if (!isWaiting) tr.insert(behind, nodes.paragraph.create());
  return tr.setSelection(TextSelection.create(tr.doc, behind + 1)).scrollIntoView();
};

const paragraphBehind: Command = ({ selection: { $from }, tr }, dispatch) => {
  dispatch?.(goneOn(tr, $from.after(1)));
  return true;
};

/** Takes an empty line, row or question out of its block and goes on behind it. */
const leaveEmpty: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || !members.includes($from.parent.type) || $from.node(2).textContent !== '') return false;
  const isOnly = $from.node(1).childCount === 1;
  const isLast = $from.index(1) === $from.node(1).childCount - 1;
  if (!isLast) return false;
  const { tr } = state;
  if (isOnly) {
    tr.replaceWith($from.before(1), $from.after(1), nodes.paragraph.create());
    tr.setSelection(TextSelection.create(tr.doc, $from.before(1) + 1)).scrollIntoView();
  } else {
    tr.delete($from.before(2), $from.after(2));
    goneOn(tr, tr.mapping.map($from.after(1)));
  }
  dispatch?.(tr);
  return true;
};

const newRow: Command = ({ selection: { $from }, tr }, dispatch) => {
  if ($from.parent.type === nodes.name) {
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, $from.after() + 1)).scrollIntoView());
    return true;
  }
  if ($from.parent.type !== nodes.words) return false;
  const rest = $from.parent.cut($from.parentOffset).content;
  const end = $from.end();
  const behind = $from.after(2);
  tr.insert(behind, nodes.row.create(null, [nodes.name.create(), nodes.words.create(null, rest)]));
  tr.delete($from.pos, end);
  const place = tr.mapping.map(behind, -1) + 2;
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, place)).scrollIntoView());
  return true;
};

const enter: Command = (state, dispatch, view) => {
  const { parent } = state.selection.$from;
  if (leaves.includes(parent.type)) return paragraphBehind(state, dispatch, view);
  if (members.includes(parent.type))
    return chainCommands(leaveEmpty, newRow, splitBlock, paragraphBehind)(state, dispatch, view);
  return false;
};

/** An empty quote, list or question is a paragraph again. */
const unmake: Command = (state, dispatch, view) => {
  const { $from } = state.selection;
  const isStart = $from.depth > 1 && $from.node(1).textContent === '' && $from.node(1).childCount === 1;
  return isStart && members.includes($from.parent.type) ? leaveEmpty(state, dispatch, view) : false;
};

/** To the first or the last place of the text. Browsers do not move the caret where a margin stands behind the last words. */
const toEnd =
  (end: 'first' | 'last', isSelecting = false): Command =>
  ({ selection, tr, doc }, dispatch) => {
    const { $head } = end === 'first' ? Selection.atStart(doc) : Selection.atEnd(doc);
    const $anchor = isSelecting ? selection.$anchor : $head;
    dispatch?.(tr.setSelection(TextSelection.between($anchor, $head)).scrollIntoView());
    return true;
  };
const first = { caret: toEnd('first'), selected: toEnd('first', true) };
const last = { caret: toEnd('last'), selected: toEnd('last', true) };

const emphasis = toggleMark(marks.em);

/** The keys of the text. Those of the desk around it are the page's (`use-desk-keys.ts`). */
export const textKeys = (): Plugin[] => [
  keymap({
    'Mod-z': undo,
    'Mod-y': redo,
    'Mod-Shift-z': redo,
    'Mod-i': emphasis,
    'Mod-Alt-2': toggled('subtitle'),
    'Mod-Alt-3': toggled('quote'),
    'Ctrl-Home': first.caret,
    'Ctrl-End': last.caret,
    'Shift-Ctrl-Home': first.selected,
    'Shift-Ctrl-End': last.selected,
    'Meta-ArrowUp': first.caret,
    'Meta-ArrowDown': last.caret,
    'Shift-Meta-ArrowUp': first.selected,
    'Shift-Meta-ArrowDown': last.selected,
    ArrowLeft: over(-1),
    ArrowRight: over(1),
    Backspace: chainCommands(selectValue(-1), unmake),
    Delete: selectValue(1),
    Enter: chainCommands(rewriteSelected, enter),
  }),
  keymap(baseKeymap),
];
export const toggleEmphasis = emphasis;
