import type { Node } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import type { Naming } from '#domain/report/misstatements/naming.ts';
import type { Misstatement } from '#domain/report/misstatements/prose.ts';
import { ownThing } from './history.ts';
import { atPause } from './pause.ts';
import { schema } from './schema.ts';
import styles from './statements.module.css';
import { statementTexts as texts } from './texts.ts';

/** What the text says against the dossier: underlined while one writes, and never a part of the text. */

/** `from` and `to` are places in the document. */
export type Found = Misstatement;
export type ReadStatements = (doc: Node) => readonly Found[];
/** What a block names; the same answer for the same block. */
export type ReadNames = (block: Node) => readonly Naming[];

/** The same words in the same sentence: what an expert has decided to leave. */
export const keyOf = ({ kind, said, sentence }: Found): string => `${kind} ${said} ${sentence}`;

/** What the editor reads with; both change while it is open. */
export type Reading = {
  /** Both are undefined until the dossier is computed. */
  readonly read: ReadStatements | undefined;
  readonly names: ReadNames | undefined;
  readonly left: ReadonlySet<string>;
};

const key = new PluginKey<DecorationSet>('statements');

const underlined = (one: Found): Decoration =>
  Decoration.inline(
    one.from,
    one.to,
    { class: styles.misstated ?? '', title: texts.said(one.said, one.is) },
    { found: one, inclusiveEnd: false },
  );

const decorated = (doc: Node, { read, left }: Reading): DecorationSet => {
  const found = read?.(doc) ?? [];
  return DecorationSet.create(doc, found.filter((one) => !left.has(keyOf(one))).map(underlined));
};

/** The lines below words that a change has not touched. */
const stillSaid = (shown: DecorationSet, { mapping, doc }: Transaction): DecorationSet => {
  const moved = shown.map(mapping, doc);
  return moved.remove(
    moved.find().filter(({ from, to, spec }) => doc.textBetween(from, to) !== spec.found.said),
  );
};

/** Reads the text at a pause and when what it is read with has changed. */
const reader = (view: EditorView, reading: () => Reading) => {
  let last = reading();
  const { later, stop } = atPause(view, () =>
    view.dispatch(view.state.tr.setMeta(key, decorated(view.state.doc, reading()))),
  );
  later();
  return {
    update: (_view: EditorView, before: EditorState) => {
      const now = reading();
      const isChanged = now.read !== last.read || now.left !== last.left;
      last = now;
      if (isChanged || !before.doc.eq(view.state.doc)) later();
    },
    destroy: stop,
  };
};

export const statements = (reading: () => Reading): Plugin<DecorationSet> =>
  new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply: (transaction: Transaction, shown: DecorationSet): DecorationSet => {
        const next: unknown = transaction.getMeta(key);
        if (next instanceof DecorationSet) return next;
        return transaction.docChanged ? stillSaid(shown, transaction) : shown;
      },
    },
    props: { decorations: (state) => key.getState(state) },
    view: (view) => reader(view, reading),
  });

/** What is underlined where the caret stands; behind its last letter one still types. */
export const misstatedAt = (state: EditorState): Found | undefined => {
  const { empty, head } = state.selection;
  if (!empty) return undefined;
  const [shown] = key.getState(state)?.find(head, head) ?? [];
  if (!shown || head >= shown.to) return undefined;
  const found: Found = shown.spec.found;
  return { ...found, from: shown.from, to: shown.to };
};

/** Puts what the dossier has in the place of what is said. */
export const putRight = (view: EditorView, { from, to, put }: Found): void => {
  if (put === undefined) return;
  const { tr, doc } = view.state;
  const { parent } = doc.resolve(from);
  const takesValues = parent.type.contentMatch.matchType(schema.nodes.value) !== null;
  if (typeof put !== 'string' && 'value' in put && takesValues)
    tr.replaceWith(from, to, schema.nodes.value.create({ reference: put.value, text: put.text }));
  else tr.insertText(typeof put === 'string' ? put : 'em' in put ? put.em : put.text, from, to);
  view.dispatch(tr.setMeta(ownThing, true).scrollIntoView());
  view.focus();
};
