/** What is certain, likely or absent when the hour of a birth is not exact. */

/** The instants between which the birth lies, in milliseconds since 1970; `at` is the given one. */
export type BirthRange = { readonly from: number; readonly at: number; readonly to: number };

/** One value and the instant from which it holds. */
export type Alternative = { readonly value: string; readonly from: string };

/**
 * `certain`: the same value over the whole range. `likely`: the value of the given minute, with the values and
 * instants of its changes. `absent`: too many values to name one.
 */
export type Certainty = {
  readonly state: 'certain' | 'likely' | 'absent';
  readonly alternatives: readonly Alternative[];
};

/** With more values than these within the range, none is named. */
const mostValues = 3;

/** `from` in milliseconds since 1970. */
export type Span = { readonly value: string; readonly from: number };

/** The first instant, to the second, at which the value changes. */
const changeBetween = (valueAt: (at: Date) => string, before: number, after: number): number => {
  const old = valueAt(new Date(before));
  let [low, high] = [before, after];
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2);
    if (valueAt(new Date(middle)) === old) low = middle;
    else high = middle;
  }
  return high;
};

/** The values over a range, in order; a value that lasts longer than `stepMinutes` is never missed. */
export const spansOf = (
  valueAt: (at: Date) => string,
  { from, to }: Pick<BirthRange, 'from' | 'to'>,
  stepMinutes: number,
): Span[] => {
  const spans: Span[] = [{ value: valueAt(new Date(from)), from }];
  const step = stepMinutes * 60_000;
  for (let before = from; before < to; before += step) {
    const after = Math.min(before + step, to);
    const value = valueAt(new Date(after));
    if (value !== spans.at(-1)?.value) spans.push({ value, from: changeBetween(valueAt, before, after) });
  }
  return spans;
};

const iso = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}Z`;

/** `given`: the value of the given minute. */
export const certaintyOfSpans = (spans: readonly Span[], given: string): Certainty => {
  if (spans.length === 1) return { state: 'certain', alternatives: [] };
  if (new Set(spans.map(({ value }) => value)).size > mostValues)
    return { state: 'absent', alternatives: [] };
  const others = spans.filter(({ value }) => value !== given);
  return { state: 'likely', alternatives: others.map(({ value, from }) => ({ value, from: iso(from) })) };
};

export const certaintyOf = (
  valueAt: (at: Date) => string,
  range: BirthRange,
  stepMinutes = 30,
): Certainty => {
  if (range.from === range.to) return { state: 'certain', alternatives: [] };
  return certaintyOfSpans(spansOf(valueAt, range, stepMinutes), valueAt(new Date(range.at)));
};
