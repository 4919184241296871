import type { BirthNames } from '../persons.ts';
import type { Birth } from './birth.ts';
import type { Born } from './born.ts';

/** A birth in the names of §3's profile and guidance request, as their wires and rows hold it. */
export type KnownBirth = {
  readonly birth_date?: string | null | undefined;
  readonly birth_time?: string | null | undefined;
  readonly birth_place?: string | null | undefined;
  readonly birth?: Birth | null | undefined;
  readonly birth_names?: BirthNames | null | undefined;
};

/** The same in the names of an order, with empty texts for what is not known. */
export const bornOfKnown = ({ birth, birth_names, ...known }: KnownBirth): Omit<Born, 'person'> => ({
  birthDate: known.birth_date ?? '',
  birthTime: known.birth_time ?? '',
  birthPlace: known.birth_place ?? '',
  ...(birth && { birth }),
  ...(birth_names && { birthNames: birth_names }),
});

/** The way back. */
export const knownOf = ({ birthDate, birthTime, birthPlace, birth, birthNames }: Omit<Born, 'person'>) => ({
  birth_date: birthDate,
  birth_time: birthTime,
  birth_place: birthPlace,
  ...(birth && { birth }),
  ...(birthNames && { birth_names: birthNames }),
});
