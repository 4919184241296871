import * as z from 'zod/mini';
import { type PasswordPlace, passwordSchema } from '#domain/password.ts';
import { validationTexts } from '#domain/texts/validation.ts';
import { errorsBy } from './form.ts';

/** A password that exists already: only Cognito knows whether it is right. */
export const presentPasswordSchema = z.string().check(z.minLength(1, validationTexts.passwordRequired));

/** The form that asks for the present password alone. */
export const presentPasswordForm = {
  initial: { password: '' },
  validate: errorsBy(z.object({ password: presentPasswordSchema })),
};

type Passwords = { readonly password: string; readonly confirmation: string };

/** Typed twice; only a password that may be chosen is compared. */
export const isConfirmed = <Typed extends Passwords>() =>
  z.refine<Typed>(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    error: validationTexts.passwordMismatch,
    when: ({ issues }) => issues.every(({ path }) => path?.[0] !== 'password'),
  });

const formOf = (place: PasswordPlace) => ({
  initial: { password: '', confirmation: '' },
  validate: errorsBy(
    z.object({ password: passwordSchema(place), confirmation: z.string() }).check(isConfirmed()),
  ),
});

/** The two fields of a new password for `useForm`, for a customer or for staff. */
export const newPasswordForm = formOf('account');
export const staffPasswordForm = formOf('staff');
