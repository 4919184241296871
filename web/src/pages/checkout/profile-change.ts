import type * as z from 'zod/mini';
import { type Birth, birthSchema } from '#domain/births/birth.ts';
import { knownOf } from '#domain/births/known-birth.ts';
import type { KnownPerson } from '#domain/persons.ts';
import type { CustomerInfo, Profile } from '#domain/profile.ts';
import type { updateProfile } from '#domain/wire/profile.ts';

export type ProfileChange = z.input<typeof updateProfile.body>;

/** What a sign-up writes of its owner into the profile, without the certificate's names; another's birth is none of it. */
export const ownProfileOf = ({ firstName, lastName, birthNames: _, ...info }: CustomerInfo) => ({
  first_name: firstName,
  last_name: lastName,
  ...(!info.person && info.birthDate !== '' && knownOf(info)),
});

/** The same text for the same birth, whatever the order of its fields. */
const textOf = (birth: Birth | undefined): string | undefined =>
  birth && JSON.stringify(birthSchema.parse(birth));

const isSameBirth = (
  info: CustomerInfo,
  known: Pick<Partial<Profile>, 'birth_date' | 'birth_time' | 'birth_place' | 'birth'>,
): boolean =>
  (known.birth_date ?? '') === info.birthDate &&
  (known.birth_time?.slice(0, 5) ?? '') === info.birthTime &&
  (known.birth_place ?? '') === info.birthPlace &&
  textOf(info.birth) === textOf(known.birth);

const isSameNames = (names: CustomerInfo['birthNames'], known: CustomerInfo['birthNames']): boolean =>
  !names || (names.firstNames === known?.firstNames && names.lastName === known.lastName);

const isNamesake = ({ person }: CustomerInfo, known: KnownPerson): boolean =>
  known.first_name === person?.firstName && known.last_name === person.lastName;

const isKept = (info: CustomerInfo, known: KnownPerson): boolean =>
  isNamesake(info, known) && isSameBirth(info, known) && isSameNames(info.birthNames, known.birth_names);

/** The kept person that was chosen, unless the order has another name. */
export const chosenPerson = (
  info: CustomerInfo,
  id: string,
  persons: readonly KnownPerson[],
): KnownPerson | undefined => persons.find((one) => one.id === id && isNamesake(info, one));

/** The id of the kept person that was chosen, or empty, and the id for a new one. */
export type PersonIds = { readonly chosen: string; readonly fresh: string };

/** The other person of the order, for the account to keep; undefined when it has them so or has no birth date. */
const personChange = (
  info: CustomerInfo,
  { chosen, fresh }: PersonIds,
  persons: readonly KnownPerson[],
): ProfileChange | undefined => {
  const { person, birthNames } = info;
  // One of the same names and birth is the same person: nobody is kept twice.
  const known = chosenPerson(info, chosen, persons) ?? persons.find((one) => isKept(info, one));
  if (!person || info.birthDate === '' || (known && isKept(info, known))) return undefined;
  return {
    person: {
      id: known?.id ?? fresh,
      first_name: person.firstName,
      last_name: person.lastName,
      ...knownOf({ ...info, birthNames: birthNames ?? known?.birth_names }),
      agrees: true,
    },
  };
};

/** The part of an order for the buyer that the profile lacks. */
const ownChange = (info: CustomerInfo, profile: Partial<Profile> | undefined): ProfileChange | undefined => {
  const names = { first_name: info.firstName, last_name: info.lastName };
  const isNamed = profile?.first_name === names.first_name && profile.last_name === names.last_name;
  if (info.person || info.birthDate === '') return isNamed ? undefined : names;
  const isKnown = isNamed && isSameBirth(info, profile) && isSameNames(info.birthNames, profile.birth_names);
  if (isKnown) return undefined;
  return { ...names, ...knownOf(info) };
};

/**
 * What the profile lacks of an order; undefined when it has all. Another person joins those of the account
 * and renames nobody.
 */
export const profileChange = (
  info: CustomerInfo,
  profile: Partial<Profile> | undefined,
  ids: PersonIds,
): ProfileChange | undefined => {
  const [own, other] = [ownChange(info, profile), personChange(info, ids, profile?.persons ?? [])];
  return own || other ? { ...own, ...other } : undefined;
};

/** The same where the customer keeps what the account says: a new person alone joins it. */
export const additionOnly = (
  info: CustomerInfo,
  { persons = [] }: Pick<Profile, 'persons'>,
  ids: PersonIds,
): ProfileChange | undefined =>
  chosenPerson(info, ids.chosen, persons) ? undefined : personChange(info, ids, persons);
