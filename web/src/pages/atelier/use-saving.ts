import { useState } from 'react';
import { messageOf } from '#web/platform/errors.ts';
import { atelierTexts } from './texts.ts';

/** Saves one setting at a time. `error` is the refusal of the form or the server; the typed value stays. */
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
