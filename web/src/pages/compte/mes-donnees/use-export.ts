import { useCallback, useEffect, useRef, useState } from 'react';
import { askExport, type Export, readExport } from '#domain/wire/exports.ts';
import { call } from '#web/platform/api-client.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';

const pollMs = 2000;

const load = (signal: AbortSignal): Promise<Export> => call(readExport, { signal });

/** The customer's export, asked for again every two seconds while it is made. `onStep`: it has got another state. */
export const useExport = (onStep: () => void) => {
  const { data, error, reload, change } = useLoaded(load, true);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  useEffect(() => {
    if (data?.state !== 'making') return;
    const timer = setTimeout(reload, pollMs);
    return () => clearTimeout(timer);
  }, [data, reload]);

  const state = data?.state;
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== undefined && before.current !== state) onStep();
    before.current = state;
  }, [state, onStep]);

  const ask = useCallback(async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      const asked = await call(askExport, { body: {} });
      change(() => asked);
    } catch (failure) {
      setRefusal(failure);
    } finally {
      setBusy(false);
    }
  }, [change]);

  return { data, error: refusal ?? (data ? undefined : error), reload, ask, isBusy };
};
