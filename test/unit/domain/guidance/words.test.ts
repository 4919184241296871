import { describe, expect, it } from 'vitest';
import { composeGuidance, type Guidance } from '#domain/guidance/compose.ts';
import { birthFacts } from '#domain/guidance/sky/birth.ts';
import { skyOfDay } from '#domain/guidance/sky/day.ts';
import type { SkyFacts } from '#domain/guidance/sky/facts.ts';
import { dateOfDay, dayNumber } from '#domain/guidance/zones.ts';
import { born } from '#test/support/guidance/births.ts';
import { everyText, unreachable } from '#test/support/guidance/texts.ts';

/** Twelve births, one in each sign; four have a time (UTC). */
const births: readonly { readonly date: string; readonly time?: string }[] = [
  { date: '1991-04-17' },
  { date: '1962-05-03', time: '06:30' },
  { date: '2000-06-11' },
  { date: '1984-07-08' },
  { date: '1955-08-21', time: '22:10' },
  { date: '1978-09-09' },
  { date: '1969-10-13' },
  { date: '1988-02-29', time: '00:05' },
  { date: '1941-12-01' },
  { date: '2007-01-05' },
  { date: '1995-11-11', time: '13:45' },
  { date: '1973-01-31' },
];
const year: readonly SkyFacts[] = Array.from({ length: 365 }, (_, index) =>
  skyOfDay('Europe/Paris', dateOfDay(dayNumber('2026-11-21') + index)),
);
const sentences = (text: string): string[] => text.split(/(?<=[.!?])\s+/).filter(Boolean);
/** The sentences of a message; the table of positions and the bases of readings are headings. */
const proseOf = ({ opening, moon, planets, readings, gesture, closing }: Guidance): string[] =>
  [opening, ...moon, planets, ...readings.map(({ text }) => text), gesture, closing].flatMap(sentences);
const messagesOf = (birth?: (typeof births)[number]): Guidance[] =>
  year.map((sky) => composeGuidance(sky, birth && birthFacts(born(birth.date, birth.time), sky)));

const people = [undefined, ...births].map((birth) => ({ birth, messages: messagesOf(birth) }));
const prose = people.map(({ messages }) => messages.map(proseOf));

/** Share of a person's sentences that also occurred on one of the `days` before. */
const repeated = (days: number): number[] =>
  prose.map((of) => {
    const again = of.map((today, index) => {
      const before = new Set(of.slice(Math.max(0, index - days), index).flat());
      return today.filter((sentence) => before.has(sentence)).length;
    });
    return again.reduce((sum, count) => sum + count, 0) / of.flat().length;
  });

describe('365 days for twelve births, and without a birth', () => {
  it('no sentence is repeated the day after', () => {
    expect(repeated(1)).toEqual(people.map(() => 0));
  });

  /** Measured from 21 November 2026 in Paris: 0.02 % within 7 days, 15 % within 14, 49 % within 28 (the Moon's month). */
  it('within a week fewer than one sentence in a thousand, within two weeks one in six', () => {
    expect(Math.max(...repeated(6))).toBeLessThan(0.001);
    expect(Math.max(...repeated(13))).toBeLessThan(0.16);
    expect(Math.max(...repeated(27))).toBeLessThan(0.5);
  });

  it('no message occurs twice, for one person or for two on the same day', () => {
    const all = people.flatMap(({ messages }) => messages.map((message) => JSON.stringify(message)));
    expect(new Set(all).size).toBe(all.length);
  });

  it('each has an opening, the Moon, three or four readings, a gesture and 80 to 260 words', () => {
    for (const [person, days] of prose.entries()) {
      for (const [index, message] of (people[person]?.messages ?? []).entries()) {
        expect(message.readings).toHaveLength(people[person]?.birth ? 4 : 3);
        const words = (days[index] ?? []).join(' ').split(/\s+/).length;
        expect(words).toBeGreaterThan(80);
        expect(words).toBeLessThan(260);
        expect(JSON.stringify(message)).not.toMatch(/undefined|NaN|Invalid|""(?!,"readings")|\s{2}/);
      }
    }
  });

  it('a birth without an hour gets nothing about the fast planets', () => {
    const [, first] = people;
    const text = first?.messages.flatMap(({ readings }) => readings.map(({ text: line }) => line)).join(' ');
    expect(text).not.toMatch(/(Mercure|Vénus|Mars) (passe sur|salue|sourit|soutient|pique) /);
  });
});

describe('the words', () => {
  it('are all used', () => {
    expect(unreachable()).toEqual([]);
  });

  it('are all different', () => {
    expect(everyText.length - new Set(everyText).size).toBe(0);
    expect(everyText.length).toBeGreaterThan(600);
  });

  it('mention neither health nor law nor money, and promise nothing', () => {
    const forbidden =
      /sant[ée]\b|malad|gu[ée]ri|m[ée]decin|traitement|sympt|r[ée]gime|stress|angoisse|argent\b|invest|placement|cr[ée]dit|banque|salaire|contrat|proc[èe]s\b|avocat|notaire|imp[ôo]t|loterie|destin\b|vous allez|vous serez|garanti|à coup sûr/i;
    expect(everyText.filter((text) => forbidden.test(text))).toEqual([]);
  });

  it('do not reveal the reader’s gender', () => {
    const gendered =
      /vous (êtes|restez) \p{L}+(é|ée|u|ue|eux|euse|if|ive)(?!\p{L})|né\(e\)|·e|(?<!\p{L})(tu|prêts?)(?!\p{L})/iu;
    expect(everyText.filter((text) => gendered.test(text))).toEqual([]);
  });
});
