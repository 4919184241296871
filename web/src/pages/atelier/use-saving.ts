import { useState } from 'react';
import { messageOf } from '#web/platform/errors.ts';
import { atelierTexts } from './texts.ts';

/** Saves one thing at a time. `error` is what the form or the server refused; what was typed stays. */
export const useSaving = () => {
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const save = async (run: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await run();
    } catch (failure) {
      setError(messageOf(failure, atelierTexts.failedAction));
    } finally {
      setBusy(false);
    }
  };
  return { error, setError, isBusy, save };
};
