import * as z from 'zod/mini';
import { birthNamesSchema, orderPersonSchema } from '../persons.ts';
import { birthSchema } from './birth.ts';

/** The birth that an order is read from: a row of its own, apart from what accounting keeps. */
export const bornSchema = z.object({
  birthDate: z.string(),
  birthTime: z.string(),
  birthPlace: z.string(),
  birth: z.optional(birthSchema),
  /** Whose birth this is; absent when it is the buyer's, whose names and address stand in the order. */
  person: z.optional(orderPersonSchema),
  birthNames: z.optional(birthNamesSchema),
});
export type Born = z.infer<typeof bornSchema>;

/** A birth with empty texts for what is not known here, or erased. */
export const bornOf = ({ birthDate = '', birthTime = '', birthPlace = '', birth }: Partial<Born>): Born => ({
  birthDate,
  birthTime,
  birthPlace,
  ...(birth && { birth }),
});
