import { isHistoryTransaction } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import {
  type Command,
  type EditorState,
  NodeSelection,
  Plugin,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import type { Values } from '#domain/dossier/values.ts';
import { spoken, spokenIn } from '#domain/report/addressed.ts';
import { type Notation, notationsIn } from '#domain/report/notation.ts';
import { atom, type Problem, problemsIn } from '#domain/report/variable-problems.ts';
import { meantBy } from '#domain/report/variables.ts';
import { ownThing } from './history.ts';
import type { Surroundings } from './piece-views.ts';
import { attrsOf, inserts, schema } from './schema.ts';
import styles from './statements.module.css';

/** «{maison de la Lune}» and «[né|née]» become pieces of the text as soon as they are whole. */

const { nodes } = schema;

const textIn = (block: Node): string => block.textBetween(0, block.content.size, undefined, atom);
const takesPieces = (block: Node): boolean => block.type.contentMatch.matchType(nodes.value) !== null;

/** What stands for a notation; a title has no pieces, so that it keeps an agreement as it is written. */
const pieceFor = (notation: Notation, block: Node, values: Values | undefined): Node | undefined => {
  const takes = takesPieces(block);
  const marks = block.nodeAt(notation.from)?.marks;
  if (spokenIn(notation.text))
    return takes ? nodes.spoken.create({ text: notation.text }, null, marks) : undefined;
  if (notation.kind !== 'variable' || !values) return undefined;
  const found = meantBy(notation.name, [], values);
  if (typeof found === 'string') return undefined;
  return takes ? nodes.value.create({ reference: found.value, text: found.text }) : schema.text(found.text);
};

/** The text with all that is whole in it as pieces; undefined where there is none. One still types where the caret is inside. */
const filled = (
  { doc, selection: { head }, tr }: EditorState,
  values: Values | undefined,
): Transaction | undefined => {
  const found: { from: number; to: number; piece: Node }[] = [];
  doc.descendants((block, at) => {
    if (!block.isTextblock) return true;
    for (const notation of notationsIn(textIn(block))) {
      const [from, to] = [at + 1 + notation.from, at + 1 + notation.to];
      const piece = head > from && head < to ? undefined : pieceFor(notation, block, values);
      if (piece) found.push({ from, to, piece });
    }
    return false;
  });
  if (found.length === 0) return undefined;
  for (const { from, to, piece } of found.toReversed()) tr.replaceWith(from, to, piece);
  return tr.setMeta(inserts, true);
};

type Knowing = Pick<Surroundings, 'dossier' | 'reader'>;

/** What a text without pieces says that nobody could fill in, as the title of a section. */
export const titleProblems = (text: string, { dossier, reader }: Knowing): Problem[] =>
  dossier && reader
    ? problemsIn(text, dossier.values, (notation) => spoken(notation, reader) === undefined)
    : [];

/** The same of a document; a piece is one place. */
export const problemsOf = (doc: Node, knowing: Knowing): Problem[] => {
  const found: Problem[] = [];
  doc.descendants((node, at) => {
    if (node.type === nodes.spoken)
      for (const { text } of titleProblems(attrsOf.spoken(node), knowing))
        found.push({ from: at, to: at + 1, text });
    if (node.isTextblock)
      for (const { from, to, text } of titleProblems(textIn(node), knowing))
        found.push({ from: at + 1 + from, to: at + 1 + to, text });
  });
  return found.toSorted((left, right) => left.from - right.from);
};

/** Where the caret stands one still types. */
const decorated = (state: EditorState, around: Surroundings): DecorationSet => {
  const { $head } = state.selection;
  const isHere = ({ from, to }: Problem): boolean =>
    (from <= $head.pos && $head.pos <= to) || (to - from === 1 && $head.start() <= from && to <= $head.end());
  const shown = problemsOf(state.doc, around).filter((problem) => !isHere(problem));
  return DecorationSet.create(
    state.doc,
    shown.map(({ from, to, text }) =>
      Decoration.inline(from, to, { class: styles.misstated ?? '', title: text }),
    ),
  );
};

/** A piece as the text that it is stored as, with the caret inside. */
const rewrite = (state: EditorState, at: number): Transaction | undefined => {
  const node = state.doc.nodeAt(at);
  if (node?.type !== nodes.spoken) return undefined;
  const text = attrsOf.spoken(node);
  const tr = state.tr.replaceWith(at, at + 1, schema.text(text, node.marks)).setMeta(ownThing, true);
  return tr.setSelection(TextSelection.create(tr.doc, at + text.length - 1));
};

/** Enter on a selected piece. */
export const rewriteSelected: Command = (state, dispatch) => {
  const { selection } = state;
  const tr = selection instanceof NodeSelection ? rewrite(state, selection.from) : undefined;
  if (tr) dispatch?.(tr);
  return tr !== undefined;
};

/** Fills in what came before its dossier, and what was written where no editor was open. */
const filler = (view: EditorView, around: () => Surroundings) => {
  let last: Values | undefined;
  return {
    update: () => {
      const values = around().dossier?.values;
      if (values === last || view.composing) return;
      last = values;
      const tr = filled(view.state, values);
      if (tr) view.dispatch(tr.setMeta('addToHistory', false));
    },
  };
};

export const variables = (around: () => Surroundings): Plugin =>
  new Plugin({
    appendTransaction: (transactions, _before, after) => {
      const isWritten = transactions.some(({ docChanged }) => docChanged);
      // A passage keeps its variables; they are filled in where it is inserted.
      if (!isWritten || !around().reader || transactions.some(isHistoryTransaction)) return null;
      return filled(after, around().dossier?.values);
    },
    props: {
      decorations: (state) => decorated(state, around()),
      handleDoubleClickOn: (view, _pos, _node, at) => {
        const tr = rewrite(view.state, at);
        if (tr) view.dispatch(tr);
        return tr !== undefined;
      },
    },
    view: (view) => filler(view, around),
  });
