/** What is typed on /mon-ciel: it lives in this page's memory and is written nowhere. */
import type { Discipline } from '#domain/catalogue.ts';
import { firstNameSchema, lastNameSchema } from '#domain/names.ts';
import { birthDateSchema, birthPlaceSchema, birthTimeSchema } from '#domain/profile.ts';
import { byHandErrors } from '#web/features/birth/by-hand-errors.ts';
import { type BirthDraft, birthTextsOf, hasHour, noBirth, precisionOf } from '#web/features/birth/draft.ts';
import type { FormErrors } from '#web/platform/form.ts';
import { checkoutTexts as texts } from '#web/texts/checkout.ts';

export type Typed = BirthDraft & { readonly firstName: string; readonly lastName: string };

/** In the order of the screen. */
export const nothing: Typed = { firstName: '', lastName: '', ...noBirth };

type Parsed = { success: boolean; error?: { issues: readonly { message: string }[] } };
const messageOf = ({ success, error }: Parsed): string | undefined =>
  success ? undefined : error?.issues[0]?.message;

const found = (messages: { readonly [K in keyof Typed]?: string | undefined }): FormErrors<Typed> =>
  Object.fromEntries(Object.entries(messages).filter(([, message]) => message !== undefined));

const missing = (value: string, message: string): string | undefined =>
  value.trim() === '' ? message : undefined;

/** The message of each field that the drawing needs; the numbers need names, the others hour and place. */
export const errorsOf = (service: Discipline, typed: Typed): FormErrors<Typed> => {
  const { birthDate, birthTime, birthPlace } = birthTextsOf(typed);
  const day = missing(birthDate, texts.birthDateRequired) ?? messageOf(birthDateSchema.safeParse(birthDate));
  if (service === 'numerologie')
    return found({
      firstName: messageOf(firstNameSchema.safeParse(typed.firstName.trim())),
      lastName: messageOf(lastNameSchema.safeParse(typed.lastName.trim())),
      birthDate: day,
    });
  const isPart = precisionOf(typed) === 'part';
  return found({
    birthDate: day,
    birthTime:
      (hasHour(typed) ? missing(birthTime, texts.birthTimeRequired) : undefined) ??
      messageOf(birthTimeSchema.safeParse(birthTime)),
    birthDayPart: isPart ? missing(typed.birthDayPart, texts.birthDayPartRequired) : undefined,
    birthPlace:
      missing(birthPlace, texts.birthPlaceRequired) ?? messageOf(birthPlaceSchema.safeParse(birthPlace)),
    ...byHandErrors(typed),
  });
};
