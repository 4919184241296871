import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeOfMindEnd, guaranteeEnd, isWithdrawable, withdrawalEnd } from '#domain/withdrawal-right.ts';
import { keyFor } from '#test/support/keys.ts';

const at = (instant: string) => withdrawalEnd(new Date(instant)).toISOString();
const paris = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Paris',
});
const parisTime = (date: Date) => paris.format(date);
const calendarDays = (from: Date, to: Date) =>
  (Date.parse(parisTime(to).slice(0, 10)) - Date.parse(parisTime(from).slice(0, 10))) / 86_400_000;

/** Public holidays as the ministry publishes them, with that of La Réunion, where the seat is. */
const publicHolidays = [
  ...['2026-12-20', '2027-12-20', '2028-12-20'],
  ...['2026-01-01', '2026-04-06', '2026-05-01', '2026-05-08', '2026-05-14', '2026-05-25', '2026-07-14'],
  ...['2026-08-15', '2026-11-01', '2026-11-11', '2026-12-25', '2027-01-01', '2027-03-29', '2027-05-01'],
  ...['2027-05-06', '2027-05-08', '2027-05-17', '2027-07-14', '2027-08-15', '2027-11-01', '2027-11-11'],
  ...['2027-12-25', '2028-01-01', '2028-04-17', '2028-05-01', '2028-05-08', '2028-05-25', '2028-06-05'],
  ...['2028-07-14', '2028-08-15', '2028-11-01', '2028-11-11', '2028-12-25'],
];
const isWorkingDay = (date: string) =>
  ![0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay()) && !publicHolidays.includes(date);
const between2026And2028 = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2028-12-10T00:00:00Z'),
  noInvalidDate: true,
});

describe('the end of the fourteen days', () => {
  it('is the last millisecond of the fourteenth day after the contract, in Paris', () => {
    expect(at('2026-11-24T17:42:00Z')).toBe('2026-12-08T22:59:59.999Z');
  });

  it('counts from the Paris day, even when the UTC day differs', () => {
    expect(at('2026-11-23T22:59:59.999Z')).toBe('2026-12-07T22:59:59.999Z');
    expect(at('2026-11-23T23:00:00.000Z')).toBe('2026-12-08T22:59:59.999Z');
  });

  it('moves from a Saturday or a Sunday to Monday', () => {
    expect(at('2026-11-21T12:00:00Z')).toBe('2026-12-07T22:59:59.999Z');
    expect(at('2026-11-22T12:00:00Z')).toBe('2026-12-07T22:59:59.999Z');
  });

  it.each([
    ['Christmas, a Friday, then the weekend', '2026-12-11T12:00:00Z', '2026-12-28T22:59:59.999Z'],
    ['Easter Monday', '2026-03-22T12:00:00Z', '2026-04-07T21:59:59.999Z'],
    ['Easter Monday of an early Easter', '2027-03-13T12:00:00Z', '2027-03-30T21:59:59.999Z'],
    ['Ascension', '2026-04-30T12:00:00Z', '2026-05-15T21:59:59.999Z'],
    ['Whit Monday', '2026-05-11T12:00:00Z', '2026-05-26T21:59:59.999Z'],
    ['20 December at the seat, a Monday', '2027-12-06T12:00:00Z', '2027-12-21T22:59:59.999Z'],
    ['14 July', '2026-06-30T12:00:00Z', '2026-07-15T21:59:59.999Z'],
  ])('moves past %s', (_name, concluded, end) => {
    expect(at(concluded)).toBe(end);
  });

  it('is right through both changes of the clock', () => {
    expect(at('2026-03-16T12:00:00Z')).toBe('2026-03-30T21:59:59.999Z');
    expect(at('2026-10-13T12:00:00Z')).toBe('2026-10-27T22:59:59.999Z');
  });

  it('is always the first working day from the fourteenth on, at the end of that day', () => {
    fc.assert(
      fc.property(between2026And2028, (concluded) => {
        const end = withdrawalEnd(concluded);
        const days = calendarDays(concluded, end);
        const passed = Array.from({ length: days - 14 }, (_, index) =>
          new Date(Date.parse(parisTime(concluded).slice(0, 10)) + (14 + index) * 86_400_000)
            .toISOString()
            .slice(0, 10),
        );
        expect(days).toBeGreaterThanOrEqual(14);
        expect(passed.filter(isWorkingDay)).toEqual([]);
        expect(isWorkingDay(parisTime(end).slice(0, 10))).toBe(true);
        expect(parisTime(end).slice(11)).toBe('23:59:59');
        expect(parisTime(new Date(end.getTime() + 1)).slice(11)).toBe('00:00:00');
      }),
    );
  });

  it('never comes earlier for a later contract', () => {
    fc.assert(
      fc.property(between2026And2028, between2026And2028, (one, other) => {
        const [earlier, later] = one < other ? [one, other] : [other, one];
        expect(withdrawalEnd(earlier).getTime()).toBeLessThanOrEqual(withdrawalEnd(later).getTime());
      }),
    );
  });
});

describe('the right to withdraw', () => {
  it('lasts to its last millisecond and not beyond', () => {
    const end = withdrawalEnd(new Date('2026-11-24T17:42:00Z'));
    expect(isWithdrawable(end, end)).toBe(true);
    expect(isWithdrawable(end, new Date(end.getTime() + 1))).toBe(false);
  });
});

describe('the guarantee of the pack', () => {
  const concluded = new Date('2026-11-24T17:42:00Z');

  it('ends thirty days after the same day, counted in the same way', () => {
    expect(guaranteeEnd([keyFor.pack], concluded)?.toISOString()).toBe('2026-12-24T22:59:59.999Z');
    expect(guaranteeEnd([keyFor.pack], new Date('2026-11-25T12:00:00Z'))?.toISOString()).toBe(
      '2026-12-28T22:59:59.999Z',
    );
  });

  it('applies only to the pack and does not change the statutory end', () => {
    expect(guaranteeEnd([keyFor.numbers, keyFor.design], concluded)).toBeUndefined();
    expect(withdrawalEnd(concluded).toISOString()).toBe('2026-12-08T22:59:59.999Z');
  });

  it('decides how long a pack can be withdrawn; without it the statutory right does', () => {
    const withdrawal_until = '2026-12-08T22:59:59.999Z';
    const guarantee_until = '2026-12-24T22:59:59.999Z';
    expect(changeOfMindEnd({ withdrawal_until, guarantee_until })?.toISOString()).toBe(guarantee_until);
    expect(changeOfMindEnd({ withdrawal_until })?.toISOString()).toBe(withdrawal_until);
    expect(changeOfMindEnd({})).toBeUndefined();
  });
});
