import { Fragment, type Node, Slice } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import { schema } from './schema.ts';

/** Where words come from that were not typed at this desk, while its expert has them counted. */

const { origin } = schema.marks;

/** A draft whose words are counted, by its identity; undefined where nobody counts. */
export type CountedDraft = object | undefined;

const key = new PluginKey<CountedDraft>('origins');

const bare = (slice: Slice): string =>
  slice.content.textBetween(0, slice.content.size, '').replace(/\s/gu, '');

/** What was copied last at this desk, and from which draft: there it stays what it was. */
let copied: { readonly draft: CountedDraft; readonly text: string } | undefined;

const marked = (fragment: Fragment, change: (text: Node) => Node): Fragment =>
  Fragment.from(
    fragment.content.map((node) =>
      node.isText || node.type === schema.nodes.spoken
        ? change(node)
        : node.copy(marked(node.content, change)),
    ),
  );

const changed = ({ content, openStart, openEnd }: Slice, change: (text: Node) => Node): Slice =>
  new Slice(marked(content, change), openStart, openEnd);

/** Words that come into a text from outside of it. */
export const pasted = (state: EditorState, slice: Slice): Slice => {
  const draft = key.getState(state);
  if (draft === undefined) return changed(slice, (text) => text.mark(origin.removeFromSet(text.marks)));
  if (copied?.draft === draft && copied.text === bare(slice)) return slice;
  const mark = origin.create({ from: 'paste' });
  return changed(slice, (text) => text.mark(mark.addToSet(text.marks)));
};

export const origins = (draft: CountedDraft): Plugin<CountedDraft> =>
  new Plugin<CountedDraft>({
    key,
    state: { init: () => draft, apply: (_, known) => known },
    props: {
      transformCopied: (slice) => {
        copied = { draft, text: bare(slice) };
        return slice;
      },
    },
  });

/**
 * Typed letters are typed also where they stand between others. Letters that are being composed, whose marks must not
 * change, count as what they stand in.
 */
export const asTyped = (transaction: Transaction): Transaction => {
  if (transaction.getMeta('uiEvent') !== undefined || transaction.getMeta('composition') !== undefined)
    return transaction;
  const places: { from: number; to: number }[] = [];
  for (const [index, map] of transaction.mapping.maps.entries()) {
    const rest = transaction.mapping.slice(index + 1);
    map.forEach((_from, _to, from, to) => {
      places.push({ from: rest.map(from, 1), to: rest.map(to, -1) });
    });
  }
  return places
    .filter(({ from, to }) => from < to && transaction.doc.rangeHasMark(from, to, origin))
    .reduce((tr, { from, to }) => tr.removeMark(from, to, origin), transaction);
};
