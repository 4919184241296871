/**
 * The clock of a promise: it stops while the customer is asked for what the report lacks, and starts again with the last
 * answer. Everything follows from the questions; nothing is counted. Instants in UTC.
 */
import { endOfShopDay, nextWorkingDay, shopDay } from './holidays.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** When a question went out, and when its customer answered. */
export type Asked = { readonly asked_at: string; readonly answered_at?: string | undefined };
/** In milliseconds; without an end while a question is open. */
export type Pause = { readonly from: number; readonly to: number | undefined };

/** Work begins at 9 h and ends at 18 h of the shop (§9 «Support hours»); its clocks change at night. */
const workOf = (midnight: number) => {
  const end = endOfShopDay(midnight).getTime() + 1;
  return { opens: end - 15 * hour, closes: end - 6 * hour };
};

/** That instant, or the next one at which somebody works. */
export const nextWorkingMoment = (at: number): number => {
  const today = shopDay(new Date(at));
  const first = nextWorkingDay(today);
  const { opens, closes } = workOf(first);
  if (first !== today || at < opens) return opens;
  return at < closes ? at : workOf(nextWorkingDay(today + day)).opens;
};

const pauseOf = ({ asked_at, answered_at }: Asked): Pause => ({
  from: Date.parse(asked_at),
  to: answered_at === undefined ? undefined : nextWorkingMoment(Date.parse(answered_at)),
});

/** The pauses, oldest first; two open questions are one pause, which the last answer ends. */
export const pausesOf = (questions: readonly Asked[]): readonly Pause[] => {
  const merged: Pause[] = [];
  for (const pause of questions.map(pauseOf).sort((left, right) => left.from - right.from)) {
    const last = merged.at(-1);
    if (!last || (last.to !== undefined && pause.from > last.to)) merged.push(pause);
    else {
      const to = last.to === undefined || pause.to === undefined ? undefined : Math.max(last.to, pause.to);
      merged.splice(-1, 1, { from: last.from, to });
    }
  }
  return merged;
};

/** Since when the clock stands; undefined while it runs. */
export const stoppedSince = (questions: readonly Asked[]): string | undefined => {
  const last = pausesOf(questions).at(-1);
  return last && last.to === undefined ? new Date(last.from).toISOString() : undefined;
};

/**
 * The due date that the pauses move; undefined while the clock stands. What is asked after the due date was missed moves
 * nothing.
 */
export const dueAfter = (promisedAt: string, questions: readonly Asked[]): string | undefined => {
  let due = Date.parse(promisedAt);
  for (const { from, to } of pausesOf(questions)) {
    if (from >= due) break;
    if (to === undefined) return undefined;
    due += to - from;
  }
  return new Date(due).toISOString();
};

/** The due date if every open question were answered now. */
export const dueIfAnswered = (promisedAt: string, questions: readonly Asked[], now: Date): string =>
  dueAfter(
    promisedAt,
    questions.map(({ asked_at, answered_at }) => ({
      asked_at,
      answered_at: answered_at ?? now.toISOString(),
    })),
  ) ?? promisedAt;
