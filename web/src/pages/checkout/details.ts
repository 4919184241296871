import { bornOfKnown } from '#domain/births/known-birth.ts';
import { needBirth, needBirthNames, type PaidKey } from '#domain/catalogue.ts';
import type { BirthNames, KnownPerson, Named } from '#domain/persons.ts';
import type { CustomerInfo, Profile } from '#domain/profile.ts';
import { type BirthDraft, birthDraftOf, birthTextsOf, noBirth } from '#web/features/birth/draft.ts';
import type { useTextFields } from '#web/platform/text-fields.ts';

/** Whom the consultation is about, as it is typed. */
export const studiedNames = [
  // `other`, or empty for the buyer.
  'whom',
  // Of the kept person that was chosen; empty for a new one.
  'personId',
  'personFirstName',
  'personLastName',
  // The names of the certificate; `birthNamesTyped` is `yes` while their fields are open, `no` once they were closed.
  'birthFirstNames',
  'birthLastName',
  'birthNamesTyped',
] as const;
export type StudiedDraft = Readonly<Record<(typeof studiedNames)[number], string>>;

const noStudied: StudiedDraft = {
  whom: '',
  personId: '',
  personFirstName: '',
  personLastName: '',
  birthFirstNames: '',
  birthLastName: '',
  birthNamesTyped: '',
};

/** True while the fields of the certificate's names are open. */
export const hasBirthNames = ({ birthNamesTyped }: Pick<StudiedDraft, 'birthNamesTyped'>): boolean =>
  birthNamesTyped === 'yes';

export const isForOther = ({ whom }: Pick<StudiedDraft, 'whom'>): boolean => whom === 'other';

type Names = StudiedDraft & { readonly firstName: string; readonly lastName: string };

/** The person studied. */
export const studiedNamed = (typed: Names): Named =>
  isForOther(typed)
    ? { firstName: typed.personFirstName.trim(), lastName: typed.personLastName.trim() }
    : { firstName: typed.firstName.trim(), lastName: typed.lastName.trim() };

/** The names of the certificate, if any was given: the other one is then that of every day. */
const birthNamesOf = (typed: Names): BirthNames | undefined => {
  const [firstNames, lastName] = [typed.birthFirstNames.trim(), typed.birthLastName.trim()];
  if (!hasBirthNames(typed) || firstNames + lastName === '') return undefined;
  const usual = studiedNamed(typed);
  return { firstNames: firstNames || usual.firstName, lastName: lastName || usual.lastName };
};

/** What joins the buyer's names on their way to the server. */
export const studiedInfo = (
  typed: Names,
  services: readonly PaidKey[],
): Pick<CustomerInfo, 'person' | 'birthNames'> => {
  const birthNames = needBirthNames(services) ? birthNamesOf(typed) : undefined;
  return {
    ...(isForOther(typed) && { person: { ...studiedNamed(typed), agrees: true as const } }),
    ...(birthNames && { birthNames }),
  };
};

export const birthNamesDraft = (names: BirthNames | undefined): Partial<StudiedDraft> =>
  names
    ? { birthFirstNames: names.firstNames, birthLastName: names.lastName, birthNamesTyped: 'yes' }
    : { birthFirstNames: '', birthLastName: '', birthNamesTyped: '' };

/** The profile's birth; the time is shortened to HH:MM (§9). */
export const ownBirthOf = (profile: Profile): Partial<BirthDraft> => birthDraftOf(bornOfKnown(profile));

/** Names and birth of somebody, in place of those that were typed. */
type StudiedChange = StudiedDraft & BirthDraft;

/** Another person, or the empty fields of a new one. */
export const draftOfPerson = (person: KnownPerson | undefined): StudiedChange => ({
  ...noStudied,
  ...noBirth,
  whom: 'other',
  ...(person && {
    personId: person.id,
    personFirstName: person.first_name,
    personLastName: person.last_name,
    ...birthNamesDraft(person.birth_names),
    ...birthDraftOf(bornOfKnown(person)),
  }),
});

/** Those of an order that comes back; its agreement is asked for again. */
export const studiedDraftOf = ({
  person,
  birthNames,
}: {
  readonly person?: Named | undefined;
  readonly birthNames?: BirthNames | undefined;
}): Partial<StudiedDraft> => ({
  ...(person && { whom: 'other', personFirstName: person.firstName, personLastName: person.lastName }),
  ...(birthNames && birthNamesDraft(birthNames)),
});

/** The text fields of step 2; birth date and time are in French notation. */
export type Typed = BirthDraft &
  StudiedDraft & {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
  };

/** What the services need of what is typed: nothing of a birth where none is read from one. */
export const neededOf = <Values extends Typed>(typed: Values, services: readonly PaidKey[]): Values =>
  needBirth(services) ? typed : { ...typed, ...noBirth, ...birthNamesDraft(undefined) };

/** The whole form; passwords and the two statements are never stored. */
export type Details = Typed & {
  readonly password: string;
  readonly confirmation: string;
  readonly terms: boolean;
  readonly adult: boolean;
  /** «Cette personne est majeure et d’accord», of another person. */
  readonly agrees: boolean;
};
export type FieldName = keyof Details;
export type FieldErrors = Partial<Record<FieldName, string>>;

/** Who fills in the form: a visitor who signs up, one who signs in, a signed-in customer. */
export type Buyer = 'sign-up' | 'sign-in' | 'signed-in';

export const noTyped: Typed = {
  ...noStudied,
  ...noBirth,
  firstName: '',
  lastName: '',
  email: '',
};
/** In the order of the screen, which is also the order of the errors. */
export const noDetails: Details = {
  ...noStudied,
  agrees: false,
  ...noBirth,
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmation: '',
  terms: false,
  adult: false,
};

/** §3 «Customer info» from the typed texts, not yet validated; the buyer's names. */
export const infoOf = (details: Typed): Omit<CustomerInfo, 'birth' | 'person' | 'birthNames'> => ({
  firstName: details.firstName.trim(),
  lastName: details.lastName.trim(),
  email: details.email.trim().toLowerCase(),
  ...birthTextsOf(details),
});

export type TextName = Exclude<keyof Details, 'terms' | 'adult' | 'agrees'>;

/** The props of the form's text fields, by name. */
export type FieldProps = ReturnType<typeof useTextFields<TextName>>;
