import * as z from 'zod/mini';
import { firstBirthDate, isBirthTime, isCalendarDate, isEndOfDay, isOfAge } from './birth.ts';
import {
  birthSchema,
  isConsistentBirth,
  isHourAnswered,
  sentBirthSchema,
  type ToldBirth,
} from './births/birth.ts';
import { printable } from './letters.ts';
import { salutationSchema } from './mail-form.ts';
import { firstNameSchema, isPrinted, lastNameSchema } from './names.ts';
import { birthNamesSchema, keptBirthNamesSchema, knownPersonSchema, sentPersonSchema } from './persons.ts';
import { validationTexts as texts } from './texts/validation.ts';

/** One ASCII address, without the exotic forms that mail systems refuse. */
const emailPattern =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+([A-Za-z]{2,}|xn--[A-Za-z0-9-]*[A-Za-z0-9])$/;

export const limits = {
  email: 255,
  /** The user pool allows addresses of at most this length. */
  accountEmail: 128,
  birthPlace: 200,
} as const;

/** In lower case, because addresses are compared in that form everywhere. */
const address = (invalid: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, texts.emailRequired),
      z.maxLength(limits.email, texts.emailLong),
      z.regex(emailPattern, invalid),
      z.toLowerCase(),
    );

export const emailSchema = address(texts.emailFormat);
/** The same rule with the messages of the forms without an account (§5 «Contact form», «Guidance form»). */
export const visitorEmailSchema = address(texts.emailInvalid);

/** Tomorrow's UTC date: the latest «today» in any time zone. */
const latestToday = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

/** YYYY-MM-DD or empty. */
export const birthDateSchema = z.string().check(
  z.refine((value) => value === '' || isCalendarDate(value), texts.birthDateFormat),
  z.refine((value) => !isCalendarDate(value) || value >= firstBirthDate, texts.birthDateEarly),
  z.refine((value) => !isCalendarDate(value) || value <= latestToday(), texts.birthDateToCome),
);
/** The same for an adult: the person of a consultation. */
export const adultBirthDateSchema = birthDateSchema.check(
  z.refine((value) => value === '' || isOfAge(value, new Date()), texts.birthDateMinor),
);
/** HH:MM or empty. */
export const birthTimeSchema = z.string().check(
  z.refine((value) => !isEndOfDay(value), texts.birthTimeMidnight),
  z.refine((value) => value === '' || isBirthTime(value), texts.birthTimeFormat),
);
/** At most 200 characters, or empty. */
export const birthPlaceSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(limits.birthPlace, texts.birthPlaceLong),
    z.regex(printable, texts.birthPlaceUnreadable),
  );
/** The same in a report, which prints it. */
export const printedPlaceSchema = birthPlaceSchema.check(isPrinted('place'));

/** The birth of an order as it is sent: with the order, or corrected. */
export const sentBorn = {
  birthDate: adultBirthDateSchema,
  birthTime: birthTimeSchema,
  birthPlace: printedPlaceSchema,
  birth: z.optional(sentBirthSchema),
  /** Whom the consultation is about; absent when it is the buyer, and in a correction that names nobody anew. */
  person: z.optional(sentPersonSchema),
  birthNames: z.optional(birthNamesSchema),
};
export const contradiction = { path: ['birth'], message: texts.birthContradictory };
export const isConsistent = z.refine<Omit<ToldBirth, 'birthPlace'>>(isConsistentBirth, contradiction);

/** §3 «Customer info»: names and address are the buyer's, the birth is that of the person studied. */
export const customerInfoSchema = z
  .strictObject({ firstName: firstNameSchema, lastName: lastNameSchema, email: emailSchema, ...sentBorn })
  .check(isConsistent);
export type CustomerInfo = z.infer<typeof customerInfoSchema>;

/**
 * §5: date, time and place are all required when a selected service needs them; «Je ne connais pas l’heure» answers for
 * the time as well.
 */
export const hasBirthInfo = (info: ToldBirth): boolean =>
  info.birthDate !== '' && isHourAnswered(info) && info.birthPlace.trim() !== '';

/**
 * Mails to this address bounced or were reported as spam (complaint); `at` in UTC, as SES reported it. It ends when the
 * address is corrected or a link from its mailbox is used.
 */
export const emailProblemSchema = z.object({
  kind: z.enum(['bounce', 'complaint']),
  at: z.string(),
  address: z.string(),
});
export type EmailProblem = z.infer<typeof emailProblemSchema>;

/** Wire shape of GET /api/profile: dates as stored, null when unknown, `created_at` in UTC. */
export const profileSchema = z.object({
  email: z.string(),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  /** How mails greet this customer, and the zone of their hours; absent until they are chosen. */
  salutation: z.optional(salutationSchema),
  time_zone: z.optional(z.string()),
  birth_date: z.nullable(z.string()),
  birth_time: z.nullable(z.string()),
  birth_place: z.nullable(z.string()),
  /** What is known beyond these three; absent in older profiles. */
  birth: z.optional(birthSchema),
  birth_names: z.optional(keptBirthNamesSchema),
  /** The other persons for whom this customer orders, oldest agreement first. */
  persons: z.optional(z.array(knownPersonSchema)),
  email_validated: z.boolean(),
  created_at: z.string(),
  email_problem: z.optional(emailProblemSchema),
  /** The customer has asked to close the account, which is erased after this instant (UTC). */
  closes_at: z.optional(z.string()),
});
export type Profile = z.infer<typeof profileSchema>;
