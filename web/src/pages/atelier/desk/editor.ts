import { history } from 'prosemirror-history';
import { EditorState, type Plugin, type Transaction } from 'prosemirror-state';
import { EditorView, type NodeViewConstructor } from 'prosemirror-view';
import type { Block } from '#domain/report/document.ts';
import { blocksOf, docOf } from './convert.ts';
import { isKnownValue } from './dossier.ts';
import { applied } from './history.ts';
import { textKeys } from './keys.ts';
import { besideOf, named } from './named.ts';
import { type CountedDraft, origins } from './origins.ts';
import { type PasteNotice, pasting } from './paste.ts';
import {
  figureView,
  hourView,
  paragraphView,
  rowView,
  type Surroundings,
  spokenView,
  valueView,
} from './piece-views.ts';
import { passageMark } from './schema.ts';
import { statements } from './statements.ts';
import { tableView } from './table-view.ts';
import styles from './text.module.css';
import { deskTexts as texts } from './texts.ts';
import { typography } from './typing.ts';
import { variables } from './variables.ts';

export type EditorPorts = {
  /** Called for each change of the text; reading it costs, so that it is read at a pause. */
  readonly onText: (read: () => Block[]) => void;
  readonly onPasted: (notice: PasteNotice) => void;
  /** «@» asks for a value, «/» for a passage. */
  readonly onAsked: (what: 'value' | 'passage') => void;
  /** The draft whose words are counted, if they are. */
  readonly counted?: CountedDraft;
  /** Caret or text changed. */
  readonly onMoved: (state: EditorState) => void;
};

const nodeViews = (around: () => Surroundings): Record<string, NodeViewConstructor> => ({
  value: (node) => valueView(node, around()),
  spoken: (node) => spokenView(node, around()),
  paragraph: (node, view, getPos) => paragraphView(node, { view, getPos }, around()),
  row: (node, view, getPos) => rowView(node, { view, getPos }, around()),
  figure: (node, view, getPos) => figureView(node, { view, getPos }, around()),
  table: (node, view, getPos) => tableView(node, { view, getPos }, around()),
  hour: (node) => hourView(node, around()),
});

/** A sign that asks for something only where a word could begin. */
const askedBy = (view: EditorView, from: number, text: string): 'value' | 'passage' | undefined => {
  if (text !== '@' && text !== '/') return undefined;
  const { parent, parentOffset } = view.state.doc.resolve(from);
  const before = parent.textBetween(Math.max(0, parentOffset - 1), parentOffset);
  if (before !== '' && !/[\s(«’'–—-]/u.test(before)) return undefined;
  return text === '@' ? 'value' : 'passage';
};

const pluginsOf = (around: () => Surroundings, ports: EditorPorts): Plugin[] => [
  pasting({
    tell: ports.onPasted,
    isKnown: (reference, text) => isKnownValue(around().dossier, reference, text),
  }),
  typography(),
  passageMark(),
  variables(around),
  origins(ports.counted),
  history(),
  named(() => around().reading),
  ...textKeys(),
  statements(() => around().reading),
];

/** The state of a section, with caret and history if `left` has its text. */
const stateOf = (
  blocks: readonly Block[],
  plugins: readonly Plugin[],
  left: EditorState | undefined,
): EditorState => {
  const doc = docOf(blocks);
  return left?.doc.eq(doc) ? left.reconfigure({ plugins }) : EditorState.create({ doc, plugins });
};

/**
 * The editor of one section. Only the open section has one, so that typing stays fast in a long report. `left`: the state
 * in which its last editor was left.
 */
export const sectionEditor = (
  place: HTMLElement,
  blocks: readonly Block[],
  first: Surroundings,
  ports: EditorPorts,
  left?: EditorState,
) => {
  let around = first;
  const surroundings = () => around;
  const followers = new Set<() => void>();
  const view: EditorView = new EditorView(place, {
    state: stateOf(blocks, pluginsOf(surroundings, ports), left),
    nodeViews: nodeViews(surroundings),
    attributes: {
      class: styles.text ?? '',
      lang: 'fr',
      spellcheck: 'true',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': texts.text,
      // Browsers focus it without; a checker of the column that scrolls does not see that.
      tabindex: '0',
    },
    dispatchTransaction: (transaction: Transaction) => {
      const state = applied(view.state, transaction);
      view.updateState(state);
      ports.onMoved(state);
      for (const follow of followers) follow();
      if (transaction.docChanged) ports.onText(() => blocksOf(view.state.doc));
    },
    handleTextInput: (_view, from, _to, text) => {
      const asked = askedBy(view, from, text);
      if (asked) ports.onAsked(asked);
      return asked !== undefined;
    },
  });
  ports.onMoved(view.state);
  return {
    view,
    /** What the caret's paragraph names, for those who show it: a key draws nothing else anew. */
    beside: {
      get: () => besideOf(view.state),
      follow: (tell: () => void) => {
        followers.add(tell);
        return () => void followers.delete(tell);
      },
    },
    /** The dossier is computed after the text is shown. */
    surround: (next: Surroundings) => {
      around = next;
      view.setProps({ nodeViews: nodeViews(surroundings) });
    },
  };
};
export type SectionEditor = ReturnType<typeof sectionEditor>;
