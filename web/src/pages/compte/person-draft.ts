import type * as z from 'zod/mini';
import type { Birth } from '#domain/births/birth.ts';
import { bornOfKnown, knownOf } from '#domain/births/known-birth.ts';
import type { KnownPerson } from '#domain/persons.ts';
import { updateProfile } from '#domain/wire/profile.ts';
import { answerErrors } from '#web/features/birth/birth-errors.ts';
import { type BirthDraft, birthDraftOf, birthTextsOf, noBirth } from '#web/features/birth/draft.ts';
import { errorsBy, type FormErrors } from '#web/platform/form.ts';

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
  const [first_name, last_name] = [draft.firstName.trim(), draft.lastName.trim()];
  // Where one of the two is left out, the certificate has that of every day.
  const birthNames = { firstNames: firstNames || first_name, lastName: lastName || last_name };
  return {
    id,
    first_name,
    last_name,
    ...knownOf({
      ...birthTextsOf(draft),
      birth,
      birthNames: firstNames + lastName === '' ? undefined : birthNames,
    }),
    agrees: true,
  };
};

const sentErrors = errorsBy(updateProfile.body, {
  first_name: 'firstName',
  last_name: 'lastName',
  birth_date: 'birthDate',
  birth_time: 'birthTime',
  birth_place: 'birthPlace',
  firstNames: 'birthFirstNames',
  lastName: 'birthLastName',
});

/** A name of every day that stands in for one of the certificate has its error at its own field. */
const isToldElsewhere = (name: string, draft: PersonDraft): boolean =>
  (name === 'birthFirstNames' || name === 'birthLastName') && draft[name].trim() === '';

export const errorsOf = (draft: PersonDraft): FormErrors<PersonDraft> => {
  const person = { ...personOf(crypto.randomUUID(), draft, undefined), agrees: draft.agrees };
  const errors = Object.entries(sentErrors({ person })).filter(([name]) => !isToldElsewhere(name, draft));
  return { ...Object.fromEntries(errors), ...answerErrors(draft) };
};
