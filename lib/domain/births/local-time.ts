import type { Period } from './zone-history.ts';

/** A wall clock's date and time, `YYYY-MM-DDTHH:MM` with seconds where they are known. */
export type LocalTime = string;

/** One reading of a wall clock time: seconds since 1970 UTC and the period whose offset was used. */
export type Reading = { readonly instant: number; readonly period: Period };

export type LocalTimeReadings = {
  /** `skipped`: the clock jumped over it; `doubled`: the clock showed it twice. */
  readonly kind: 'single' | 'skipped' | 'doubled';
  readonly readings: readonly Reading[];
};

/** The wall clock's seconds since 1970, as if it were UTC. */
const wallSeconds = (local: LocalTime): number => {
  const seconds = Date.parse(`${local.length === 16 ? `${local}:00` : local}Z`) / 1000;
  if (Number.isNaN(seconds)) throw new RangeError(`«${local}» is no local time`);
  return seconds;
};

const readIn = (wall: number, period: Period): Reading => ({ instant: wall - period.offsetSeconds, period });

/**
 * The instants at which a wall clock showed `local`, earliest first. A skipped time has two readings, by the offset
 * before the jump and by the one after it; only the person knows which applies.
 */
export const readLocalTime = (local: LocalTime, periods: readonly Period[]): LocalTimeReadings => {
  const wall = wallSeconds(local);
  const readings = periods
    .map((period) => readIn(wall, period))
    .filter(({ instant, period }) => instant >= period.from && instant < period.to);
  if (readings.length > 1) return { kind: 'doubled', readings };
  if (readings.length === 1) return { kind: 'single', readings };
  const after = periods.findIndex((period) => wall - period.offsetSeconds < period.from);
  const around = periods.slice(Math.max(after - 1, 0), after + 1).map((period) => readIn(wall, period));
  return { kind: 'skipped', readings: around.sort((left, right) => left.instant - right.instant) };
};
