import { shopYear } from '#domain/dates.ts';
import { type Paper, type PaperKind, prefixes } from '#domain/papers.ts';

const padded = (count: number): string => String(count).padStart(6, '0');

/** The year of a number and its count within that year; zeros before the first number. */
const partsOf = (number: string): { year: number; count: number } => {
  const [, year = '0', count = '0'] = /(\d{4})-(\d+)$/.exec(number) ?? [];
  return { year: Number(year), count: Number(count) };
};

/** Orders the numbers of a kind by age, over the years. */
export const countOf = (number: string): number => {
  const { year, count } = partsOf(number);
  return year * 1_000_000 + count;
};

/** The numbers that are missing between the first of a kind's year and the last. */
export const gapsIn = (numbers: readonly string[]): string[] => {
  const known = new Set(numbers);
  const last = new Map<string, number>();
  for (const number of known) {
    const [start = ''] = /^.*-/.exec(number) ?? [];
    last.set(start, Math.max(last.get(start) ?? 0, partsOf(number).count));
  }
  return [...last].flatMap(([start, highest]) =>
    Array.from({ length: highest }, (_, at) => start + padded(at + 1)).filter((number) => !known.has(number)),
  );
};

/**
 * The number that follows `before`; counting restarts at 1 in each year of the shop: «2026-000123». A clock that is behind
 * never returns to an earlier year.
 */
export const numberAfter = (kind: PaperKind, before: Paper | undefined, now: Date): string => {
  const last = partsOf(before?.number ?? '');
  const year = Math.max(shopYear(now), last.year);
  const count = year === last.year ? last.count + 1 : 1;
  return `${prefixes[kind]}${year}-${padded(count)}`;
};
