/** One guard of the shop: a short source text without which something is no longer protected. */
export type Guard = {
  readonly name: string;
  readonly protects: string;
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly text: string;
  /** The replacement without the guard; the file still compiles. */
  readonly without: string;
  /** The smallest set of tests that must fail without it. */
  readonly tests: readonly string[];
};

/** The vitest project of a test file. */
export const projectOf = (test: string): string => test.split('/')[1] ?? '';
