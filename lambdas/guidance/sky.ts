import { longDateOf } from '#domain/guidance/compose/clock.ts';
import { factsOf } from '#domain/guidance/compose/facts.ts';
import { titleOf } from '#domain/guidance/compose/title.ts';
import { skyOfDay } from '#domain/guidance/sky/day.ts';
import { localDateIn, localDay, zoneOrDefault } from '#domain/guidance/zones.ts';
import type { SkyAnswer } from '#domain/guidance-api.ts';
import { fr } from '#domain/texts/typography.ts';

const skyIn = (zone: string, date: string): SkyAnswer => {
  const sky = skyOfDay(zone, date);
  const { sign, phase, elongation, illumination, longitude, change } = sky.moon;
  return {
    zone,
    date,
    day: fr(longDateOf(date)),
    title: titleOf(sky),
    until: localDay(zone, date).end.toISOString(),
    moon: { sign, phase, elongation, illumination, longitude, ...(change && { change }) },
    sun: { sign: sky.sun.sign, longitude: sky.sun.longitude },
    retrogrades: [...sky.retrogrades],
    facts: factsOf(sky).map(({ label, value }) => ({ label: fr(label), value: fr(value) })),
  };
};

/** A warm function has computed the day of each zone once; there are some 400 zones, and yesterday's go. */
const createSkies = () => {
  let kept = new Map<string, SkyAnswer>();
  /** The sky of today in a zone; an unknown one reads as the default. */
  return (name: string, now: Date): SkyAnswer => {
    const zone = zoneOrDefault(name);
    const date = localDateIn(zone, now);
    const known = kept.get(zone);
    if (known?.date === date) return known;
    const made = skyIn(zone, date);
    kept = new Map([...kept].filter(([, { until }]) => until > now.toISOString())).set(zone, made);
    return made;
  };
};

export const skyOfToday = createSkies();
