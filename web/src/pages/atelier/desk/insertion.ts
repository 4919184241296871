import { Fragment, Slice } from 'prosemirror-model';
import { TextSelection } from 'prosemirror-state';
import type { Block } from '#domain/report/document.ts';
import { withoutOrigins } from '#domain/report/origins.ts';
import type { Passage } from '#domain/report/passage.ts';
import { blocksAfter } from './commands.ts';
import { blocksOf, nodesOfBlock } from './convert.ts';
import type { SectionEditor } from './editor.ts';
import { ownThing } from './history.ts';
import { withNote } from './named.ts';
import type { Offer } from './offers.ts';
import { markedBlocks } from './passages.ts';
import { inserts, schema } from './schema.ts';

const { nodes } = schema;

/** Values where the caret is, with the words that stand before each; where no value may stand (titles), their text. */
export const insertValues = ({ view }: SectionEditor, offers: readonly Offer[]): void => {
  const { tr, selection } = view.state;
  const takes = selection.$from.parent.type.contentMatch.matchType(nodes.value) !== null;
  const pieces = offers.flatMap(({ reference, text, before }) => [
    ...(before === '' ? [] : [schema.text(before)]),
    takes ? nodes.value.create({ reference, text }) : schema.text(text),
  ]);
  tr.replaceSelection(new Slice(Fragment.from(pieces), 0, 0));
  view.dispatch(tr.setMeta(ownThing, true).scrollIntoView());
  view.focus();
};
export const insertValue = (editor: SectionEditor, offer: Offer): void => insertValues(editor, [offer]);

/** Puts a row of the dossier into the margin of the caret's paragraph; false where there is no margin, or it is full. */
export const insertProof = ({ view }: SectionEditor, reference: string): boolean => {
  const { $from } = view.state.selection;
  const depth = [...Array($from.depth).keys()]
    .map((index) => index + 1)
    .find((one) => [nodes.paragraph, nodes.row].some((type) => type === $from.node(one).type));
  const noted = depth === undefined ? undefined : withNote(view.state, $from.before(depth), reference);
  if (!noted) return false;
  view.dispatch(noted);
  view.focus();
  return true;
};

export const insertBlock = ({ view }: SectionEditor, block: Block): void => {
  view.dispatch(blocksAfter(view.state, nodesOfBlock(block)));
  view.focus();
};

/** Puts a passage at the caret. */
export const insertPassage = ({ view }: SectionEditor, passage: Passage): void => {
  const nodes = markedBlocks(passage).flatMap(nodesOfBlock);
  view.dispatch(blocksAfter(view.state, nodes).setMeta(inserts, true));
  view.focus();
};

/** Puts passages behind the text, all as one thing for «Annuler». */
export const appendPassages = ({ view }: SectionEditor, passages: readonly Passage[]): void => {
  const { state } = view;
  const nodes = passages.flatMap(markedBlocks).flatMap(nodesOfBlock);
  const end = state.doc.resolve(state.doc.content.size);
  view.dispatch(blocksAfter(state, nodes, end).setMeta(inserts, true));
};

/** The selected text as blocks, without the mark of a passage and where its words come from. */
export const selectedBlocks = ({ view }: SectionEditor): Block[] => {
  const { doc, selection } = view.state;
  return withoutOrigins(blocksOf(doc.cut(selection.from, selection.to))).map((block) => {
    if (block.kind !== 'paragraph') return block;
    const { passage: _, ...own } = block;
    return own;
  });
};

/** Writes a text at the caret. */
export const insertText = ({ view }: SectionEditor, text: string): void => {
  if (text !== '') view.dispatch(view.state.tr.insertText(text));
  view.focus();
};

export type TextPlace = { readonly from: number; readonly to: number };

/** Selects a place of the text, or goes near it when the text has changed meanwhile; without one the caret stays. */
export const goToPlace = ({ view }: SectionEditor, place: TextPlace | undefined): void => {
  view.focus();
  if (!place) return;
  const { from, to } = place;
  const { tr, doc } = view.state;
  const end = doc.content.size;
  const isThere = to <= end && doc.resolve(from).sameParent(doc.resolve(to));
  const selection = isThere
    ? TextSelection.create(doc, from, to)
    : TextSelection.near(doc.resolve(Math.min(from, end)));
  view.dispatch(tr.setSelection(selection).scrollIntoView());
};

/** All passages of the section are the expert's own text again, in which writing goes on. */
export const reviewAll = ({ view }: SectionEditor): void => {
  const { tr } = view.state;
  view.state.doc.forEach((node, at) => {
    if (node.type === nodes.paragraph) tr.setNodeAttribute(at, 'passage', '');
  });
  view.dispatch(tr.setMeta(ownThing, true));
  view.focus();
};
