import { yearInParis } from '#domain/dates.ts';
import { type Paper, type PaperKind, prefixes } from '#domain/papers.ts';

/** The year of a number and its count within that year; zeros before the first number. */
const partsOf = (number: string): { year: number; count: number } => {
  const [, year = '0', count = '0'] = /(\d{4})-(\d+)$/.exec(number) ?? [];
  return { year: Number(year), count: Number(count) };
};

/**
 * The number that follows `before`; counting restarts at 1 in each year of Paris: «2026-000123». A clock that is behind
 * never returns to an earlier year.
 */
export const numberAfter = (kind: PaperKind, before: Paper | undefined, now: Date): string => {
  const last = partsOf(before?.number ?? '');
  const year = Math.max(yearInParis(now), last.year);
  const count = year === last.year ? last.count + 1 : 1;
  return `${prefixes[kind]}${year}-${String(count).padStart(6, '0')}`;
};
