import * as z from 'zod/mini';

/** An object beside the site under a name that no path reaches: the time since when each file belongs to no build. */
export const retiredKey = '.retired.json';
/** True for what lies beside the site under such names. */
export const isHidden = (key: string): boolean => key.startsWith('.');
export const retiredSchema = z.record(z.string(), z.string());
export type Retired = z.infer<typeof retiredSchema>;

/** Open tabs and ways back still request files of their own build for 30 days. */
export const keptMs = 30 * 86_400_000;

type Facts = {
  /** All keys in the bucket, with those of this build. */
  readonly stored: readonly string[];
  readonly current: ReadonlySet<string>;
  /** The result of the previous release. */
  readonly retired: Retired;
  readonly now: Date;
};

/**
 * The files of earlier builds: those that are kept, each with the time of the first release without it, and those to
 * delete.
 */
export const planRelease = ({ stored, current, retired, now }: Facts) => {
  const old = stored.filter((key) => !isHidden(key) && !current.has(key));
  const dated = old.map((key) => [key, retired[key] ?? now.toISOString()] as const);
  const isOver = (since: string) => now.getTime() - Date.parse(since) >= keptMs;
  return {
    removed: dated.filter(([, since]) => isOver(since)).map(([key]) => key),
    retired: Object.fromEntries(dated.filter(([, since]) => !isOver(since))),
  };
};
