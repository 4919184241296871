import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addHours,
  epochSeconds,
  formatDate,
  formatLongDate,
  formatLongDateTime,
  formatShortDateTime,
  formatTime,
} from '#domain/dates.ts';
import { amountIn, centsOf, formatAmount, formatPrice } from '#domain/money.ts';
import { fr } from '#domain/texts/typography.ts';

const nbsp = '\u00a0';
const at = (instant: string) => new Date(instant);

describe('dates in French, Paris time', () => {
  it('has the usual written form', () => {
    expect(formatDate(at('2026-11-24T12:00:00Z'))).toBe('24 novembre 2026');
    expect(formatLongDate(at('2026-11-24T12:00:00Z'))).toBe('mardi 24 novembre 2026');
    expect(formatLongDateTime(at('2026-11-20T17:42:00Z'))).toBe(
      `vendredi 20 novembre 2026 à 18${nbsp}h${nbsp}42`,
    );
    expect(formatShortDateTime(at('2026-07-01T17:42:00Z'))).toBe(`mer. 1er juil. à 19${nbsp}h${nbsp}42`);
  });

  it('a day may be followed by its time on the next line, unlike a range of hours', () => {
    expect(fr(formatLongDateTime(at('2026-11-20T17:42:00Z')))).toContain('2026 à 18');
    expect(fr('de 9 h à 18 h')).toBe(`de 9${nbsp}h${nbsp}à${nbsp}18${nbsp}h`);
  });

  it('writes the first of a month as «1er», and only that', () => {
    expect(formatDate(at('2026-07-01T12:00:00Z'))).toBe('1er juillet 2026');
    expect(formatLongDate(at('2026-07-01T12:00:00Z'))).toBe('mercredi 1er juillet 2026');
    expect(formatDate(at('2026-07-11T12:00:00Z'))).toBe('11 juillet 2026');
    expect(formatDate(at('2026-07-21T12:00:00Z'))).toBe('21 juillet 2026');
    expect(formatLongDate(at('2027-01-01T12:00:00Z'))).toBe('vendredi 1er janvier 2027');
  });

  it('changes the day at midnight in Paris, in winter and in summer', () => {
    expect(formatDate(at('2026-11-23T23:00:00Z'))).toBe('24 novembre 2026');
    expect(formatDate(at('2026-06-30T21:59:59Z'))).toBe('30 juin 2026');
    expect(formatDate(at('2026-06-30T22:00:00Z'))).toBe('1er juillet 2026');
  });

  it.each([
    ['2026-11-24T17:42:00Z', '18', '42'],
    ['2026-07-24T17:42:00Z', '19', '42'],
    ['2026-11-24T07:05:00Z', '8', '05'],
    ['2026-11-23T23:00:00Z', '0', '00'],
  ])('%s is at %s h %s, with spaces that do not break', (instant, hour, minute) => {
    expect(formatTime(at(instant))).toBe(`${hour}${nbsp}h${nbsp}${minute}`);
  });

  it('adds hours and days of 24 hours, through changes of the clock', () => {
    expect(addDays(at('2026-03-28T12:00:00Z'), 1)).toEqual(addHours(at('2026-03-28T12:00:00Z'), 24));
    expect(addHours(at('2026-11-24T17:42:00Z'), -26).toISOString()).toBe('2026-11-23T15:42:00.000Z');
    expect(epochSeconds(at('2026-11-24T17:42:00.999Z'))).toBe(1795542120);
  });
});

describe('amounts in French', () => {
  it('shows cents with two decimals and €', () => {
    expect(formatAmount(2900)).toBe(`29,00${nbsp}€`);
    expect(formatAmount(5)).toBe(`0,05${nbsp}€`);
    expect(formatAmount(123_456)).toBe(`1\u202f234,56${nbsp}€`);
  });

  it('shows amounts of another shop in its own currency', () => {
    expect(amountIn('CHF', 123_456, 2)).toBe(`1\u202f234,56${nbsp}CHF`);
    expect(fr(amountIn('CHF', 2900, 0))).toBe(`29${nbsp}CHF`);
  });

  it('shows prices without cents where there are none', () => {
    expect(formatPrice(2900)).toBe(`29${nbsp}€`);
    expect(formatPrice(2950)).toBe(`29,50${nbsp}€`);
  });

  it.each([
    [0, formatPrice],
    [2, formatAmount],
  ] as const)('writes an amount of %i decimals as Intl does', (decimals, format) => {
    const intl = new Intl.NumberFormat('fr-FR', {
      style: 'currency',
      currency: 'EUR',
      maximumFractionDigits: decimals,
    });
    const step = 10 ** (2 - decimals);
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        const cents = (amount % 1e12) * step;
        expect(format(cents)).toBe(intl.format(cents / 100));
      }),
    );
  });

  it('converts euros to exact cents, however the sum was computed', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 5 }), (prices) => {
        const sum = prices.reduce((total, cents) => total + cents / 100, 0);
        expect(centsOf(sum)).toBe(prices.reduce((total, cents) => total + cents, 0));
      }),
    );
  });

  it.each([9.001, 0.005, Number.NaN, Number.POSITIVE_INFINITY])('has no cents for %d', (euros) => {
    expect(centsOf(euros)).toBeUndefined();
  });
});
