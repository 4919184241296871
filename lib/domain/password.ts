/** How long a password is, and what it holds. */
import * as z from 'zod/mini';
import { printable } from './letters.ts';
import { validationTexts as texts } from './texts/validation.ts';

/** For every staff member, wherever a password is set. */
export const staffPasswordMinimum = 12;
/** Password minimum by place (§5): 8 with a letter and a digit at checkout, 6 on /auth and /compte. */
export const passwordMinimum = { checkout: 8, auth: 6, account: 6, staff: staffPasswordMinimum } as const;
export type PasswordPlace = keyof typeof passwordMinimum;
export type SignUpPlace = Exclude<PasswordPlace, 'staff'>;
const passwordShort = {
  checkout: texts.passwordShort8,
  auth: texts.passwordShort6,
  account: texts.passwordShort6,
  staff: texts.passwordShortStaff,
} as const;

const longest = 128;

/** The pool refuses spaces at the ends; unprintable characters cannot be typed again. */
const isTypable = (value: string): boolean => printable.test(value) && value.trim() === value;

/** A password as it is sent: its rules depend on the account, which the server knows. */
export const sentPasswordSchema = z
  .string()
  .check(z.minLength(1, texts.passwordRequired), z.maxLength(longest, texts.passwordLong));

/** A password for a place (§5); `isCommonPassword` checks the list of common ones separately. */
export const passwordSchema = (place: PasswordPlace) => {
  const base = z
    .string()
    .check(
      z.minLength(passwordMinimum[place], passwordShort[place]),
      z.maxLength(longest, texts.passwordLong),
      z.refine(isTypable, texts.passwordUnreadable),
    );
  if (place !== 'checkout') return base;
  return base.check(
    z.refine((value) => /\p{L}/u.test(value) && /\d/.test(value), { error: texts.passwordMix, abort: true }),
  );
};
