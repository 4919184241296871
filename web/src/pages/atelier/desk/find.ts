import type { Node } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';
import { atom } from '#domain/report/variable-problems.ts';
import { docIn } from './convert.ts';
import { ownThing } from './history.ts';
import { titleOf, type Written } from './sections.ts';
import { frenchLine } from './typing.ts';

/** Words that are sought in all sections of a report, and what is put in their place. */

export type Sought = {
  readonly words: string;
  readonly hasCase: boolean;
  /** «Lune» is not found in «Lunette». */
  readonly isWhole: boolean;
};
export const nothingSought: Sought = { words: '', hasCase: false, isWhole: false };

/** A place of a document, with some of what stands around it. */
export type Hit = {
  readonly section: string;
  readonly from: number;
  readonly to: number;
  readonly before: string;
  readonly said: string;
  readonly after: string;
};

const aroundHit = 32;

/** Apostrophes and spaces are found however they are typed; undefined for nothing. */
export const patternOf = ({ words, hasCase, isWhole }: Sought): RegExp | undefined => {
  if (words.trim() === '') return undefined;
  const literal = words
    .trim()
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/['’]/g, "['’]")
    .replace(/\s+/g, '\\s+');
  const whole = isWhole ? `(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])` : literal;
  return new RegExp(whole, hasCase ? 'gu' : 'giu');
};

type Place = Omit<Hit, 'section'>;

/** The last words before a place, and the first behind it, none of them cut. */
const startOf = (text: string): string =>
  text.length <= aroundHit ? text : `…${text.slice(-aroundHit).replace(/^\S*\s?/u, '')}`;
const endOf = (text: string): string =>
  text.length <= aroundHit ? text : `${text.slice(0, aroundHit).replace(/\s?\S*$/u, '')}…`;

const placesIn = (doc: Node, pattern: RegExp): Place[] => {
  const found: Place[] = [];
  doc.descendants((node, at) => {
    if (!node.isTextblock) return;
    const text = node.textBetween(0, node.content.size, undefined, atom);
    const { size } = node.content;
    for (const { 0: said, index } of text.matchAll(pattern)) {
      const [from, to] = [index, index + said.length];
      found.push({
        ...{ from: at + 1 + from, to: at + 1 + to, said },
        before: startOf(node.textBetween(0, from)),
        after: endOf(node.textBetween(to, size)),
      });
    }
  });
  return found;
};

/** All places of the sections, in their order. */
export const hitsIn = (sections: readonly Written[], sought: Sought): Hit[] => {
  const pattern = patternOf(sought);
  if (!pattern) return [];
  return sections.flatMap(({ section }) =>
    placesIn(docIn(section), pattern).map((place) => ({ ...place, section: section.id })),
  );
};

/** Puts words in these places, as if they were typed there; no words take them out. */
export const put = (tr: Transaction, hits: readonly Place[], words: string): Transaction => {
  const french = frenchLine(words);
  for (const { from, to } of hits.toSorted((left, right) => right.from - left.from)) {
    if (french === '') tr.delete(from, to);
    else tr.insertText(french, from, to);
  }
  return tr.setMeta(ownThing, true);
};

export type Group = { readonly section: string; readonly title: string; readonly hits: readonly Hit[] };

export const grouped = (sections: readonly Written[], hits: readonly Hit[]): Group[] =>
  sections.flatMap(({ section }) => {
    const own = hits.filter((hit) => hit.section === section.id);
    return own.length > 0 ? [{ section: section.id, title: titleOf(section), hits: own }] : [];
  });
