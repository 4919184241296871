import { expect, it } from 'vitest';
import { byDay, paragraphsOf } from '#web/features/thread/days.ts';

const dayIn = (timeZone: string) => (at: Date) => at.toLocaleDateString('fr-FR', { timeZone });

it('entries stand in order of time, by the day of their reader', () => {
  const [morning, night, noon] = ['2026-11-24T06:00:00Z', '2026-11-24T22:30:00Z', '2026-11-25T11:00:00Z'];
  const entries = [noon, morning, night].map((at) => ({ at }));
  const daysIn = (zone: string) =>
    byDay(entries, dayIn(zone)).map(({ entries: ofDay }) => ofDay.map(({ at }) => at));
  expect(daysIn('Europe/Paris')).toEqual([[morning, night], [noon]]);
  expect(daysIn('Indian/Reunion')).toEqual([[morning], [night, noon]]);
});

it('entries of one instant keep their order', () => {
  const at = '2026-11-24T06:00:00Z';
  const entries = ['first', 'second', 'third'].map((id) => ({ at, id }));
  expect(byDay(entries, dayIn('UTC'))).toEqual([{ day: '24/11/2026', entries }]);
});

it.each([
  ['Un.', ['Un.']],
  ['Un.\n\nDeux\nlignes.\n \n\nTrois.\n', ['Un.', 'Deux\nlignes.', 'Trois.']],
  [' \n\n ', []],
])('an empty line parts paragraphs: %j', (text, paragraphs) => {
  expect(paragraphsOf(text)).toEqual(paragraphs);
});
