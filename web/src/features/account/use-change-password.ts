import * as z from 'zod/mini';
import { passwordSchema } from '#domain/profile.ts';
import { ApiError, isCommonPassword, messageOf } from '#web/platform/errors.ts';
import { errorsBy, type Refusal, useForm } from '#web/platform/form.ts';
import { isConfirmed, newPasswordForm, presentPasswordSchema } from '#web/platform/new-password.ts';
import { throughChange } from '#web/platform/session.ts';
import { signInAgain } from '#web/platform/sign-in-again.ts';
import { useAction } from '#web/platform/use-action.ts';
import { useToast } from '#web/ui/toast.tsx';
import { changePassword } from './api.ts';
import { passwordTexts as texts } from './password-texts.ts';

type Values = { readonly present: string; readonly password: string; readonly confirmation: string };

const validate = errorsBy(
  z
    .object({
      present: presentPasswordSchema,
      password: passwordSchema('account'),
      confirmation: z.string(),
    })
    .check(
      isConfirmed(),
      z.refine(({ present, password }) => present === '' || password !== present, {
        path: ['password'],
        error: texts.same,
      }),
    ),
);

const refusalOf = (error: unknown): Refusal<Values> => {
  const refusal = { title: texts.failed, text: messageOf(error, texts.unexpected) };
  if (isCommonPassword(error)) return { ...refusal, field: 'password' };
  const isWrong = error instanceof ApiError && ['wrong_password', 'sign_in_again'].includes(error.code);
  return isWrong ? { ...refusal, field: 'present' } : refusal;
};

/** The present password goes to Cognito only; the server then accepts the change for a few minutes. */
export const useChangePassword = (onChanged: () => void) => {
  const toast = useToast();
  const form = useForm<Values>({ initial: { present: '', ...newPasswordForm.initial }, validate });
  const { present, password } = form.values;
  const { isBusy, run } = useAction({
    check: form.submit,
    act: async () => {
      await signInAgain(present);
      const isEntered = await throughChange(password, () => changePassword(password));
      const text = isEntered ? texts.changedDetail : texts.signInByHand;
      toast({ title: texts.changed, text, tone: 'success' });
      onChanged();
    },
    fail: (error) => form.refuse(refusalOf(error)),
  });
  return { form, isBusy, submit: run };
};
