import type { CustomerInfo } from '#domain/profile.ts';
import { type BirthDraft, birthTextsOf, noBirth } from '#web/features/birth/draft.ts';
import { noStudied, type StudiedDraft } from './studied.ts';

/** The text fields of step 2; birth date and time are in French notation. */
export type Typed = BirthDraft &
  StudiedDraft & {
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
