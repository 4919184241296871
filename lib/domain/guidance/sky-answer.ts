import type { SkyAnswer } from '../wire/guidance.ts';
import { composeGuidance } from './compose.ts';
import { skyOfDay } from './sky/day.ts';
import { moonsOfMonth } from './sky/moon.ts';
import { localDay } from './zones.ts';

/** The sky of a local day for the wire and the prerendered page. `zone` must be known; `date` is YYYY-MM-DD. */
export const skyAnswerOf = (zone: string, date: string): SkyAnswer => {
  const sky = skyOfDay(zone, date);
  const { sign, phase, elongation, illumination, longitude, change } = sky.moon;
  const {
    date: day,
    title,
    facts,
    opening,
    moon,
    planets,
    readings,
    gesture,
    closing,
  } = composeGuidance(sky);
  return {
    zone,
    date,
    day,
    title,
    until: localDay(zone, date).end.toISOString(),
    moon: { sign, phase, elongation, illumination, longitude, ...(change && { change }) },
    month: moonsOfMonth(zone, date),
    sun: { sign: sky.sun.sign, longitude: sky.sun.longitude },
    retrogrades: [...sky.retrogrades],
    facts: [...facts],
    words: {
      opening,
      planets,
      gesture,
      closing,
      moon: [...moon],
      readings: readings.map(({ fact, text }) => ({ fact, text })),
    },
  };
};
