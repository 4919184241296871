import { readFileSync } from 'node:fs';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { printedSigns } from '../domain/printed-signs.ts';
import { type FaceFile, type OtherFace, otherFaces } from '../faces/faces.ts';
import { neededFaces } from '../faces/needed.ts';

type Fonts = { readonly fonts: readonly Buffer[]; readonly otherFace: FaceFile };
type Chosen = { readonly compiler: NodeCompiler; readonly faces: string };

/** What the templates read as `sys.inputs.faces`. */
const told = (names: readonly OtherFace[]): string =>
  JSON.stringify(
    names.map((name) => {
      const { family, signs } = otherFaces[name];
      return { family, signs: `[${printedSigns[signs]}]` };
    }),
  );

/**
 * Compilers by the faces that a text needs. Most reports need the shop's own alone, which are all that is read at first;
 * the last other compiler is kept, because the pages of a report follow each other.
 */
export const createCompilers = ({ fonts, otherFace }: Fonts, workspace: string) => {
  const create = (names: readonly OtherFace[]): Chosen => {
    const fontBlobs = [...fonts, ...names.map((name) => readFileSync(otherFace(name)))];
    return { compiler: NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] }), faces: told(names) };
  };
  const needed = neededFaces(fonts.slice(0, 2));
  const plain = create([]);
  let last = plain;
  return (text: string): Chosen => {
    const names = needed(text);
    if (names.length === 0) return plain;
    if (last.faces !== told(names)) last = create(names);
    return last;
  };
};
