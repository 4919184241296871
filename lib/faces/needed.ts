import { printedSigns, type SignGroup } from '#domain/printed-signs.ts';
import { codesOf } from './codes.ts';
import { faceNames, type OtherFace, otherFaces } from './faces.ts';

/** One sign of a group. */
export const signOf = (group: SignGroup): RegExp => new RegExp(`[${printedSigns[group]}]`, 'u');

const all = faceNames.map((name) => ({ name, sign: signOf(otherFaces[name].signs) }));

/**
 * Tells which faces a text needs beside these, which are the shop's own, in the order in which they are asked. Most texts
 * need none. The hyphen that does not break is printed as the other one.
 */
export const neededFaces = (own: readonly Buffer[]) => {
  const known = own.map(codesOf);
  const isOwn = (sign: string): boolean =>
    sign === '\u2011' || known.every((codes) => codes.has(sign.codePointAt(0) ?? 0));
  return (text: string): OtherFace[] => {
    const signs = new Set(text.match(/[^\s!-~]/gu));
    const others = [...signs].filter((sign) => !isOwn(sign));
    return all.flatMap(({ name, sign }) => (others.some((other) => sign.test(other)) ? [name] : []));
  };
};
