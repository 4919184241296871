import { Fragment, type Node, Slice } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { ownThing } from './history.ts';
import { pasted } from './origins.ts';
import { hasLayout, type PastedPiece, piecesOf, withoutStyles } from './pasted-pieces.ts';
import { attrsOf, schema } from './schema.ts';
import { frenchTyped } from './typing.ts';

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

const lineEnds = /\r\n|[\r\v\f\u2028\u2029]/u;

/** A soft return (U+000B) and the separators of lines and paragraphs end a line. */
const cleanText = (text: string): string => text.split(lineEnds).join('\n').replace(unprintable, '');

export const textSlice = (text: string): Slice => {
  const paragraphs = cleanText(text)
    .split(/\n+/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => frenchTyped([{ text: line }]))
    .map(({ text: line }) => schema.nodes.paragraph.create(null, schema.text(line)));
  return new Slice(Fragment.from(paragraphs), 1, 1);
};

const nodeOf = ({ kind, runs }: PastedPiece): Node => {
  const em = [schema.marks.em.create()];
  if (kind === 'subtitle')
    return schema.nodes.subtitle.create(null, schema.text(runs.map(({ text }) => text).join('')));
  return schema.nodes.paragraph.create(
    null,
    runs.map(({ text, isEmphasis }) => schema.text(text, isEmphasis ? em : [])),
  );
};

/** Paragraphs run into the text around them; a title stands alone. */
const sliceOf = (pieces: readonly PastedPiece[]): Slice => {
  const openness = (piece: PastedPiece | undefined): number => (piece?.kind === 'paragraph' ? 1 : 0);
  return new Slice(Fragment.from(pieces.map(nodeOf)), openness(pieces[0]), openness(pieces.at(-1)));
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
  if (data.files.length > 0 || hasLayout(html)) tell({ kind: 'stripped' });
  const pieces = piecesOf(html, cleanText);
  const slice = pieces.length > 0 ? sliceOf(pieces) : textSlice(text);
  if (slice.size > 0)
    view.dispatch(
      view.state.tr.replaceSelection(pasted(view.state, slice)).setMeta(ownThing, true).scrollIntoView(),
    );
  return true;
};

export const pasting = (rules: PasteRules): Plugin =>
  new Plugin({
    props: {
      transformPastedHTML: withoutStyles,
      transformPasted: (slice, view) =>
        pasted(view.state, new Slice(owned(slice.content, rules.isKnown), slice.openStart, slice.openEnd)),
      handlePaste: (view, event) => (event.clipboardData ? take(view, event.clipboardData, rules) : false),
      handleDrop: (view, event, _slice, isMoved) =>
        !isMoved && event.dataTransfer ? take(view, event.dataTransfer, rules) : false,
    },
  });
