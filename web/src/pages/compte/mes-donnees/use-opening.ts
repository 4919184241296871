import { useState } from 'react';
import { validationTexts } from '#domain/texts/validation.ts';
import { openExport } from '#domain/wire/exports.ts';
import { call } from '#web/platform/api-client.ts';
import { ApiError, messageOf } from '#web/platform/errors.ts';
import { type Refusal, useForm } from '#web/platform/form.ts';
import { signInAgain } from '#web/platform/sign-in-again.ts';
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
  const form = useForm<Values>({
    initial: { password: '' },
    validate: ({ password }) => (password === '' ? { password: validationTexts.passwordRequired } : {}),
  });
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<unknown>();

  const run = async (act: () => Promise<void>, onFailure: (failure: unknown) => void): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      await act();
      setAsking(false);
      onOpened();
    } catch (failure) {
      onFailure(failure);
    } finally {
      setBusy(false);
    }
  };

  const open = () => run(download, (failure) => (isStale(failure) ? setAsking(true) : setError(failure)));
  const prove = async () => {
    if (isBusy || !form.submit()) return;
    const enter = async () => {
      await signInAgain(form.values.password);
      await download();
    };
    await run(enter, (failure) => form.refuse(refusalOf(failure)));
  };
  return { form, isBusy, isAsking, error, open, prove, cancel: () => setAsking(false) };
};
