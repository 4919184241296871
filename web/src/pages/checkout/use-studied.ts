import { useRef } from 'react';
import type { KnownPerson } from '#domain/persons.ts';
import { type Details, noDetails } from './details.ts';
import { draftOfPerson, isForOther } from './studied.ts';
import { addedBy, type DetailsForm } from './use-details.ts';

/** What stays when the consultation is for another person. */
const buyerIn = ({ firstName, lastName, email, password, confirmation, terms, adult }: Details) => ({
  firstName,
  lastName,
  email,
  password,
  confirmation,
  terms,
  adult,
});

export type Studied = {
  readonly persons: readonly KnownPerson[];
  readonly chooseWhom: (whom: string) => void;
  /** Undefined for a new person. */
  readonly choosePerson: (person: KnownPerson | undefined) => void;
};

/** Whom the consultation is for. What was typed for one comes back when the answer changes back. */
export const useStudied = ({ form, profile }: Pick<DetailsForm, 'form' | 'profile'>): Studied => {
  const left = useRef<{ own?: Details; other?: Details }>({});
  const { values, reset, fill } = form;
  const chooseWhom = (whom: string) => {
    if (isForOther(values)) left.current.other = values;
    else left.current.own = values;
    if (isForOther({ whom })) {
      const other = left.current.other ?? { ...noDetails, ...draftOfPerson(undefined) };
      return reset({ ...other, ...buyerIn(values) });
    }
    reset({ ...(left.current.own ?? noDetails), ...buyerIn(values) });
    if (profile) fill(addedBy(profile));
  };
  const choosePerson = (person: KnownPerson | undefined) =>
    reset({ ...noDetails, ...draftOfPerson(person), ...buyerIn(values) });
  return { persons: profile?.persons ?? [], chooseWhom, choosePerson };
};
