import type { Node } from 'prosemirror-model';
import { misstatementsIn } from '#domain/report/misstatements/find.ts';
import type { Known } from '#domain/report/misstatements/known.ts';
import { namingsIn } from '#domain/report/misstatements/names.ts';
import type { Naming } from '#domain/report/misstatements/naming.ts';
import { attrsOf, schema } from './schema.ts';
import type { Found, ReadNames, ReadStatements } from './statements.ts';

const { nodes } = schema;

/** A piece of a line: where its words begin in the text and in the document. */
type Piece = { readonly from: number; readonly at: number; readonly text: string; readonly isValue: boolean };

const wordsOf = (node: Node): string =>
  node.type === nodes.value ? attrsOf.value(node).text : (node.text ?? '');

/** The name of a row is what its words are about. */
const joint = ' : ';

/** The pieces of a text block, or of both texts of a row; `at` is the place of the block. */
const piecesOf = (block: Node, at: number, from = 0): Piece[] => {
  if (block.type === nodes.row) {
    const [name, words] = [block.child(0), block.child(1)];
    const first = piecesOf(name, at + 1);
    return [...first, ...piecesOf(words, at + 1 + name.nodeSize, name.textContent.length + joint.length)];
  }
  const pieces: Piece[] = [];
  let start = from;
  block.forEach((node, offset) => {
    const text = wordsOf(node);
    pieces.push({ from: start, at: at + 1 + offset, text, isValue: node.type === nodes.value });
    start += text.length;
  });
  return pieces;
};

const textOf = (pieces: readonly Piece[]): string =>
  pieces.reduce((text, piece) => (piece.from > text.length ? text + joint : text) + piece.text, '');

/** The place in the document of a character of the text; of its end with `isEnd`. */
const placeIn = (pieces: readonly Piece[], character: number, isEnd: boolean): number | undefined => {
  const piece = pieces.find(({ from, text, isValue }) => {
    const inside = isEnd
      ? character > from && character <= from + text.length
      : character >= from && character < from + text.length;
    return inside && !isValue;
  });
  return piece && piece.at + character - piece.from;
};

/** The words of a block, and where the dossier filled some in. */
const wordsIn = (block: Node) => {
  const pieces = piecesOf(block, 0);
  const given = pieces
    .filter(({ isValue }) => isValue)
    .map(({ from, text }) => [from, from + text.length] as const);
  return { pieces, text: textOf(pieces), given };
};

const readBlock = (block: Node, known: Known): readonly Found[] => {
  const { pieces, text, given } = wordsIn(block);
  return misstatementsIn(text, known, given).flatMap((one): Found[] => {
    const from = placeIn(pieces, one.from, false);
    const to = placeIn(pieces, one.to, true);
    return from === undefined || to === undefined ? [] : [{ ...one, from, to }];
  });
};

/** Reads documents against a dossier; a block that did not change is not read again. */
export const statementsReader = (known: Known): ReadStatements => {
  const read = new WeakMap<Node, readonly Found[]>();
  const ofBlock = (block: Node): readonly Found[] => {
    const found = read.get(block) ?? readBlock(block, known);
    read.set(block, found);
    return found;
  };
  return (doc) => {
    const all: Found[] = [];
    doc.descendants((node, at) => {
      if (!node.isTextblock && node.type !== nodes.row) return true;
      for (const one of ofBlock(node)) all.push({ ...one, from: at + one.from, to: at + one.to });
      return false;
    });
    return all;
  };
};

/** Reads what a block names of the chart, once as long as it does not change. */
export const namesReader = (known: Known): ReadNames => {
  const read = new WeakMap<Node, readonly Naming[]>();
  return (block) => {
    const before = read.get(block);
    if (before) return before;
    const { text, given } = wordsIn(block);
    const names = namingsIn(text, known, given);
    read.set(block, names);
    return names;
  };
};
