import { passwordSchema } from '#domain/profile.ts';
import { validationTexts } from '#domain/texts/validation.ts';
import type { FormErrors } from './form.ts';

type Passwords = { readonly password: string; readonly confirmation: string };

const initial: Passwords = { password: '', confirmation: '' };

const validate = ({ password, confirmation }: Passwords): FormErrors<Passwords> => {
  const message = passwordSchema('account').safeParse(password).error?.issues[0]?.message;
  if (message) return { password: message };
  return password === confirmation ? {} : { confirmation: validationTexts.passwordMismatch };
};

/** For `useForm`: a new password of an account, twice. */
export const newPasswordForm = { initial, validate } as const;
