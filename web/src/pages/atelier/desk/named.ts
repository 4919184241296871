import type { Node } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { maxNotes } from '#domain/report/document.ts';
import type { Naming } from '#domain/report/misstatements/naming.ts';
import { atPause } from './pause.ts';
import { attrsOf, schema } from './schema.ts';
import { misstatedAt, type Reading, type ReadNames } from './statements.ts';

/** What the caret's paragraph names of the chart, and the proofs that wait for its margin: Tab takes one. */

const { nodes } = schema;

export type Beside = {
  /** Where the block begins. */
  readonly at: number;
  readonly names: readonly Naming[];
  /** The rows that are offered, the best first: none while one types or selects, and none after Esc. */
  readonly offered: readonly string[];
  /** The place of the one that Tab takes. */
  readonly chosen: number;
  readonly isOpen: boolean;
  /** Esc holds until the caret leaves the paragraph. */
  readonly isQuiet: boolean;
};

type Told =
  | { readonly kind: 'read'; readonly now: Pick<Beside, 'at' | 'names' | 'isOpen'> }
  | { readonly kind: 'next' | 'quiet' | 'closed' };

const key = new PluginKey<Beside | undefined>('named');
export const besideOf = (state: EditorState): Beside | undefined => key.getState(state);

/** Puts a row into the margin of the block at a place; undefined where the margin is full. */
export const withNote = (
  { doc, tr }: EditorState,
  at: number,
  reference: string,
): Transaction | undefined => {
  const block = doc.nodeAt(at);
  const proof = block ? attrsOf.proof(block) : [];
  if (!block || (proof.length >= maxNotes && !proof.includes(reference))) return undefined;
  return tr.setNodeAttribute(at, 'proof', [...proof.filter((one) => one !== reference), reference]);
};

/** The block of the caret. A new paragraph without a word still belongs to the one before it. */
const placeOf = ({ selection: { $head } }: EditorState): number => {
  const isCell = $head.parent.type === nodes.name || $head.parent.type === nodes.words;
  const depth = isCell ? $head.depth - 1 : $head.depth;
  if (depth === 0) return $head.pos;
  const at = $head.before(depth);
  const before = depth === 1 ? $head.node(0).maybeChild($head.index(0) - 1) : null;
  const isNew = $head.parent.type === nodes.paragraph && $head.parent.content.size === 0;
  return isNew && before?.type === nodes.paragraph ? at - before.nodeSize : at;
};

const offeredIn = (doc: Node, { at, names, isOpen, isQuiet }: Omit<Beside, 'offered'>): readonly string[] => {
  const block = doc.nodeAt(at);
  const hasMargin = block?.type === nodes.paragraph || block?.type === nodes.row;
  if (!block || !hasMargin || !isOpen || isQuiet) return [];
  const proof = attrsOf.proof(block);
  if (proof.length >= maxNotes) return [];
  return names.flatMap(({ reference, isProof }) =>
    isProof && !proof.includes(reference) ? [reference] : [],
  );
};

const withOffers = (doc: Node, beside: Omit<Beside, 'offered'>): Beside => ({
  ...beside,
  offered: offeredIn(doc, beside),
});

const isSameText = (left: Node | null, right: Node | null): boolean =>
  left !== null && right !== null && left.content.eq(right.content);

/** A change of words or of the place ends an offer until the next pause; a note in the margin brings the next one. */
const moved = ({ mapping, before, docChanged }: Transaction, shown: Beside, state: EditorState): Beside => {
  const { doc, selection } = state;
  const place = mapping.map(shown.at);
  const isThere = place === placeOf(state);
  const isRead = isThere && selection.empty && isSameText(before.nodeAt(shown.at), doc.nodeAt(place));
  const isOpen = shown.isOpen && isRead;
  const isQuiet = shown.isQuiet && isThere;
  const isSame = isOpen === shown.isOpen && isQuiet === shown.isQuiet && place === shown.at;
  // What follows it is drawn anew for another answer alone.
  if (isSame && !(docChanged && isOpen)) return shown;
  return withOffers(doc, {
    ...shown,
    at: place,
    isOpen,
    isQuiet,
    chosen: isOpen && !docChanged ? shown.chosen : 0,
  });
};

const applied = (
  transaction: Transaction,
  shown: Beside | undefined,
  state: EditorState,
): Beside | undefined => {
  const { doc, selection } = state;
  const told: Told | undefined = transaction.getMeta(key);
  if (told?.kind === 'read') {
    const { at, names, isOpen } = told.now;
    const isQuiet = shown?.isQuiet === true && shown.at === at;
    return withOffers(doc, { at, names, chosen: 0, isOpen: isOpen && selection.empty, isQuiet });
  }
  if (!shown) return undefined;
  if (told?.kind === 'next') return { ...shown, chosen: shown.chosen + 1 };
  if (told?.kind === 'quiet') return withOffers(doc, { ...shown, isQuiet: true });
  if (told?.kind === 'closed') return withOffers(doc, { ...shown, isOpen: false });
  return moved(transaction, shown, state);
};

/** The row that Tab would take; none where the caret stands on words that the dossier contradicts. */
const offerOf = (state: EditorState): string | undefined => {
  const beside = besideOf(state);
  return misstatedAt(state) ? undefined : beside?.offered[beside.chosen];
};

const tell = (view: EditorView, told: Told): void => view.dispatch(view.state.tr.setMeta(key, told));

export const takeProof = (view: EditorView): boolean => {
  const [beside, reference] = [besideOf(view.state), offerOf(view.state)];
  const noted = beside && reference !== undefined && withNote(view.state, beside.at, reference);
  if (noted) view.dispatch(noted);
  return Boolean(noted);
};

export const leaveProofs = (view: EditorView): boolean => {
  if (offerOf(view.state) === undefined) return false;
  tell(view, { kind: 'quiet' });
  return true;
};

/** ↓ behind the last word shows the next offer; behind the last offer it moves as it always does. */
const nextProof = (view: EditorView): boolean => {
  const beside = besideOf(view.state);
  const { $head } = view.state.selection;
  const isBehind = $head.parentOffset === $head.parent.content.size;
  if (!beside || !isBehind || beside.chosen + 1 >= beside.offered.length) return false;
  tell(view, { kind: 'next' });
  return true;
};

const acts: Readonly<Record<string, (view: EditorView) => boolean>> = {
  Tab: takeProof,
  Escape: leaveProofs,
  ArrowDown: nextProof,
};

const press = (view: EditorView, event: KeyboardEvent): boolean => {
  const isOther = event.shiftKey || event.altKey || event.ctrlKey || event.metaKey || event.isComposing;
  return !isOther && offerOf(view.state) !== undefined && (acts[event.key]?.(view) ?? false);
};

/** Reads the caret's block; its proofs are offered where somebody writes. */
export const nowRead = (state: EditorState, read: ReadNames | undefined, isOpen: boolean): Transaction => {
  const at = placeOf(state);
  const block = state.doc.nodeAt(at);
  const names = (block && read?.(block)) ?? [];
  return state.tr.setMeta(key, { kind: 'read', now: { at, names, isOpen } } satisfies Told);
};

/**
 * Whether somebody writes here: who comes by Tab, and goes on by Tab, takes nothing. `come` is called when a pointer
 * brings them.
 */
const writer = (view: EditorView, come: () => void) => {
  let isWriting = false;
  const onKey = ({ key: pressed }: KeyboardEvent) => {
    isWriting ||= pressed !== 'Tab';
  };
  const onPointer = () => {
    isWriting = true;
    come();
  };
  const onBlur = () => {
    isWriting = false;
    if (besideOf(view.state)?.isOpen) tell(view, { kind: 'closed' });
  };
  const gone = new AbortController();
  view.dom.addEventListener('keydown', onKey, gone);
  view.dom.addEventListener('pointerdown', onPointer, gone);
  view.dom.addEventListener('blur', onBlur, gone);
  return {
    wrote: () => {
      isWriting = true;
    },
    isThere: () => isWriting && view.hasFocus(),
    leave: () => gone.abort(),
  };
};

const reader = (view: EditorView, reading: () => Reading) => {
  let last = reading().names;
  const { later, stop } = atPause(view, () => view.dispatch(nowRead(view.state, reading().names, isThere())));
  const { wrote, isThere, leave } = writer(view, later);
  later();
  return {
    update: (_view: EditorView, before: EditorState) => {
      const { state } = view;
      const { names } = reading();
      const isWritten = !before.doc.eq(state.doc);
      if (isWritten) wrote();
      if (isWritten || names !== last || !before.selection.eq(state.selection)) later();
      last = names;
    },
    destroy: () => {
      stop();
      leave();
    },
  };
};

export const named = (reading: () => Reading): Plugin<Beside | undefined> =>
  new Plugin<Beside | undefined>({
    key,
    state: {
      init: () => undefined,
      apply: (transaction, shown, _before, state) => applied(transaction, shown, state),
    },
    props: { handleKeyDown: press },
    view: (view) => reader(view, reading),
  });
