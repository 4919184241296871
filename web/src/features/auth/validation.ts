import { emailSchema, passwordSchema, type SignUpPlace } from '#domain/profile.ts';
import { validationTexts } from '#domain/texts/validation.ts';
import type { FormErrors } from '#web/platform/form.ts';

export type AuthMode = 'sign-in' | 'sign-up';
export type Credentials = {
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
};

export const noCredentials: Credentials = { email: '', password: '', confirmation: '' };

type Result = { success: boolean; error?: { issues: readonly { message: string }[] } };
const firstMessage = (result: Result): string | undefined => result.error?.issues[0]?.message;

/** §5: a sign-in only requires a password; a sign-up follows the password rules of its page. */
export const credentialErrors = (
  values: Credentials,
  mode: AuthMode,
  place: Exclude<SignUpPlace, 'checkout'>,
): FormErrors<Credentials> => {
  const errors: FormErrors<Credentials> = {};
  const email = firstMessage(emailSchema.safeParse(values.email));
  if (email) errors.email = email;
  const password =
    mode === 'sign-up' ? firstMessage(passwordSchema(place).safeParse(values.password)) : undefined;
  if (values.password === '') errors.password = validationTexts.passwordRequired;
  else if (password) errors.password = password;
  if (mode === 'sign-up' && values.confirmation !== values.password) {
    errors.confirmation = validationTexts.passwordMismatch;
  }
  return errors;
};
