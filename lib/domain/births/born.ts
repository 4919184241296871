import * as z from 'zod/mini';
import { keptBirthNamesSchema, orderPersonSchema } from '../persons.ts';
import { toldBirthSchema } from './birth.ts';

/** The birth that an order is read from: a row of its own, apart from what accounting keeps. */
export const bornSchema = z.extend(toldBirthSchema, {
  /** Whose birth this is; absent when it is the buyer's, whose names and address stand in the order. */
  person: z.optional(orderPersonSchema),
  birthNames: z.optional(keptBirthNamesSchema),
});
export type Born = z.infer<typeof bornSchema>;

export const noBirth = { birthDate: '', birthTime: '', birthPlace: '' } as const;

/** With empty texts for what is not known here, or erased. */
export const bornOf = <Known extends Partial<Born>>(known: Known) => ({
  ...known,
  birthDate: known.birthDate ?? '',
  birthTime: known.birthTime ?? '',
  birthPlace: known.birthPlace ?? '',
});
