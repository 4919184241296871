import type * as z from 'zod/mini';
import type { Birth } from '#domain/births/birth.ts';
import { bornOfKnown, knownTextsOf } from '#domain/births/known-birth.ts';
import type { KnownPerson } from '#domain/persons.ts';
import { updateProfile } from '#domain/wire/profile.ts';
import { answerErrors } from '#web/features/birth/birth-errors.ts';
import { type BirthDraft, birthDraftOf, birthTextsOf, noBirth } from '#web/features/birth/draft.ts';

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
  ...(person && birthDraftOf(bornOfKnown(person))),
  agrees: false,
});

export const personOf = (id: string, draft: PersonDraft, birth: Birth | undefined): Sent => {
  const [firstNames, lastName] = [draft.birthFirstNames.trim(), draft.birthLastName.trim()];
  return {
    id,
    first_name: draft.firstName.trim(),
    last_name: draft.lastName.trim(),
    ...knownTextsOf(birthTextsOf(draft)),
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

export const errorsOf = (draft: PersonDraft): Errors => ({
  ...refusedBy(draft),
  ...answerErrors(draft),
});
