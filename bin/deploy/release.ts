import * as z from 'zod/mini';

/** Beside the site in its bucket, under a name that no path leads to: since when each file belongs to no build. */
export const retiredKey = '.retired.json';
export const retiredSchema = z.record(z.string(), z.string());
export type Retired = z.infer<typeof retiredSchema>;

/** For pages that stay open: a tab asks for files of its own build. */
const keptDays = 30;
const day = 86_400_000;

type Facts = {
  /** What the bucket holds, this build included. */
  readonly stored: readonly string[];
  readonly current: ReadonlySet<string>;
  /** What the release before has written. */
  readonly retired: Retired;
  readonly now: Date;
};

/** Files of earlier builds: those that stay, each with the time of the first release without it, and those to remove. */
export const planRelease = ({ stored, current, retired, now }: Facts) => {
  const old = stored.filter((key) => key !== retiredKey && !current.has(key));
  const dated = old.map((key) => [key, retired[key] ?? now.toISOString()] as const);
  const isOver = (since: string) => now.getTime() - Date.parse(since) >= keptDays * day;
  return {
    removed: dated.filter(([, since]) => isOver(since)).map(([key]) => key),
    retired: Object.fromEntries(dated.filter(([, since]) => !isOver(since))),
  };
};
