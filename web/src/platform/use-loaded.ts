import { useCallback, useEffect, useRef, useState } from 'react';

export type Loaded<T> = {
  /** The last answer, which stays while it is fetched again. */
  readonly data: T | undefined;
  readonly error: unknown;
  readonly reload: () => void;
  /** Replaces the data with that of another answer. */
  readonly change: (update: (data: T) => T) => void;
};

/** The answer of `load`, called once it is wanted. `load` must be stable. */
export const useLoaded = <T>(load: (signal: AbortSignal) => Promise<T>, isWanted: boolean): Loaded<T> => {
  const [state, setState] = useState<{ data?: T; error?: unknown }>({});
  const [round, setRound] = useState({});
  const changes = useRef(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const run = async (_round: object) => {
      setState((current) => ({ ...current, error: undefined }));
      try {
        const seen = changes.current;
        const data = await load(signal);
        if (signal.aborted) return;
        // This answer may be older than a change made meanwhile.
        if (changes.current !== seen) setRound({});
        else setState({ data });
      } catch (error) {
        if (!signal.aborted) setState((current) => ({ ...current, error }));
      }
    };
    if (isWanted) void run(round);
    return () => controller.abort();
  }, [load, isWanted, round]);
  const reload = useCallback(() => setRound({}), []);
  const change = useCallback((update: (data: T) => T) => {
    changes.current += 1;
    setState((current) =>
      current.data === undefined ? current : { ...current, data: update(current.data) },
    );
  }, []);
  return { data: state.data, error: state.error, reload, change };
};
