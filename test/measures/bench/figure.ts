/** One measured figure, with its budget if it has one. */
export type Figure = {
  readonly what: string;
  readonly value: string;
  readonly budget?: string;
  /** Undefined without a budget. */
  readonly isMet?: boolean;
};

/** Figures of one kind, with a description of the measured work. */
export type Section = {
  readonly title: string;
  readonly counted: string;
  readonly figures: readonly Figure[];
};

/** 1024 bytes, the unit of the measurements behind the budgets (React DOM alone is 58.0 KB). */
export const KB = 1024;
export const kilobytes = (bytes: number): string => `${(bytes / KB).toFixed(1)} KB`;
export const milliseconds = (time: number): string => `${time.toFixed(time < 10 ? 1 : 0)} ms`;

/** A figure with a maximum. */
export const limited = (
  what: string,
  value: number,
  limit: number,
  show: (value: number) => string = String,
): Figure => ({ what, value: show(value), budget: `≤ ${show(limit)}`, isMet: value <= limit });

/** The value that this share of the samples does not exceed. */
export const quantile = (samples: readonly number[], share: number): number => {
  const sorted = [...samples].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};
export const median = (samples: readonly number[]): number => quantile(samples, 0.5);

const widthOf = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => text.length));
const verdict = ({ isMet }: Figure) => (isMet === undefined ? '' : isMet ? 'ok' : 'OVER');

/** The lines of a section's table. */
export const tableOf = ({ title, counted, figures }: Section): string[] => {
  const what = widthOf(figures.map((figure) => figure.what));
  const value = widthOf(figures.map((figure) => figure.value));
  const budget = widthOf(figures.map((figure) => figure.budget ?? ''));
  const rows = figures.map((figure) =>
    [
      figure.what.padEnd(what),
      figure.value.padStart(value),
      (figure.budget ?? '').padStart(budget),
      verdict(figure),
    ]
      .join('  ')
      .trimEnd(),
  );
  return ['', title, counted, ...rows];
};
