/** What is typed on /mon-ciel: it lives in this page's memory and is written nowhere. */
import * as z from 'zod/mini';
import { catalogue, type Discipline } from '#domain/catalogue.ts';
import { firstNameSchema, lastNameSchema } from '#domain/names.ts';
import { birthDateSchema, birthPlaceSchema, birthTimeSchema } from '#domain/profile.ts';
import { placeErrors } from '#web/features/birth/birth-errors.ts';
import { type BirthDraft, birthTextsOf, hasHour, noBirth, precisionOf } from '#web/features/birth/draft.ts';
import { errorsBy, type FormErrors } from '#web/platform/form.ts';
import { checkoutTexts as texts } from '#web/texts/checkout.ts';

export type Typed = BirthDraft & { readonly firstName: string; readonly lastName: string };

/** In the order of the screen. */
export const nothing: Typed = { firstName: '', lastName: '', ...noBirth };

const given = (message: string) => z.string().check(z.refine((text) => text.trim() !== '', message));
const birthDate = z.pipe(given(texts.birthDateRequired), birthDateSchema);
const birthTime = z.pipe(given(texts.birthTimeRequired), birthTimeSchema);
const birthPlace = z.pipe(given(texts.birthPlaceRequired), birthPlaceSchema);
const birthDayPart = given(texts.birthDayPartRequired);
const ofNumbers = errorsBy(z.object({ firstName: firstNameSchema, lastName: lastNameSchema, birthDate }));
const ofHour = errorsBy(z.object({ birthDate, birthTime, birthPlace }));
const ofDayPart = errorsBy(z.object({ birthDate, birthDayPart, birthPlace }));
const ofDay = errorsBy(z.object({ birthDate, birthPlace }));

const skyErrors = (typed: Typed) => {
  if (hasHour(typed)) return ofHour;
  return precisionOf(typed) === 'part' ? ofDayPart : ofDay;
};

/** The message of each field that the drawing needs; the numbers need names, the others hour and place. */
export const errorsOf = (service: Discipline, typed: Typed): FormErrors<Typed> => {
  const values = { ...typed, ...birthTextsOf(typed) };
  if (catalogue[service].chart === 'numbers') return ofNumbers(values);
  return { ...skyErrors(typed)(values), ...placeErrors(typed) };
};
