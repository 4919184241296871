import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  dateOfDay,
  dayNumber,
  defaultZone,
  localDateIn,
  localDay,
  zoneOrDefault,
} from '#domain/guidance/zones.ts';

const hours = (zone: string, date: string): number => {
  const { start, end } = localDay(zone, date);
  return (end.getTime() - start.getTime()) / 3_600_000;
};

describe('the local date', () => {
  it.each([
    ['Europe/Paris', '2026-03-28T22:59:59Z', '2026-03-28'],
    ['Europe/Paris', '2026-03-28T23:00:00Z', '2026-03-29'],
    ['Europe/Paris', '2026-03-29T21:59:59Z', '2026-03-29'],
    ['Europe/Paris', '2026-03-29T22:00:00Z', '2026-03-30'],
    ['Europe/Paris', '2026-10-25T22:59:59Z', '2026-10-25'],
    ['America/New_York', '2026-03-09T03:59:59Z', '2026-03-08'],
    ['America/New_York', '2026-11-02T04:59:59Z', '2026-11-01'],
    ['America/New_York', '2026-11-02T05:00:00Z', '2026-11-02'],
    ['Australia/Lord_Howe', '2026-04-05T13:29:59Z', '2026-04-05'],
    ['Australia/Lord_Howe', '2026-04-05T13:30:00Z', '2026-04-06'],
    ['Australia/Lord_Howe', '2026-10-04T13:00:00Z', '2026-10-05'],
    ['Pacific/Kiritimati', '2026-11-20T10:00:00Z', '2026-11-21'],
    ['Pacific/Apia', '2011-12-30T09:59:59Z', '2011-12-29'],
    ['Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-31'],
    ['Indian/Reunion', '2026-11-20T20:00:00Z', '2026-11-21'],
  ])('in %s at %s is %s', (zone, at, date) => {
    expect(localDateIn(zone, new Date(at))).toBe(date);
  });

  it.each(['', 'Mars/Olympus', '+14:00', '-11', '../etc', 'Europe/Paris;', 'a'.repeat(300)])(
    'an unknown zone («%s») reads as that of Réunion',
    (zone) => {
      expect(zoneOrDefault(zone)).toBe(defaultZone);
      expect(localDateIn(zone, new Date('2026-11-20T20:30:00Z'))).toBe('2026-11-21');
    },
  );
});

describe('a browser that writes every language’s dates in the American form', () => {
  // WebKit with ICU 72 formats Canadian English like this.
  class American extends Intl.DateTimeFormat {
    constructor(_: string, options: Intl.DateTimeFormatOptions) {
      super('en-US', options);
    }
  }
  afterEach(() => vi.unstubAllGlobals());

  it('gives the same day as any other', () => {
    vi.stubGlobal('Intl', { DateTimeFormat: American });
    // A zone that no other test uses, because formatters are cached.
    expect(localDateIn('Europe/Kirov', new Date('2026-11-20T21:30:00Z'))).toBe('2026-11-21');
    expect(hours('Europe/Kirov', '2026-11-20')).toBe(24);
  });
});

describe('the local day', () => {
  it('has 23, 24 or 25 hours, or half an hour more or less in Lord Howe', () => {
    expect(hours('Europe/Paris', '2026-03-29')).toBe(23);
    expect(hours('Europe/Paris', '2026-10-25')).toBe(25);
    expect(hours('America/New_York', '2026-03-08')).toBe(23);
    expect(hours('America/New_York', '2026-11-01')).toBe(25);
    expect(hours('Australia/Lord_Howe', '2026-04-05')).toBe(24.5);
    expect(hours('Australia/Lord_Howe', '2026-10-04')).toBe(23.5);
    expect(hours('Indian/Reunion', '2026-03-29')).toBe(24);
  });

  it('starts at one where midnight is skipped, and is empty where the zone skips it', () => {
    expect(localDay('Africa/Cairo', '2026-04-24').start.toISOString()).toBe('2026-04-23T22:00:00.000Z');
    expect(hours('Africa/Cairo', '2026-04-24')).toBe(23);
    expect(hours('Pacific/Apia', '2011-12-30')).toBe(0);
    expect(localDay('Pacific/Apia', '2011-12-29').end).toEqual(localDay('Pacific/Apia', '2011-12-31').start);
  });

  it('holds its noon, and every instant has one', () => {
    for (const zone of ['Europe/Paris', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu']) {
      for (let day = dayNumber('2026-01-01'); day < dayNumber('2027-01-01'); day += 1) {
        const { start, noon, end } = localDay(zone, dateOfDay(day));
        expect(localDateIn(zone, noon)).toBe(dateOfDay(day));
        expect([localDateIn(zone, start), localDateIn(zone, end)]).toEqual([
          dateOfDay(day),
          dateOfDay(day + 1),
        ]);
      }
    }
  });
});
