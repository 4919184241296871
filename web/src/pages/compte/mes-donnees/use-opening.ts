import { useState } from 'react';
import { openExport } from '#domain/wire/exports.ts';
import { call } from '#web/platform/api-client.ts';
import { ApiError, messageOf } from '#web/platform/errors.ts';
import { type Refusal, useForm } from '#web/platform/form.ts';
import { presentPasswordForm } from '#web/platform/new-password.ts';
import { signInAgain } from '#web/platform/sign-in-again.ts';
import { useAction } from '#web/platform/use-action.ts';
import { dataTexts as texts } from './texts.ts';

type Values = { readonly password: string };

const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'sign_in_again';

const refusalOf = (error: unknown): Refusal<Values> => {
  const refusal = { title: texts.openFailed, text: messageOf(error, texts.unexpected) };
  const isPassword = error instanceof ApiError && error.code === 'wrong_password';
  return isPassword ? { ...refusal, field: 'password' } : refusal;
};

/** The address is an attachment, so the browser downloads it and stays on this page. */
const download = async (): Promise<void> => {
  const { url } = await call(openExport, { body: {} });
  window.location.assign(url);
};

/** Downloads the export; asks for the password first when it was typed too long ago. */
export const useOpening = (onOpened: () => void) => {
  const form = useForm(presentPasswordForm);
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<unknown>();

  const get = async () => {
    setError(undefined);
    await download();
    setAsking(false);
    onOpened();
  };
  const opening = useAction({
    act: get,
    fail: (failure) => (isStale(failure) ? setAsking(true) : setError(failure)),
  });
  const proof = useAction({
    check: form.submit,
    act: async () => {
      await signInAgain(form.values.password);
      await get();
    },
    fail: (failure) => form.refuse(refusalOf(failure)),
  });
  return {
    form,
    isBusy: opening.isBusy || proof.isBusy,
    isAsking,
    error,
    open: opening.run,
    prove: proof.run,
    cancel: () => setAsking(false),
  };
};
