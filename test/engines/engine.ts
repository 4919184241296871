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
export const patience = 90_000;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A page on its way to the next one cannot be asked: then it is asked again. */
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

/** What a browser never answers ends with a sentence, not with the whole run. */
export const bounded = async <T>(what: string, answer: Promise<T>, limit = patience): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${limit / 1000} s: ${what}`)), limit);
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
};
