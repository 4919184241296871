import type { EndedFile, Told } from './told.ts';

/** The seconds that each file took in an earlier run. */
export type Times = Readonly<Record<string, number>>;

/** How far a run of tests is. */
export type Progress = { readonly files: readonly string[]; readonly ended: readonly EndedFile[] };

export const notBegun: Progress = { files: [], ended: [] };

export const heard = (progress: Progress, told: Told): Progress =>
  'files' in told ? { ...progress, files: told.files } : { ...progress, ended: [...progress.ended, told] };

/** A file that was never run takes a second or two. */
const unknown = 2;
/** Before this share of the work is done, its pace says little. */
const least = 0.05;

/** The seconds that are left at the pace so far; undefined before the pace is known. */
const secondsLeft = ({ files, ended }: Progress, elapsed: number, times: Times): number | undefined => {
  const weigh = (paths: readonly string[]) => paths.reduce((sum, path) => sum + (times[path] ?? unknown), 0);
  const [all, done] = [weigh(files), weigh(ended.map(({ file }) => file))];
  return done < all * least ? undefined : (elapsed * Math.max(0, all - done)) / done;
};

const minutes = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds / 10) * 10} s` : `${Math.ceil(seconds / 60)} min`;

const sum = (ended: readonly EndedFile[], key: 'passed' | 'failed') =>
  ended.reduce((count, file) => count + file[key], 0);

export const passedOf = ({ ended }: Progress): number => sum(ended, 'passed');
export const failedOf = ({ ended }: Progress): number => sum(ended, 'failed');

/** `elapsed` is counted from the first test: a shop must start before. */
export const lineOf = (progress: Progress, elapsed: number, times: Times): string => {
  const { files, ended } = progress;
  if (files.length === 0) return 'starting';
  const left = secondsLeft(progress, elapsed, times);
  return [
    `${ended.length} of ${files.length} files`,
    `${passedOf(progress)} passed, ${failedOf(progress)} failed`,
    ...(left === undefined ? [] : [`about ${minutes(left)} left`]),
  ].join(' · ');
};
