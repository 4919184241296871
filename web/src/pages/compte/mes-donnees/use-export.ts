import { useEffect, useRef, useState } from 'react';
import { askExport, type Export, readExport } from '#domain/wire/exports.ts';
import { call } from '#web/platform/api-client.ts';
import { useAction } from '#web/platform/use-action.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';

const pollMs = 2000;

const load = (signal: AbortSignal): Promise<Export> => call(readExport, { signal });

/** The customer's export, asked for again every two seconds while it is made. `onStep`: it has got another state. */
export const useExport = (onStep: () => void) => {
  const { data, error, reload, change } = useLoaded(load, true);
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

  const { isBusy, run } = useAction({
    act: async () => {
      setRefusal(undefined);
      const asked = await call(askExport, { body: {} });
      change(() => asked);
    },
    fail: setRefusal,
  });

  return { data, error: refusal ?? (data ? undefined : error), reload, ask: run, isBusy };
};
