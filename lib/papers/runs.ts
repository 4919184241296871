import { readFileSync } from 'node:fs';
import { codesOf } from '../faces/codes.ts';
import type { FaceFile } from '../faces/faces.ts';
import { neededFaces } from '../faces/needed.ts';

/** A piece of a text that one face prints; `file` is that face. */
export type Run = { readonly text: string; readonly file: string };

/** What a reader sees as one sign: letters with their marks. */
const signs = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** One for each of the shop's faces, because reading one takes a tenth of the time of a note. */
const askers = new Map<string, ReturnType<typeof neededFaces>>();
const askerOf = (own: string) => {
  const asker = askers.get(own) ?? neededFaces([readFileSync(own)]);
  askers.set(own, asker);
  return asker;
};

/** Asks the shop's face first, then those that the text needs; a sign that none has stays in the first. */
export const runsOf = (text: string, own: string, otherFace: FaceFile): Run[] => {
  const needed = askerOf(own)(text);
  if (needed.length === 0) return [{ text, file: own }];
  const faces = [own, ...needed.map(otherFace)].map((file) => ({ file, codes: codesOf(readFileSync(file)) }));
  const fileOf = (sign: string): string | undefined => {
    if (sign.trim() === '') return undefined;
    const has = ({ codes }: (typeof faces)[number]) =>
      [...sign].every((one) => codes.has(one.codePointAt(0) ?? 0));
    return (faces.find(has) ?? faces[0])?.file;
  };
  const pieces = Array.from(signs.segment(text.normalize('NFC')), ({ segment }) => segment);
  const files = pieces.map(fileOf);
  const runs: Run[] = [];
  for (const [index, piece] of pieces.entries()) {
    // A space between two scripts is the shop's own, so that it keeps its place beside a word from right to left.
    const [before, after] = [files.slice(0, index).findLast(Boolean), files.slice(index).find(Boolean)];
    const file = files[index] ?? (before === after ? before : undefined) ?? own;
    const last = runs.at(-1);
    if (last?.file === file) runs[runs.length - 1] = { file, text: last.text + piece };
    else runs.push({ file, text: piece });
  }
  return runs;
};
