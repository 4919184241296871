import { catalogue, type PaidKey } from '#domain/catalogue.ts';
import {
  adultBirthDateSchema,
  birthPlaceSchema,
  birthTimeSchema,
  type CustomerInfo,
  emailSchema,
  firstNameSchema,
  hasBirthInfo,
  lastNameSchema,
  passwordSchema,
} from '#domain/profile.ts';
import { validationTexts } from '#domain/texts/validation.ts';
import { checkoutTexts as texts } from '#web/texts/checkout.ts';
import { type Buyer, type Details, type FieldErrors, type FieldName, infoOf, type Typed } from './details.ts';

/** Fields in the order of the screen; errors are told in this order. */
const fieldsOf: Readonly<Record<Buyer, readonly FieldName[]>> = {
  'sign-up': [
    ...(['firstName', 'lastName', 'email', 'password', 'confirmation'] as const),
    ...(['birthDate', 'birthTime', 'birthPlace', 'terms', 'adult'] as const),
  ],
  'sign-in': ['email', 'password'],
  'signed-in': ['firstName', 'lastName', 'birthDate', 'birthTime', 'birthPlace', 'terms', 'adult'],
};

const needsBirth = (services: readonly PaidKey[]): boolean =>
  services.some((key) => catalogue[key].needsBirthInfo);

type Parsed = { success: boolean; error?: { issues: readonly { message: string }[] } };
const messageOf = (parsed: Parsed): string | undefined =>
  parsed.success ? undefined : parsed.error?.issues[0]?.message;

const required = (value: string, isNeeded: boolean, message: string): string | undefined =>
  isNeeded && value.trim() === '' ? message : undefined;

const passwordError = (details: Details, buyer: Buyer): string | undefined =>
  buyer === 'sign-up'
    ? messageOf(passwordSchema('checkout').safeParse(details.password))
    : required(details.password, true, validationTexts.passwordRequired);

type Rule = (
  details: Details,
  info: CustomerInfo,
  needed: { buyer: Buyer; birth: boolean },
) => string | undefined;

const rules: Readonly<Record<FieldName, Rule>> = {
  firstName: (_, info) => messageOf(firstNameSchema.safeParse(info.firstName)),
  lastName: (_, info) => messageOf(lastNameSchema.safeParse(info.lastName)),
  email: (_, info) => messageOf(emailSchema.safeParse(info.email)),
  password: (details, _, { buyer }) => passwordError(details, buyer),
  confirmation: (details) =>
    details.confirmation === details.password ? undefined : validationTexts.passwordMismatch,
  birthDate: (_, info, { birth }) =>
    required(info.birthDate, birth, texts.birthDateRequired) ??
    messageOf(adultBirthDateSchema.safeParse(info.birthDate)),
  birthTime: (_, info, { birth }) =>
    required(info.birthTime, birth, texts.birthTimeRequired) ??
    messageOf(birthTimeSchema.safeParse(info.birthTime)),
  birthPlace: (_, info, { birth }) =>
    required(info.birthPlace, birth, texts.birthPlaceRequired) ??
    messageOf(birthPlaceSchema.safeParse(info.birthPlace)),
  terms: (details) => (details.terms ? undefined : validationTexts.termsRequired),
  adult: (details) => (details.adult ? undefined : validationTexts.adultRequired),
};

/** §5: the message of each field that cannot be accepted, in the order of the screen. */
export const errorsOf = (details: Details, buyer: Buyer, services: readonly PaidKey[]): FieldErrors => {
  const info = infoOf(details);
  const needed = { buyer, birth: needsBirth(services) };
  const found: FieldErrors = {};
  for (const field of fieldsOf[buyer]) {
    const message = rules[field](details, info, needed);
    if (message) found[field] = message;
  }
  return found;
};

/** The fields whose absence disables the pay button (§5), in the order of the screen. */
export const missingFields = (details: Typed, services: readonly PaidKey[]): (keyof Typed)[] => {
  const birth = needsBirth(services) ? (['birthDate', 'birthTime', 'birthPlace'] as const) : [];
  const needed = ['firstName', 'lastName', 'email', ...birth] as const;
  return needed.filter((field) => details[field].trim() === '');
};

/** The toast of a refused form: birth data that is missing has its own words (§5), otherwise the first message. */
export const problemOf = (
  errors: FieldErrors,
  details: Details,
  services: readonly PaidKey[],
): { title: string; text: string } | undefined => {
  const [first] = Object.values(errors);
  if (first === undefined) return undefined;
  const birthFields: readonly string[] = ['birthDate', 'birthTime', 'birthPlace'];
  const isFirstBirth = birthFields.includes(Object.keys(errors)[0] ?? '');
  if (isFirstBirth && needsBirth(services) && !hasBirthInfo(infoOf(details))) {
    return { title: validationTexts.birthRequired, text: validationTexts.birthRequiredDetail };
  }
  return { title: texts.validationTitle, text: first };
};
