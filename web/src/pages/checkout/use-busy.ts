import { useCallback, useRef, useState } from 'react';

export type Busy = {
  readonly isBusy: boolean;
  /** False when an action is running already, even after a fast double click. */
  readonly begin: () => boolean;
  readonly end: () => void;
};

/** Prevents a double submission: the state is for the screen, the flag for the second click. */
export const useBusy = (): Busy => {
  const flag = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const begin = useCallback(() => {
    if (flag.current) return false;
    flag.current = true;
    setBusy(true);
    return true;
  }, []);
  const end = useCallback(() => {
    flag.current = false;
    setBusy(false);
  }, []);
  return { isBusy, begin, end };
};
