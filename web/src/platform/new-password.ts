import { type PasswordPlace, passwordSchema } from '#domain/profile.ts';
import { validationTexts } from '#domain/texts/validation.ts';
import type { FormErrors } from './form.ts';

type Passwords = { readonly password: string; readonly confirmation: string };

const initial: Passwords = { password: '', confirmation: '' };

const rulesOf =
  (place: PasswordPlace) =>
  (values: Passwords): FormErrors<Passwords> => {
    const { password, confirmation } = values;
    const message = passwordSchema(place).safeParse(password).error?.issues[0]?.message;
    if (message) return { password: message };
    return password === confirmation ? {} : { confirmation: validationTexts.passwordMismatch };
  };

/** The two fields of a new password for `useForm`, for a customer or for staff. */
export const newPasswordForm = { initial, validate: rulesOf('account') } as const;
export const staffPasswordForm = { initial, validate: rulesOf('staff') } as const;
