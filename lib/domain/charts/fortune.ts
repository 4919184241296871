import { Body, Equator, Horizon, Observer } from 'astronomy-engine';
import { turn } from '../guidance/sky/positions.ts';
import type { WesternChart } from './western.ts';

/** Whether the Sun is above the horizon, without refraction. */
export const isDayAt = (at: Date, latitude: number, longitude: number): boolean => {
  const observer = new Observer(latitude, longitude, 0);
  const { ra, dec } = Equator(Body.Sun, at, observer, true, true);
  return Horizon(at, observer, ra, dec).altitude > 0;
};

/** As far from the ascendant as the Moon is from the Sun; at night as the Sun from the Moon. */
export const fortuneOf = ({ ascendant, phase }: WesternChart, isDay: boolean): number =>
  turn(ascendant + (isDay ? phase : -phase));
