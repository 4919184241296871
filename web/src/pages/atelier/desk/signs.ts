import type { Cell } from '#domain/dossier/sheet.ts';
import type { Dossier } from './dossier.ts';

/** The drawn signs that a dossier names, for the title of a section. */

export type Sign = { readonly name: string; readonly label: string };

/** «Lune», «Chèvre» of a branch, and «Cheval» of a pillar, whose last sign is an animal. */
const signOf = ({ text, note = '', glyphs = [] }: Cell): Sign[] => {
  const name = glyphs.at(-1);
  const [first, last] = [note.split(', ').at(0), note.split(', ').at(-1)];
  const word = note.includes(', ') ? (glyphs.length > 1 ? last : first) : text;
  return name === undefined || !word || (glyphs.length > 1 && word === text) ? [] : [{ name, label: word }];
};

/** Each sign once, by its first name, in the order of their names. */
export const signsOf = (dossier: Dossier | undefined): readonly Sign[] => {
  const all = dossier?.sheet.tables.flatMap(({ rows }) => rows.flat().flatMap(signOf)) ?? [];
  const unique = new Map(all.toReversed().map((sign) => [sign.name, sign]));
  return [...unique.values()].toSorted((left, right) => left.label.localeCompare(right.label, 'fr'));
};
