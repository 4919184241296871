/** A real browser, used like by a person: elements are found by their visible names. */
export type Engine = {
  readonly open: (address: string) => Promise<void>;
  /** Runs in the page with the given values only. */
  readonly run: (work: (given: readonly string[]) => string, given: readonly string[]) => Promise<string>;
  /** These act on the marked element (`hand.ts`). */
  readonly click: () => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Presses a key while the marked element has the focus. */
  readonly key: (name: 'ArrowDown' | 'Enter') => Promise<void>;
  readonly attach: (file: string) => Promise<void>;
  readonly shoot: (file: string) => Promise<void>;
  /** The number of open tabs. */
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

/** The selector of a found element. */
export const marked = '[data-hand]';

/** Long enough for a busy machine. */
export const patience = 90_000;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Repeats the check, because a page that is navigating cannot be read. */
export const until = async (what: string, isSo: () => Promise<boolean>): Promise<void> => {
  const end = Date.now() + patience;
  let reason = '';
  const attempt = () =>
    isSo().catch((error: unknown) => {
      reason = ` (${reasonOf(error)})`;
      return false;
    });
  while (!(await attempt())) {
    if (Date.now() > end) throw new Error(`not seen in ${patience / 1000} s: ${what}${reason}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};

/** Ends a call that a browser never answers with an error, so that the run continues. */
export const bounded = async <T>(what: string, answer: Promise<T>, limit = patience): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${limit / 1000} s: ${what}`)), limit);
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
};
