/** One guard of the shop: a few characters of its source without which something is no longer protected. */
export type Guard = {
  readonly name: string;
  readonly protects: string;
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly text: string;
  /** What stands there without the guard; the file still compiles. */
  readonly without: string;
  /** The smallest set of tests that must notice. */
  readonly tests: readonly string[];
};

/** Which of vitest's projects a test file belongs to. */
export const projectOf = (test: string): string => test.split('/')[1] ?? '';
