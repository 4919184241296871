import { useState } from 'react';
import type { Closing } from '#domain/wire/closing.ts';
import { ApiError, messageOf } from '#web/platform/errors.ts';
import { type Refusal, useForm } from '#web/platform/form.ts';
import { presentPasswordForm } from '#web/platform/new-password.ts';
import { signInAgain } from '#web/platform/sign-in-again.ts';
import { askClosing } from './api.ts';
import { closeTexts as texts } from './texts.ts';

type Values = { readonly password: string };

const refusalOf = (error: unknown): Refusal<Values> => {
  const refusal = { title: texts.failed, text: messageOf(error, texts.unexpected) };
  const isOfPassword = error instanceof ApiError && ['wrong_password', 'sign_in_again'].includes(error.code);
  return isOfPassword ? { ...refusal, field: 'password' } : refusal;
};

/** The password goes to Cognito only; the server then accepts the wish for a few minutes. */
export const useClose = (onAsked: (closing: Closing) => void) => {
  const form = useForm(presentPasswordForm);
  const [step, setStep] = useState<'password' | 'second look' | 'busy'>('password');
  const lookAgain = () => {
    if (form.submit()) setStep('second look');
  };
  const close = async () => {
    setStep('busy');
    try {
      await signInAgain(form.values.password);
      onAsked(await askClosing());
    } catch (error) {
      form.refuse(refusalOf(error));
      setStep('password');
    }
  };
  return { form, step, lookAgain, close, cancel: () => setStep('password') };
};
