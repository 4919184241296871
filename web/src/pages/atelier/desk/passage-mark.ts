import { isHistoryTransaction } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { Plugin, type Transaction } from 'prosemirror-state';
import { attrsOf, schema } from './schema.ts';

/** Says that a transaction inserts passages, whose mark is not yet to go. */
export const inserts = 'passage';

type Marked = { readonly node: Node; readonly at: number; readonly passage: string };

const markedIn = (doc: Node): Marked[] => {
  const found: Marked[] = [];
  doc.forEach((node, at) => {
    const passage = node.type === schema.nodes.paragraph ? attrsOf.passage(node) : '';
    if (passage !== '') found.push({ node, at, passage });
  });
  return found;
};

const keeps = (transaction: Transaction): boolean =>
  transaction.getMeta(inserts) === true || isHistoryTransaction(transaction);

/** A passage is the expert's own text again as soon as a word in it changes. */
export const passageMark = (): Plugin =>
  new Plugin({
    appendTransaction: (transactions, before, after) => {
      if (!transactions.some(({ docChanged }) => docChanged) || transactions.some(keeps)) return null;
      const known = markedIn(before.doc);
      const touched = markedIn(after.doc).filter(
        ({ node, passage }) =>
          !known.some((one) => one.passage === passage && one.node.content.eq(node.content)),
      );
      if (touched.length === 0) return null;
      return touched.reduce((tr, { at }) => tr.setNodeAttribute(at, 'passage', ''), after.tr);
    },
  });
