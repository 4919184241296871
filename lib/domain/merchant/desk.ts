/** Merchant content: what the merchant asks of the writing of a report. */
export const deskRules = {
  /** Of a report's sentences, in per cent: with more from earlier reports, the expert confirms and an administrator sees it. */
  mostSame: 10,
} as const;
