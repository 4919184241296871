import { useRef, useState } from 'react';

type Options<Given extends readonly unknown[]> = {
  /** Asked before each run, often `form.submit`: false ends it there. */
  readonly check?: (...given: NoInfer<Given>) => boolean;
  readonly act: (...given: Given) => Promise<unknown>;
  readonly fail: (error: unknown) => void;
  /** The page goes away when it worked, and stays busy until then. */
  readonly leaves?: boolean;
};

export type Action<Given extends readonly unknown[] = []> = {
  readonly isBusy: boolean;
  /** Does nothing while an earlier run lasts, and never rejects because of `act`. */
  readonly run: (...given: Given) => Promise<void>;
};

/** An action that takes a while: one run at a time, busy meanwhile; a refusal is told and ends it. */
export const useAction = <Given extends readonly unknown[] = []>({
  check = () => true,
  act,
  fail,
  leaves = false,
}: Options<Given>): Action<Given> => {
  // The state is for the screen; a second click may come before it is drawn.
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const mark = (isNow: boolean) => {
    isRunning.current = isNow;
    setBusy(isNow);
  };
  const run = async (...given: Given) => {
    if (isRunning.current || !check(...given)) return;
    mark(true);
    try {
      await act(...given);
      if (!leaves) mark(false);
    } catch (error) {
      mark(false);
      fail(error);
    }
  };
  return { isBusy, run };
};
