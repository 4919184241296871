import { Body, HourAngle, MakeTime, Observer } from 'astronomy-engine';

/** A civil date (YYYY-MM-DD) and hours with their fraction (0 ≤ hours < 24). */
export type WallTime = { readonly date: string; readonly hours: number };

const hour = 3_600_000;

const wallOf = (at: Date): WallTime => {
  const date = at.toISOString().slice(0, 10);
  return { date, hours: (at.getTime() - Date.parse(`${date}T00:00:00Z`)) / hour };
};

/** `YYYY-MM-DDTHH:MM` with or without seconds. */
export const readWallTime = (local: string): WallTime => wallOf(new Date(`${local}Z`));

/** `YYYY-MM-DDTHH:MM:SS` */
export const formatWallTime = ({ date, hours }: WallTime): string =>
  new Date(Math.round((Date.parse(`${date}T00:00:00Z`) + hours * hour) / 1000) * 1000)
    .toISOString()
    .slice(0, 19);

/** True solar time at `longitude` (degrees east): local mean time plus the equation of time. */
export const trueSolarTime = (at: Date, longitude: number): WallTime => {
  const mean = at.getTime() + longitude * 240_000;
  const sundial = HourAngle(Body.Sun, MakeTime(at), new Observer(0, longitude, 0)) + 12;
  const meanHours = wallOf(new Date(mean)).hours;
  const equation = ((((sundial - meanHours + 12) % 24) + 24) % 24) - 12;
  return wallOf(new Date(mean + equation * hour));
};
