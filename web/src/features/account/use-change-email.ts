import * as z from 'zod/mini';
import type { EmailProblem } from '#domain/profile.ts';
import { emailSchema } from '#domain/profile.ts';
import { ApiError, messageOf } from '#web/platform/errors.ts';
import { errorsBy, type Refusal, useForm } from '#web/platform/form.ts';
import { presentPasswordSchema } from '#web/platform/new-password.ts';
import { renew } from '#web/platform/session.ts';
import { signInAgain } from '#web/platform/sign-in-again.ts';
import { useAction } from '#web/platform/use-action.ts';
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
const rulesOf = (current: string, problem: EmailProblem | undefined) =>
  errorsBy(
    z.object({
      email: emailSchema.check(z.refine((email) => email !== current || problem !== undefined, texts.same)),
      password: presentPasswordSchema,
    }),
  );

type Wish = {
  readonly current: string;
  readonly problem: EmailProblem | undefined;
  readonly onChanged: (email: string) => void;
};

/** The password goes to Cognito only; the server then accepts the change for a few minutes. */
export const useChangeEmail = ({ current, problem, onChanged }: Wish) => {
  const form = useForm<Values>({
    initial: { email: current, password: '' },
    validate: rulesOf(current, problem),
  });
  const { isBusy, run } = useAction({
    check: form.submit,
    act: async () => {
      await signInAgain(form.values.password);
      const { email } = await changeAddress(form.values.email);
      // The page shows the new address at once; if the network fails, the next refresh shows it.
      await renew().catch(() => undefined);
      onChanged(email);
    },
    fail: (error) => form.refuse(refusalOf(error)),
  });
  return { form, isBusy, submit: run };
};
