/** The charts that the engine computes for a reading. */
export const charts = ['western', 'chinese', 'numbers', 'design'] as const;
export type ChartKind = (typeof charts)[number];
