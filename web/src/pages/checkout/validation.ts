import { isTimed } from '#domain/births/birth.ts';
import type { TypedInstant } from '#domain/births/instant.ts';
import { chartsOf, needBirth, needBirthNames, type PaidKey } from '#domain/catalogue.ts';
import { firstNameSchema, lastNameSchema } from '#domain/names.ts';
import { passwordSchema } from '#domain/password.ts';
import {
  adultBirthDateSchema,
  birthTimeSchema,
  emailSchema,
  hasBirthInfo,
  printedPlaceSchema,
} from '#domain/profile.ts';
import { validationTexts } from '#domain/texts/validation.ts';
import { placeErrors } from '#web/features/birth/birth-errors.ts';
import { type BirthName, birthOf, hasHour, precisionOf, typedInstantOf } from '#web/features/birth/draft.ts';
import { messageIn } from '#web/platform/form.ts';
import { checkoutTexts as texts } from '#web/texts/checkout.ts';
import {
  type Buyer,
  type Details,
  type FieldErrors,
  type FieldName,
  hasBirthNames,
  infoOf,
  isForOther,
  type StudiedDraft,
  type Typed,
} from './details.ts';
import { costsOf } from './details-texts.ts';

/** Only the chart of numbers is computed without the hour. */
export const needsHour = (services: readonly PaidKey[]): boolean =>
  chartsOf(services).some((chart) => chart !== 'numbers');

/**
 * One sentence on what this precision gives a service or takes from it, undefined without a chart; `margin` in minutes,
 * of `about`.
 */
export const precisionCost = (
  service: PaidKey,
  { precision, margin = 0, offset }: Pick<TypedInstant, 'precision' | 'margin' | 'offset'>,
): string | undefined =>
  costsOf(chartsOf([service]))?.[isTimed(precision) && offset?.seconds === null ? 'doubted' : precision](
    margin,
  );

const birthFields = [
  ...(['birthDate', 'birthTime', 'birthDayPart', 'birthPlace'] as const),
  ...(['birthZone', 'birthLatitude', 'birthLongitude'] as const),
] as const;
type CheckedField =
  | Exclude<FieldName, BirthName | keyof StudiedDraft>
  | (typeof birthFields)[number]
  | (typeof studiedFields)[number];

const studiedFields = [
  ...(['personFirstName', 'personLastName'] as const),
  ...(['birthFirstNames', 'birthLastName', 'agrees'] as const),
] as const;

/** What is typed or agreed to in the form, in the order of the screen. */
const filledFields = [
  ...studiedFields,
  ...birthFields,
  ...(['firstName', 'lastName', 'email', 'password', 'confirmation'] as const),
] as const;

/** Fields in the order of the screen; errors are announced in this order. */
const fieldsOf: Readonly<Record<Buyer, readonly CheckedField[]>> = {
  'sign-up': [...filledFields, 'terms', 'adult'],
  'sign-in': ['email', 'password'],
  'signed-in': [...studiedFields, ...birthFields, 'firstName', 'lastName', 'terms', 'adult'],
};

type Schema = Parameters<typeof messageIn>[0];
const told = new WeakMap<Schema, { readonly value: string; readonly message: string | undefined }>();

/**
 * The message of the last value is kept: each key and each tap asks for the messages of all fields, of which one at most
 * has another value.
 */
const messageFor = (schema: Schema, value: string): string | undefined => {
  const last = told.get(schema);
  if (last?.value === value) return last.message;
  const message = messageIn(schema, value);
  told.set(schema, { value, message });
  return message;
};

const newPassword = passwordSchema('checkout');

const required = (value: string, isNeeded: boolean, message: string): string | undefined =>
  isNeeded && value.trim() === '' ? message : undefined;

const passwordError = (details: Details, buyer: Buyer): string | undefined =>
  buyer === 'sign-up'
    ? messageIn(newPassword, details.password)
    : required(details.password, true, validationTexts.passwordRequired);

/** The message of a value that may be left out. */
const optional = (schema: Schema, value: string): string | undefined =>
  value.trim() === '' ? undefined : messageFor(schema, value);

type Rule = (
  details: Details,
  info: ReturnType<typeof infoOf>,
  needed: { buyer: Buyer; birth: boolean; names: boolean },
) => string | undefined;

const rules: Readonly<Record<CheckedField, Rule>> = {
  firstName: (_, info) => messageFor(firstNameSchema, info.firstName),
  lastName: (_, info) => messageFor(lastNameSchema, info.lastName),
  email: (_, info) => messageFor(emailSchema, info.email),
  password: (details, _, { buyer }) => passwordError(details, buyer),
  confirmation: (details) =>
    details.confirmation === details.password ? undefined : validationTexts.passwordMismatch,
  personFirstName: (details) =>
    isForOther(details) ? messageFor(firstNameSchema, details.personFirstName) : undefined,
  personLastName: (details) =>
    isForOther(details) ? messageFor(lastNameSchema, details.personLastName) : undefined,
  agrees: (details) =>
    isForOther(details) && !details.agrees ? validationTexts.agreementRequired : undefined,
  birthFirstNames: (details, _, { names }) =>
    names && hasBirthNames(details) ? optional(firstNameSchema, details.birthFirstNames) : undefined,
  birthLastName: (details, _, { names }) =>
    names && hasBirthNames(details) ? optional(lastNameSchema, details.birthLastName) : undefined,
  birthDate: (_, info, { birth }) =>
    required(info.birthDate, birth, texts.birthDateRequired) ??
    messageIn(adultBirthDateSchema, info.birthDate),
  birthTime: (details, info, { birth }) =>
    required(info.birthTime, birth && hasHour(details), texts.birthTimeRequired) ??
    messageFor(birthTimeSchema, info.birthTime),
  birthDayPart: (details, _, { birth }) =>
    required(details.birthDayPart, birth && precisionOf(details) === 'part', texts.birthDayPartRequired),
  birthPlace: (details, info, { birth }) =>
    required(info.birthPlace, birth, texts.birthPlaceRequired) ??
    messageFor(printedPlaceSchema, info.birthPlace) ??
    placeErrors(details).birthPlace,
  birthZone: (details) => placeErrors(details).birthZone,
  birthLatitude: (details) => placeErrors(details).birthLatitude,
  birthLongitude: (details) => placeErrors(details).birthLongitude,
  terms: (details) => (details.terms ? undefined : validationTexts.termsRequired),
  adult: (details) => (details.adult ? undefined : validationTexts.adultRequired),
};

/** §5: the message of each field that cannot be accepted, in the order of the screen. */
export const errorsOf = (details: Details, buyer: Buyer, services: readonly PaidKey[]): FieldErrors => {
  const info = infoOf(details);
  const needed = { buyer, birth: needBirth(services), names: needBirthNames(services) };
  const found: FieldErrors = {};
  for (const field of fieldsOf[buyer]) {
    const message = rules[field](details, info, needed);
    if (message) found[field] = message;
  }
  return found;
};

type NeededField =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'personFirstName'
  | 'personLastName'
  | 'birthDate'
  | 'birthTime'
  | 'birthDayPart'
  | 'birthPlace';

/** The fields that §5 wants before the order, in the order of the screen. */
export const missingFields = (details: Typed, services: readonly PaidKey[]): NeededField[] => {
  const hour = { exact: 'birthTime', about: 'birthTime', part: 'birthDayPart', unknown: undefined } as const;
  const birth: (NeededField | undefined)[] = ['birthDate', hour[precisionOf(details)], 'birthPlace'];
  const needed: (NeededField | undefined)[] = [
    ...(isForOther(details) ? (['personFirstName', 'personLastName'] as const) : []),
    ...(needBirth(services) ? birth : []),
    'firstName',
    'lastName',
    'email',
  ];
  return needed.filter((field) => field !== undefined).filter((field) => details[field].trim() === '');
};

/** The first field above the order that cannot be accepted yet. */
export const nextField = (problems: FieldErrors) => filledFields.find((name) => problems[name] !== undefined);

/** True when nothing about the person studied and the birth is missing or wrong. */
export const isBirthDone = (problems: FieldErrors): boolean =>
  [...studiedFields, ...birthFields].every((name) => problems[name] === undefined);

/** The toast of a refused form: birth data that is missing has its own words (§5), otherwise the first message. */
export const problemOf = (
  errors: FieldErrors,
  details: Details,
  services: readonly PaidKey[],
): { title: string; text: string } | undefined => {
  const [first] = Object.values(errors);
  if (first === undefined) return undefined;
  const isFirstBirth = birthFields.some((field) => field === Object.keys(errors)[0]);
  const info = { ...infoOf(details), birth: birthOf(typedInstantOf(details), undefined) };
  if (isFirstBirth && needBirth(services) && !hasBirthInfo(info)) {
    return { title: validationTexts.birthRequired, text: validationTexts.birthRequiredDetail };
  }
  return { title: texts.validationTitle, text: first };
};

type Hinted = { details: Details; buyer: Buyer; missing: readonly NeededField[]; errors: FieldErrors };

type FilledField = (typeof filledFields)[number];
export type Hint = { readonly missing: readonly FilledField[]; readonly wrong: readonly FilledField[] };

/** What is missing and what is wrong before the order. */
export const orderHint = ({ details, buyer, missing, errors }: Hinted): Hint => {
  const isEmpty = (name: FilledField): boolean =>
    name === 'password' || name === 'confirmation'
      ? buyer === 'sign-up' && details[name] === ''
      : missing.some((needed) => needed === name);
  return {
    missing: filledFields.filter(isEmpty),
    wrong: filledFields.filter((name) => errors[name] !== undefined && !isEmpty(name)),
  };
};
