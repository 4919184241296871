import type { Transaction } from 'prosemirror-state';
import type { Origin, Section } from '#domain/report/document.ts';
import { docIn } from './convert.ts';
import { ownThing } from './history.ts';
import type { TextPlace } from './insertion.ts';
import { attrsOf, schema } from './schema.ts';

/** Words that were brought in together, and what is said of them. */
export type Brought = {
  readonly places: readonly TextPlace[];
  readonly text: string;
  readonly origin: Origin;
};

const isSame = (left: Origin | undefined, right: Origin | undefined): boolean =>
  left?.from === right?.from && left?.author === right?.author;

/** What was pasted into a section, in pieces; values of the dossier and ends of paragraphs part none. */
export const broughtIn = (section: Pick<Section, 'blocks'>): Brought[] => {
  const pieces: Brought[] = [];
  let last: Brought | undefined;
  docIn(section).descendants((node, at) => {
    if (!node.isText || node.text?.trim() === '') return;
    const said = attrsOf.origin(node);
    if (!said || said.from === 'passage') {
      last = undefined;
      return;
    }
    const place = { from: at, to: at + node.nodeSize };
    const isOne = last !== undefined && isSame(last.origin, said);
    const known = isOne ? last : undefined;
    last = {
      places: [...(known?.places ?? []), place],
      text: [known?.text, node.text].filter(Boolean).join(' '),
      origin: said,
    };
    if (isOne) pieces.pop();
    pieces.push(last);
  });
  return pieces;
};

/** Says of these places where their words come from. */
export const told = (tr: Transaction, places: readonly TextPlace[], said: Origin): Transaction =>
  places
    .reduce((known, { from, to }) => known.addMark(from, to, schema.marks.origin.create(said)), tr)
    .setMeta(ownThing, true);
