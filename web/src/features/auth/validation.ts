import * as z from 'zod/mini';
import { passwordSchema, type SignUpPlace } from '#domain/password.ts';
import { emailSchema } from '#domain/profile.ts';
import { validationTexts } from '#domain/texts/validation.ts';
import { errorsBy, type FormErrors } from '#web/platform/form.ts';
import { presentPasswordSchema } from '#web/platform/new-password.ts';

export type AuthMode = 'sign-in' | 'sign-up';
export type AuthPlace = Exclude<SignUpPlace, 'checkout'>;
export type Credentials = {
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
};

export const noCredentials: Credentials = { email: '', password: '', confirmation: '' };

const signIn = errorsBy(z.object({ email: emailSchema, password: presentPasswordSchema }));
const signUpOn = (place: AuthPlace) =>
  errorsBy(
    z
      .object({
        email: emailSchema,
        password: z.pipe(presentPasswordSchema, passwordSchema(place)),
        confirmation: z.string(),
      })
      .check(
        z.refine(({ password, confirmation }) => password === confirmation, {
          path: ['confirmation'],
          error: validationTexts.passwordMismatch,
          when: () => true,
        }),
      ),
  );
const signUp = { auth: signUpOn('auth'), account: signUpOn('account') } as const;

/** §5: a sign-in only requires a password; a sign-up follows the password rules of its page. */
export const credentialErrors = (
  values: Credentials,
  mode: AuthMode,
  place: AuthPlace,
): FormErrors<Credentials> => (mode === 'sign-in' ? signIn : signUp[place])(values);
