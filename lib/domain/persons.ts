import * as z from 'zod/mini';
import { birthSchema } from './births/birth.ts';
import { firstNameSchema, lastNameSchema } from './names.ts';
import { validationTexts as texts } from './texts/validation.ts';

/**
 * For whom a consultation is: the buyer, or another adult who agrees. An order keeps a copy; the account keeps each other
 * person with names and birth, so that they can be chosen again.
 */

/** Per account. */
export const maxPersons = 10;

/** «Prénoms de l'acte, nom de naissance»: what a numerologist counts with. */
export const birthNamesSchema = z.strictObject({ firstNames: firstNameSchema, lastName: lastNameSchema });
export type BirthNames = z.infer<typeof birthNamesSchema>;

/** The same as they are stored: a rule of today makes no name unreadable that an earlier one accepted. */
export const keptBirthNamesSchema = z.object({ firstNames: z.string(), lastName: z.string() });

/** «Cette personne est majeure et d'accord»: nothing is ordered without it. */
export const agreementSchema = z.literal(true, texts.agreementRequired);

/** Another person than the buyer, as a checkout names them. */
export const sentPersonSchema = z.strictObject({
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  agrees: agreementSchema,
});

/** The same in an order; `agreedAt` is when the buyer said that the person is of age and agrees (UTC). */
export const orderPersonSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  agreedAt: z.string(),
});

/** A person of an account, as its owner reads them. */
export const knownPersonSchema = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  birth_date: z.string(),
  birth_time: z.string(),
  birth_place: z.string(),
  birth: z.optional(birthSchema),
  birth_names: z.optional(keptBirthNamesSchema),
  agreed_at: z.string(),
});
export type KnownPerson = z.infer<typeof knownPersonSchema>;

export type Named = { readonly firstName: string; readonly lastName: string };

export const fullName = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`;

/** Names of a buyer, and of whom the consultation is about where that is somebody else. */
export type Studied = Named & {
  readonly person?: Named | undefined;
  readonly birthNames?: BirthNames | undefined;
};

/** The person whose birth is read: the buyer, unless the order names another. */
export const studiedOf = ({ person, firstName, lastName }: Studied): Named =>
  person ?? { firstName, lastName };

const wordsOf = (name: string): string[] => name.trim().split(/\s+/);
const folded = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** One spelling of a full name, by which an account's orders for the same person are found. */
export const nameKey = (named: Named): string =>
  folded(fullName(named))
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

/** The first name in use and the others of the certificate; where none of them is in use, the first one counts as such. */
const splitFirstNames = (all: string, used: string) => {
  const [words, wanted] = [wordsOf(all), wordsOf(used)];
  const found = words.findIndex((_, start) =>
    wanted.every((word, index) => folded(words[start + index] ?? '') === folded(word)),
  );
  const [start, end] = found < 0 ? [0, 1] : [found, found + wanted.length];
  const middle = [...words.slice(0, start), ...words.slice(end)].join(' ');
  return { first: words.slice(start, end).join(' '), ...(middle !== '' && { middle }) };
};

/** The names that numerology counts with: those of the birth certificate where they were given. */
export const countedNamesOf = (
  info: Studied,
): { readonly first: string; readonly middle?: string; readonly birth: string } => {
  const { firstName, lastName } = studiedOf(info);
  const { birthNames } = info;
  if (!birthNames) return { first: firstName, birth: lastName };
  return { ...splitFirstNames(birthNames.firstNames, firstName), birth: birthNames.lastName };
};
