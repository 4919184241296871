import type { BirthNames } from '../persons.ts';
import type { Birth, ToldBirth } from './birth.ts';
import type { Born } from './born.ts';

/** The birth as a profile and a person of the account hold it. */
type KnownBirth = {
  readonly birth_date?: string | null | undefined;
  readonly birth_time?: string | null | undefined;
  readonly birth_place?: string | null | undefined;
  readonly birth?: Birth | undefined;
  readonly birth_names?: BirthNames | undefined;
};

/** The known birth as that of an order, with empty texts for what is not known. */
export const bornOfKnown = ({ birth, birth_names, ...known }: KnownBirth): Omit<Born, 'person'> => ({
  birthDate: known.birth_date ?? '',
  birthTime: known.birth_time ?? '',
  birthPlace: known.birth_place ?? '',
  ...(birth && { birth }),
  ...(birth_names && { birthNames: birth_names }),
});

/** The texts of a birth in the names of the profile. */
export const knownTextsOf = ({ birthDate, birthTime, birthPlace }: Omit<ToldBirth, 'birth'>) => ({
  birth_date: birthDate,
  birth_time: birthTime,
  birth_place: birthPlace,
});
