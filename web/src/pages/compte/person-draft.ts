import type * as z from 'zod/mini';
import type { Birth } from '#domain/births/birth.ts';
import { zoneSchema } from '#domain/births/birth.ts';
import { readDegrees } from '#domain/births/coordinates.ts';
import type { KnownPerson } from '#domain/persons.ts';
import { updateProfile } from '#domain/wire/profile.ts';
import {
  type BirthDraft,
  birthDraftOf,
  birthTextsOf,
  chosenPlaceOf,
  hasHour,
  noBirth,
  precisionOf,
} from '#web/features/birth/draft.ts';
import { personsTexts as texts } from './persons-texts.ts';

/** A person of the account, as it is typed. */
export type PersonDraft = BirthDraft & {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthFirstNames: string;
  readonly birthLastName: string;
  readonly agrees: boolean;
};
type Sent = NonNullable<z.input<typeof updateProfile.body>['person']>;

/** The agreement is asked for at each change. */
export const draftOf = (person: KnownPerson | undefined): PersonDraft => ({
  firstName: person?.first_name ?? '',
  lastName: person?.last_name ?? '',
  birthFirstNames: person?.birth_names?.firstNames ?? '',
  birthLastName: person?.birth_names?.lastName ?? '',
  ...noBirth,
  ...(person &&
    birthDraftOf({
      birthDate: person.birth_date,
      birthTime: person.birth_time,
      birthPlace: person.birth_place,
      birth: person.birth,
    })),
  agrees: false,
});

export const personOf = (id: string, draft: PersonDraft, birth: Birth | undefined): Sent => {
  const { birthDate, birthTime, birthPlace } = birthTextsOf(draft);
  const [firstNames, lastName] = [draft.birthFirstNames.trim(), draft.birthLastName.trim()];
  return {
    id,
    first_name: draft.firstName.trim(),
    last_name: draft.lastName.trim(),
    birth_date: birthDate,
    birth_time: birthTime,
    birth_place: birthPlace,
    ...(birth && { birth }),
    ...(firstNames + lastName !== '' && { birth_names: { firstNames, lastName } }),
    agrees: true,
  };
};

type Errors = { -readonly [Name in keyof PersonDraft]?: string };

/** The field of each part of the wire. */
const fieldOf: Readonly<Record<string, keyof PersonDraft>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  birth_date: 'birthDate',
  birth_time: 'birthTime',
  birth_place: 'birthPlace',
  firstNames: 'birthFirstNames',
  lastName: 'birthLastName',
  agrees: 'agrees',
};

const refusedBy = (draft: PersonDraft): Errors => {
  const sent = { ...personOf(crypto.randomUUID(), draft, undefined), agrees: draft.agrees };
  const issues = updateProfile.body.safeParse({ person: sent }).error?.issues ?? [];
  const found: Errors = {};
  for (const { path, message } of issues) {
    const field = fieldOf[String(path.at(-1))];
    if (field && found[field] === undefined) found[field] = message;
  }
  return found;
};

/** Coordinates and zone count only for a place that is not of the list. */
const byHandErrors = (draft: PersonDraft): Errors => {
  if (chosenPlaceOf(draft)) return {};
  const isWrong = (axis: 'latitude' | 'longitude', typed: string): boolean =>
    typed.trim() !== '' && readDegrees(typed, axis) === undefined;
  const zone = draft.birthZone.trim();
  const zoneError = zone === '' ? undefined : zoneSchema.safeParse(zone).error?.issues[0]?.message;
  return {
    ...(zoneError && { birthZone: zoneError }),
    ...(isWrong('latitude', draft.birthLatitude) && { birthLatitude: texts.degreesInvalid }),
    ...(isWrong('longitude', draft.birthLongitude) && { birthLongitude: texts.degreesInvalid }),
  };
};

/** What is missing; the wire accepts an hour and a place that are not given. */
const missing = (draft: PersonDraft): Errors => ({
  ...(draft.birthDate.trim() === '' && { birthDate: texts.birthDateRequired }),
  ...(hasHour(draft) && draft.birthTime.trim() === '' && { birthTime: texts.birthTimeRequired }),
  ...(precisionOf(draft) === 'part' &&
    draft.birthDayPart === '' && { birthDayPart: texts.birthDayPartRequired }),
  ...(draft.birthPlace.trim() === '' && { birthPlace: texts.birthPlaceRequired }),
});

export const errorsOf = (draft: PersonDraft): Errors => ({
  ...refusedBy(draft),
  ...byHandErrors(draft),
  ...missing(draft),
});
