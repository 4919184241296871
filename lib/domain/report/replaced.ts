import { reportTexts as texts } from '../texts/report.ts';
import { type Change, changesBetween, type Trace, traceOf } from './changes.ts';
import type { PrintedReport } from './printed.ts';

/** The version that a report replaces. */
export type Replaced = {
  /** In words: «24 novembre 2026». */
  readonly day: string;
  /** What it printed; absent for an uploaded PDF. */
  readonly trace?: Trace | undefined;
};

/** Characters of chapters' names, so that what changed stays on the last page. */
const room = 220;

/** The first names that have room, and how many others there are. A salutation is named without its comma. */
const namesIn = (changes: readonly Change[], kind: Change['kind']) => {
  const names = changes.flatMap((change) => (change.kind === kind ? [change.name.replace(/,$/, '')] : []));
  const shown = names.filter((_, index) => names.slice(0, index + 1).join('').length <= room);
  return { shown, others: names.length - shown.length };
};

/** A chapter that is gone is counted and not named: its title may be what was wrong. */
const said = (changes: readonly Change[]): string[] => {
  if (changes.length === 0) return [texts.sameWords];
  const removed = changes.filter(({ kind }) => kind === 'removed').length;
  return [
    ...texts.changedIn(namesIn(changes, 'changed')),
    ...texts.addedTo(namesIn(changes, 'added')),
    ...texts.removed(removed),
  ];
};

/** What a version says of the one that it replaces. */
export const whatChanged = (
  { day, trace }: Replaced,
  version: number,
  sections: PrintedReport['sections'],
): string =>
  [
    texts.replaces(version - 1, day),
    ...(trace ? said(changesBetween(trace, traceOf({ sections }))) : []),
  ].join(' ');
