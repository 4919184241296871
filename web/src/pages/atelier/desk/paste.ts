import { Fragment, type Node, Slice } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { attrsOf, schema } from './schema.ts';

/** What a paste brings into the text: words, never images, layout or foreign values. */

/** Characters of one paste; a section of 60 KB has about 50,000. */
export const mostPasted = 40_000;

export type PasteNotice =
  | { readonly kind: 'stripped' }
  | { readonly kind: 'large'; readonly characters: number };
type PasteRules = {
  readonly tell: (notice: PasteNotice) => void;
  /** Whether the dossier has this text there. */
  readonly isKnown: (reference: string, text: string) => boolean;
};

/** What a report cannot print. */
const unprintable = /(?![\n\t])[\p{Cc}\p{Cs}\p{Bidi_Control}\uFFFD]/gu;
const layout = /<(?:img|svg|table|script|style|iframe|object|video|h[1-6]|b|strong|u|a|ul|ol|font)[\s>]/iu;

const cleanText = (text: string): string =>
  text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replace(unprintable, '');

export const textSlice = (text: string): Slice => {
  const paragraphs = cleanText(text)
    .split(/\n+/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => schema.nodes.paragraph.create(null, schema.text(line)));
  return new Slice(Fragment.from(paragraphs), 1, 1);
};

/** A value that this dossier does not have is plain text here. */
const owned = (fragment: Fragment, isKnown: PasteRules['isKnown']): Fragment =>
  Fragment.from(
    fragment.content.map((node): Node => {
      if (node.type !== schema.nodes.value) return node.copy(owned(node.content, isKnown));
      const { reference, text } = attrsOf.value(node);
      return isKnown(reference, text) ? node : schema.text(text === '' ? '?' : text);
    }),
  );

/** Copied inside the desk. */
const isOwn = (html: string): boolean => html.includes('data-pm-slice');

const take = (view: EditorView, data: DataTransfer, { tell }: PasteRules): boolean => {
  const html = data.getData('text/html');
  const text = data.getData('text/plain');
  if (text.length > mostPasted) {
    tell({ kind: 'large', characters: text.length });
    return true;
  }
  if (isOwn(html) && data.files.length === 0) return false;
  if (data.files.length > 0 || layout.test(html)) tell({ kind: 'stripped' });
  if (text !== '') view.dispatch(view.state.tr.replaceSelection(textSlice(text)).scrollIntoView());
  return true;
};

export const pasting = (rules: PasteRules): Plugin =>
  new Plugin({
    props: {
      transformPasted: (slice) =>
        new Slice(owned(slice.content, rules.isKnown), slice.openStart, slice.openEnd),
      handlePaste: (view, event) => (event.clipboardData ? take(view, event.clipboardData, rules) : false),
      handleDrop: (view, event, _slice, isMoved) =>
        !isMoved && event.dataTransfer ? take(view, event.dataTransfer, rules) : false,
    },
  });
