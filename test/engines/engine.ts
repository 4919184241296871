/** A real browser, driven as a person would: what it is asked for has a name that can be read. */
export type Engine = {
  readonly open: (address: string) => Promise<void>;
  /** Runs in the page, which knows nothing but what it is given. */
  readonly run: (work: (given: readonly string[]) => string, given: readonly string[]) => Promise<string>;
  /** Each is done to what is marked (`hand.ts`). */
  readonly click: () => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly attach: (file: string) => Promise<void>;
  readonly shoot: (file: string) => Promise<void>;
  /** How many tabs are open. */
  readonly tabs: () => Promise<number>;
  /** Errors of the console and of the page's code so far. */
  readonly said: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

export type EngineOptions = {
  readonly width: number;
  readonly height: number;
  readonly env: Readonly<Record<string, string | undefined>>;
};

/** Of what a hand has found. */
export const marked = '[data-hand]';

/** Waits for what comes late on a busy machine, too. */
const patience = 90_000;

export const until = async (what: string, isSo: () => Promise<boolean>): Promise<void> => {
  const end = Date.now() + patience;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`not seen: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};
