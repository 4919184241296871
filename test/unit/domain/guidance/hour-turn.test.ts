import { MakeTime, SiderealTime } from 'astronomy-engine';
import { describe, expect, it } from 'vitest';
import { place } from '#content/shop.ts';
import { bearMiddle, hourTurn } from '#domain/guidance/sky/hour-turn.ts';
import { radians } from '#lib/drawings/geometry.ts';
import { type Equatorial, stereographic } from '../../../../web/drawings/projection.ts';

/** The zenith of the shop's place, by the engine of the charts. */
const zenithAt = (now: Date): Equatorial => [
  SiderealTime(MakeTime(now)) * 15 + place.longitude,
  place.latitude,
];

describe('the map of the Great Bear', () => {
  it.each(['2026-11-29T03:00:00Z', '2026-11-29T09:30:00Z', '2026-11-29T15:00:00Z', '2027-06-21T22:10:00Z'])(
    'turned for %s has the zenith at its top',
    (at) => {
      const now = new Date(at);
      const [x, y] = stereographic(bearMiddle, [0, 0], 100)(zenithAt(now));
      const angle = radians(hourTurn(bearMiddle, now));
      const [right, down] = [
        x * Math.cos(angle) - y * Math.sin(angle),
        x * Math.sin(angle) + y * Math.cos(angle),
      ];
      expect(Math.abs(right)).toBeLessThan(0.1);
      expect(down).toBeLessThan(0);
    },
  );

  it('stands otherwise six hours later', () => {
    const [before, after] = ['2026-11-29T03:00:00Z', '2026-11-29T09:00:00Z'].map((at) =>
      hourTurn(bearMiddle, new Date(at)),
    );
    expect(Math.abs((before ?? 0) - (after ?? 0))).toBeGreaterThan(45);
  });
});
