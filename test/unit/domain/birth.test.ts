import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  frenchDate,
  isBirthDate,
  isBirthTime,
  isOfAge,
  parseFrenchDate,
  parseFrenchTime,
} from '#domain/birth.ts';

const today = '2026-11-24';
const date = fc.date({
  min: new Date('1900-01-01T00:00:00Z'),
  max: new Date(`${today}T00:00:00Z`),
  noInvalidDate: true,
});
const storedDate = date.map((at) => at.toISOString().slice(0, 10));
const twoDigits = (value: number) => String(value).padStart(2, '0');
const hours = fc.integer({ min: 0, max: 23 });
const minutes = fc.integer({ min: 0, max: 59 });

describe('a birth date', () => {
  it.each([
    ['17/4/91', '1991-04-17'],
    ['17.04.91', '1991-04-17'],
    ['170491', '1991-04-17'],
    ['3/2/03', '2003-02-03'],
    ['24/11/26', '2026-11-24'],
    ['25/11/26', '1926-11-25'],
  ])('%s has the intended year', (typed, stored) => {
    expect(parseFrenchDate(typed, today)).toBe(stored);
  });

  it('is parsed from the form in which it is shown', () => {
    fc.assert(
      fc.property(storedDate, (stored) => {
        expect(isBirthDate(stored, today)).toBe(true);
        expect(parseFrenchDate(frenchDate(stored))).toBe(stored);
      }),
    );
  });

  it('is parsed with any separator, with or without leading zeros, and with outer spaces', () => {
    fc.assert(
      fc.property(storedDate, fc.constantFrom('/', '.', '-', ' '), (stored, separator) => {
        const [year = '', month = '', day = ''] = stored.split('-');
        expect(parseFrenchDate(` ${[Number(day), Number(month), year].join(separator)} `)).toBe(stored);
        expect(parseFrenchDate(`${day}${month}${year}`)).toBe(stored);
      }),
    );
  });

  it('is not changed by parsing it twice, for any input', () => {
    fc.assert(
      fc.property(fc.oneof(storedDate.map(frenchDate), storedDate, fc.string()), (typed) => {
        expect(parseFrenchDate(parseFrenchDate(typed))).toBe(parseFrenchDate(typed));
      }),
    );
  });

  it.each([
    ['no day of the calendar', '1991-02-29'],
    ['month 13', '1991-13-01'],
    ['day 0', '1991-01-00'],
    ['the future', '2026-11-25'],
    ['before 1900', '1899-12-31'],
    ['as typed', '17/04/1991'],
    ['two digits of the year', '91-04-17'],
    ['an instant', '1991-04-17T00:00:00Z'],
    ['a line break after it', '1991-04-17\n'],
    ['other digits', '١٩٩١-٠٤-١٧'],
  ])('is refused: %s', (_case, value) => {
    expect(isBirthDate(value, today)).toBe(false);
  });

  it.each([
    ['leap day', '1992-02-29'],
    ['first', '1900-01-01'],
    ['today', today],
  ])('is accepted: %s', (_case, value) => {
    expect(isBirthDate(value, today)).toBe(true);
  });

  it.each(['17/04/191', 'avril 1991', '1/2', ''])('leaves %j for the validation to refuse', (typed) => {
    expect(parseFrenchDate(typed)).toBe(typed);
    expect(isBirthDate(typed, today)).toBe(false);
  });
});

describe('a birth time', () => {
  it.each([
    ['12h', '12:00'],
    ['7h', '07:00'],
    ['7 H', '07:00'],
    ['23 heures', '23:00'],
    ['0h', '00:00'],
    ['15', '15:00'],
    ['midi', '12:00'],
    ['vers 15 h', '15:00'],
  ])('%s is a full hour', (typed, stored) => {
    expect(parseFrenchTime(typed)).toBe(stored);
  });

  it('is parsed from every French form, down to HH:MM', () => {
    fc.assert(
      fc.property(hours, minutes, (hour, minute) => {
        const stored = `${twoDigits(hour)}:${twoDigits(minute)}`;
        const rest = twoDigits(minute);
        const typed = [`${hour}:${rest}`, `${hour}h${rest}`, `${hour} H ${rest}`, `${hour}.${rest}`];
        for (const one of [...typed, stored.replace(':', ''), `${stored}:59`, ` ${stored} `]) {
          expect(parseFrenchTime(one)).toBe(stored);
        }
        expect(isBirthTime(stored)).toBe(true);
      }),
    );
  });

  it.each(['24:00', '06:60', '6:42', '06:42:00', '', '06:42\n', '0642', 'matin'])(
    'refuses %j as stored',
    (value) => {
      expect(isBirthTime(value)).toBe(false);
    },
  );

  it.each([
    ['742', '07:42'],
    ['0742', '07:42'],
    ['19h5', '19:05'],
    ['7 heures 42', '07:42'],
    ['7h42min', '07:42'],
    ['Vers 7 h 42', '07:42'],
    ['24h', '24:00'],
  ])('%s is read as %s', (typed, stored) => {
    expect(parseFrenchTime(typed)).toBe(stored);
  });

  it.each(['minuit', '7h421', 'matin', 'vers midi trente'])(
    'leaves %j for the validation to refuse',
    (typed) => {
      expect(parseFrenchTime(typed)).toBe(typed);
    },
  );
});

describe('the age of majority', () => {
  const now = new Date('2026-11-23T12:00:00Z');

  it.each([
    ['2008-11-23', true],
    ['2008-11-24', false],
    ['1991-04-17', true],
    ['2026-11-22', false],
  ])('of a person born on %s: %s', (born, expected) => {
    expect(isOfAge(born, now)).toBe(expected);
  });

  it('comes on 1 March for a person born on 29 February', () => {
    expect(isOfAge('2008-02-29', new Date('2026-02-28T12:00:00Z'))).toBe(false);
    expect(isOfAge('2008-02-29', new Date('2026-03-01T12:00:00Z'))).toBe(true);
  });
});
