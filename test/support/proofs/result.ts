/** What a proof gives: how much was tried, how much went as it must, and each case that did not, in words. */
export type ProofResult = {
  readonly tried: number;
  readonly survived: number;
  readonly lost: readonly string[];
  /** Figures to print beside: a seed to repeat with, times in milliseconds. */
  readonly facts?: Readonly<Record<string, string | number>>;
};
