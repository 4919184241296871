import { fr } from '../texts/typography.ts';
import type { SkyAnswer } from '../wire/guidance.ts';
import { longDateOf } from './compose/clock.ts';
import { factsOf } from './compose/facts.ts';
import { titleOf } from './compose/title.ts';
import { skyOfDay } from './sky/day.ts';
import { moonsOfMonth } from './sky/moon.ts';
import { localDay } from './zones.ts';

/** The sky of a local day for the wire and the prerendered page. `zone` must be known; `date` is YYYY-MM-DD. */
export const skyAnswerOf = (zone: string, date: string): SkyAnswer => {
  const sky = skyOfDay(zone, date);
  const { sign, phase, elongation, illumination, longitude, change } = sky.moon;
  return {
    zone,
    date,
    day: fr(longDateOf(date)),
    title: titleOf(sky),
    until: localDay(zone, date).end.toISOString(),
    moon: { sign, phase, elongation, illumination, longitude, ...(change && { change }) },
    month: moonsOfMonth(zone, date),
    sun: { sign: sky.sun.sign, longitude: sky.sun.longitude },
    retrogrades: [...sky.retrogrades],
    facts: factsOf(sky).map(({ label, value }) => ({ label: fr(label), value: fr(value) })),
  };
};
