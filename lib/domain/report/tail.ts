import type { Cell, Sheet } from '../dossier/sheet.ts';
import { branchKeys, elementKeys } from '../texts/dossier-chinese.ts';
import type { Section } from './document.ts';
import type { Tail } from './printed.ts';

/** A fact of the chapter's sign for the end of its last page. */

const degreesOf = (glyph: string, row: readonly Cell[]): Tail | undefined => {
  const [body, sign, place] = row;
  const degrees = /^(\d+)°(\d\d)′/.exec(place?.text ?? '');
  const [name] = sign?.glyphs ?? [];
  // A range of degrees has no point on the ruler.
  if (!body?.glyphs?.includes(glyph) || !name || !degrees || degrees[0] !== place?.text) return undefined;
  return { kind: 'degrees', sign: name, body: glyph, degree: Number(degrees[1]) + Number(degrees[2]) / 60 };
};

export const tailOf = (
  { kind, glyph }: Section,
  { tables }: Pick<Sheet, 'tables'>,
): { readonly tail?: Tail } => {
  if (kind !== 'chapter' || glyph === undefined) return {};
  const rows = tables.find(({ id }) => id === 'positions')?.rows ?? [];
  const tail = rows.map((row) => degreesOf(glyph, row)).find((one) => one !== undefined);
  if (tail) return { tail };
  const circle = [branchKeys, elementKeys].find((keys) => keys.some((key) => key === glyph));
  return circle ? { tail: { kind: 'circle', glyphs: circle, live: glyph } } : {};
};
