import { type BirthInTime, birthInTime } from '#domain/guidance/birth-range.ts';

/** A birth at a time in UTC, or on a day whose hour nobody knows, somewhere on earth. */
export const born = (date: string, time?: string): BirthInTime => {
  if (time === undefined) return birthInTime({ birthDate: date, birthTime: '' });
  const at = Date.parse(`${date}T${time}:00Z`);
  const utc = new Date(at).toISOString();
  return {
    birthDate: date,
    birthTime: time,
    reading: { kind: 'instant', offsetSeconds: 0, utc },
    range: { from: at, at, to: at },
  };
};
