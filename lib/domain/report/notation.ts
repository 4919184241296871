/**
 * What an expert writes for words that each report fills in: «{degré}» and «{prénom}» are variables, «[né|née|né·e]» is an
 * agreement. They are a part of the text, so that a draft of before, a paste and a title are read alike.
 */

type Place = { readonly from: number; readonly to: number; readonly text: string };
export type Variable = Place & { readonly kind: 'variable'; readonly name: string };
export type Agreement = Place & { readonly kind: 'agreement'; readonly wordings: readonly string[] };
/** «broken»: it begins or ends, and not both. */
export type Notation = Variable | Agreement | (Place & { readonly kind: 'broken' });

/** A bar alone is none: the cross of a chart is written with one. */
const pattern = /\{[^{}[\]|]*\}|\[[^{}[\]|]*(?:\|[^{}[\]|]*)+\]|[{}]|\[(?=[^[\]]*\|)|(?<=\|[^[\]]*)\]/gu;

/** Most texts have none. */
const mayHave = /[{}[\]]/u;

const notationAt = (text: string, from: number): Notation => {
  const place = { text, from, to: from + text.length };
  if (text.length > 1 && text.startsWith('{'))
    return { ...place, kind: 'variable', name: text.slice(1, -1).trim() };
  if (text.length > 1)
    return {
      ...place,
      kind: 'agreement',
      wordings: text
        .slice(1, -1)
        .split('|')
        .map((wording) => wording.trim()),
    };
  return { ...place, kind: 'broken' };
};

/** All of a text, in its order. */
export const notationsIn = (text: string): Notation[] =>
  mayHave.test(text)
    ? [...text.matchAll(pattern)].map(({ 0: found, index }) => notationAt(found, index))
    : [];

/** The text with each notation told; undefined leaves it as it is written. */
export const toldText = (text: string, tell: (notation: Notation) => string | undefined): string =>
  notationsIn(text).reduceRight((told, notation) => {
    const words = tell(notation);
    return words === undefined ? told : told.slice(0, notation.from) + words + told.slice(notation.to);
  }, text);
