import type { CustomerInfo } from '#domain/profile.ts';
import { type BirthDraft, birthTextsOf, noBirth } from '#web/features/birth/draft.ts';

/** The text fields of step 2; birth date and time are in French notation. */
export type Typed = BirthDraft & {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
};

/** The whole form; passwords and the two statements are never stored. */
export type Details = Typed & {
  readonly password: string;
  readonly confirmation: string;
  readonly terms: boolean;
  readonly adult: boolean;
};
export type FieldName = keyof Details;
export type FieldErrors = Partial<Record<FieldName, string>>;

/** Who fills in the form: a visitor who signs up, one who signs in, a signed-in customer. */
export type Buyer = 'sign-up' | 'sign-in' | 'signed-in';

export const noTyped: Typed = {
  firstName: '',
  lastName: '',
  email: '',
  ...noBirth,
};
/** In the order of the screen, which is also the order of the errors. */
export const noDetails: Details = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmation: '',
  ...noBirth,
  terms: false,
  adult: false,
};

/** §3 «Customer info» from the typed texts, not yet validated. */
export const infoOf = (details: Typed): Omit<CustomerInfo, 'birth'> => ({
  firstName: details.firstName.trim(),
  lastName: details.lastName.trim(),
  email: details.email.trim().toLowerCase(),
  ...birthTextsOf(details),
});
