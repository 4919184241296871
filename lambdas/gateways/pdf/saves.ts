import { assertSound } from './refused.ts';
import type { Entry, Section } from './sections.ts';

/** One save of the file: the entries of its objects, and its sections. */
export type Save = { readonly entries: ReadonlyMap<number, Entry>; readonly sections: readonly Section[] };

/** An object that is free in the table but used in Word's section for newer readers counts as used. */
const entriesOf = (sections: readonly Section[]): Map<number, Entry> => {
  const entries = new Map<number, Entry>();
  for (const section of sections) {
    for (const [number, entry] of section.entries) {
      const known = entries.get(number) ?? { kind: 'free' };
      assertSound(known.kind === 'free' || entry.kind === 'free', 'ambiguous');
      if (known.kind === 'free') entries.set(number, entry);
    }
  }
  return entries;
};

export const toSaves = (sections: readonly (readonly Section[])[]): Save[] =>
  sections.map((own) => ({ entries: entriesOf(own), sections: own }));

/** The entry of an object in the save `from` or an earlier one. */
export const entryIn = (saves: readonly Save[], number: number, from = 0): Entry | undefined => {
  for (let index = from; index < saves.length; index += 1) {
    const entry = saves[index]?.entries.get(number);
    if (entry) return entry;
  }
  return undefined;
};
