import { describe, expect, test } from 'vitest';
import { daySkyOf } from '#web/pages/home/own-sky.tsx';

describe('the sky of a day', () => {
  const sky = daySkyOf('1991-04-17');
  const position = (body: string) =>
    sky.ephemeris.find((row) => row.body === body)?.position.replace(/\s/g, ' ');
  const pens = (scene: typeof sky.wide) => new Set(scene.shapes.map(({ pen }) => pen));

  test('names the day and ten positions of 12 h UTC', () => {
    expect(sky.day).toBe('17 avril 1991');
    expect(sky.ephemeris).toHaveLength(10);
    expect(position('sun')).toBe('26°59′ Bélier');
  });

  test('gives the Moon the way of its day, as an arc and in words', () => {
    expect(position('moon')).toBe('25° Taureau à 10° Gémeaux');
    for (const scene of [sky.wide, sky.narrow])
      expect(scene.shapes.filter(({ pen }) => pen === 'giltArc')).toHaveLength(1);
  });

  test('has neither axes nor houses, which need an hour and a place', () => {
    expect([...pens(sky.wide), ...pens(sky.narrow)]).not.toContain('axis');
    expect([...pens(sky.wide), ...pens(sky.narrow)]).not.toContain('house');
  });

  test('names the sign once where the Moon stays in it', () => {
    const moon = daySkyOf('1991-04-18').ephemeris.find(({ body }) => body === 'moon');
    expect(moon?.position.replace(/\s/g, ' ')).toMatch(/^\d+° à \d+° Gémeaux$/);
  });
});
