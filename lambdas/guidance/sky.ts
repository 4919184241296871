import { skyAnswerOf } from '#domain/guidance/sky-answer.ts';
import { localDateIn, zoneOrDefault } from '#domain/guidance/zones.ts';
import type { SkyAnswer } from '#domain/wire/guidance.ts';

/** A warm function has computed the day of each zone once; there are some 400 zones, and yesterday's go. */
const createSkies = () => {
  let kept = new Map<string, SkyAnswer>();
  /** The sky of today in a zone; an unknown one reads as the default. */
  return (name: string, now: Date): SkyAnswer => {
    const zone = zoneOrDefault(name);
    const date = localDateIn(zone, now);
    const known = kept.get(zone);
    if (known?.date === date) return known;
    const made = skyAnswerOf(zone, date);
    kept = new Map([...kept].filter(([, { until }]) => until > now.toISOString())).set(zone, made);
    return made;
  };
};

export const skyOfToday = createSkies();
