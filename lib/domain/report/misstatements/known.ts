import type { Values } from '../../dossier/values.ts';
import { type Studied, studiedOf } from '../../persons.ts';
import type { Found } from './naming.ts';
import type { Misstatement, Sentence } from './prose.ts';

/** What reads the sentences of a chart: one after the other says what is wrong, and what is named. */
export type Readers = {
  readonly said: readonly ((
    sentence: Sentence,
    known: Known,
    before: Sentence | undefined,
  ) => readonly Misstatement[])[];
  readonly named: readonly ((sentence: Sentence, known: Known) => readonly Found[])[];
};

/** What a text is held against. */
export type Known = {
  readonly values: Values;
  /** One minute of birth is known: aspects are whole, and there may be houses. */
  readonly hasMinute: boolean;
  /** YYYY-MM-DD. */
  readonly born: string;
  /** Of the person studied. */
  readonly firstName: string;
  /** All first names by which a text may speak to its reader: those of the certificate, and the buyer's. */
  readonly names: readonly string[];
  readonly readers: Readers;
};

type Told = Studied & { readonly birthDate: string; readonly hasMinute: boolean };

export const knownOf = (values: Values, told: Told, readers: Readers): Known => {
  const { firstName } = studiedOf(told);
  return {
    values,
    hasMinute: told.hasMinute,
    born: told.birthDate,
    firstName,
    names: [firstName, told.firstName, ...(told.birthNames ? [told.birthNames.firstNames] : [])],
    readers,
  };
};
