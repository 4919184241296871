import { useState } from 'react';
import type { EmailProblem } from '#domain/profile.ts';
import { emailSchema } from '#domain/profile.ts';
import { validationTexts } from '#domain/texts/validation.ts';
import { ApiError, messageOf } from '#web/platform/errors.ts';
import { type FormErrors, type Refusal, useForm } from '#web/platform/form.ts';
import { renew } from '#web/platform/session.ts';
import { signInAgain } from '#web/platform/sign-in-again.ts';
import { addressTexts as texts } from './address-texts.ts';
import { changeAddress } from './api.ts';

type Values = { readonly email: string; readonly password: string };

/** The field that a refusal of the server concerns. */
const fieldOf = {
  wrong_password: 'password',
  sign_in_again: 'password',
  already_registered: 'email',
} as const;
const refusalOf = (error: unknown): Refusal<Values> => {
  const refusal = { title: texts.failed, text: messageOf(error, texts.unexpected) };
  const field =
    error instanceof ApiError && Object.entries(fieldOf).find(([code]) => code === error.code)?.[1];
  return field ? { ...refusal, field } : refusal;
};

/** The unchanged address is accepted only when there is a problem with it. */
const validatorOf =
  (current: string, problem: EmailProblem | undefined) =>
  ({ email, password }: Values): FormErrors<Values> => {
    const parsed = emailSchema.safeParse(email);
    const isSame = parsed.data === current && !problem;
    const message = isSame ? texts.same : parsed.error?.issues[0]?.message;
    return {
      ...(message && { email: message }),
      ...(password === '' && { password: validationTexts.passwordRequired }),
    };
  };

type Wish = {
  readonly current: string;
  readonly problem: EmailProblem | undefined;
  readonly onChanged: (email: string) => void;
};

/** The password goes to Cognito only; the server then accepts the change for a few minutes. */
export const useChangeEmail = ({ current, problem, onChanged }: Wish) => {
  const form = useForm<Values>({
    initial: { email: current, password: '' },
    validate: validatorOf(current, problem),
  });
  const [isBusy, setBusy] = useState(false);

  const submit = async () => {
    if (isBusy || !form.submit()) return;
    setBusy(true);
    try {
      await signInAgain(form.values.password);
      const { email } = await changeAddress(form.values.email);
      // The page shows the new address at once; if the network fails, the next refresh shows it.
      await renew().catch(() => undefined);
      onChanged(email);
    } catch (error) {
      form.refuse(refusalOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { form, isBusy, submit };
};
