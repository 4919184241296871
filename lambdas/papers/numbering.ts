import { yearInParis } from '#domain/dates.ts';
import { type Paper, type PaperKind, prefixes } from '#domain/papers.ts';

/** Year and place within it of a number; zeros before the first. */
const partsOf = (number: string): { year: number; count: number } => {
  const [, year = '0', count = '0'] = /(\d{4})-(\d+)$/.exec(number) ?? [];
  return { year: Number(year), count: Number(count) };
};

/**
 * The number that follows `before`, from 1 in each year of Paris: «2026-000123». A clock that is behind does not
 * open the last year again.
 */
export const numberAfter = (kind: PaperKind, before: Paper | undefined, now: Date): string => {
  const last = partsOf(before?.number ?? '');
  const year = Math.max(yearInParis(now), last.year);
  const count = year === last.year ? last.count + 1 : 1;
  return `${prefixes[kind]}${year}-${String(count).padStart(6, '0')}`;
};
