import { skyAnswerOf } from '#domain/guidance/sky-answer.ts';
import { localDateIn, zoneOrDefault } from '#domain/guidance/zones.ts';
import type { SkyAnswer } from '#domain/wire/guidance.ts';
import { sky as wire } from '#domain/wire/guidance.ts';
import { routeOf } from '#lambdas/routing/route.ts';

/** A warm function keeps the sky of today for each zone it has computed; there are some 400 zones. Older days are removed. */
const createSkies = () => {
  let kept = new Map<string, SkyAnswer>();
  /** The sky of today in a zone; an unknown zone is replaced by the default. */
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

export const route = routeOf(wire, {
  id: 'Sky',
  who: 'facts',
  loss: 'The guidance page does not show today’s sky; the form works.',
  run: async ({ query, now }) => skyOfToday(query.zone ?? '', now),
});
