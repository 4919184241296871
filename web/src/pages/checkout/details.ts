import { parseFrenchDate, parseFrenchTime } from '#domain/birth.ts';
import type { CustomerInfo } from '#domain/profile.ts';

/** What is typed in step 2, birth date and time as people write them in French. */
export type Typed = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly birthDate: string;
  readonly birthTime: string;
  readonly birthPlace: string;
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

/** Who fills the form: a visitor who signs up, one who signs in, a signed-in customer. */
export type Buyer = 'sign-up' | 'sign-in' | 'signed-in';

export const noTyped: Typed = {
  firstName: '',
  lastName: '',
  email: '',
  birthDate: '',
  birthTime: '',
  birthPlace: '',
};
/** In the order of the screen: errors are listed in it. */
export const noDetails: Details = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmation: '',
  birthDate: '',
  birthTime: '',
  birthPlace: '',
  terms: false,
  adult: false,
};

/** §3 «Customer info» of what is typed; not yet validated. */
export const infoOf = (details: Typed): CustomerInfo => ({
  firstName: details.firstName.trim(),
  lastName: details.lastName.trim(),
  email: details.email.trim().toLowerCase(),
  birthDate: parseFrenchDate(details.birthDate),
  birthTime: parseFrenchTime(details.birthTime),
  birthPlace: details.birthPlace.trim(),
});
