import type { Aspect, SkyBody, SkyFacts } from '../sky/facts.ts';
import { aspectNames, bodyNames, eclipseNames, phaseNames, signNames } from '../words/names.ts';
import { litWords, factWords as words } from '../words/phrases.ts';
import { localDateIn } from '../zones.ts';
import { localHour, localMoment, longDateOf } from './clock.ts';

/** A line of the day's ephemeris. */
export type Fact = { readonly label: string; readonly value: string };

const arcMinutes = (degrees: number): string => {
  const minutes = Math.floor(degrees * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
};
const within = (longitude: number): string => arcMinutes(longitude % 30);
const nameOf = (body: SkyBody): string => bodyNames[body];

const moonFact = ({ moon, zone }: SkyFacts): Fact => ({
  label: words.bodyIn(nameOf('moon'), signNames[moon.sign]),
  value: moon.change
    ? words.change(within(moon.longitude), signNames[moon.change.sign], localHour(zone, moon.change.at))
    : within(moon.longitude),
});

const phaseFact = ({ moon, lunation, zone }: SkyFacts): Fact => ({
  label: phaseNames[moon.phase],
  value:
    lunation.days === 0
      ? words.quarter(localHour(zone, lunation.at), signNames[lunation.sign])
      : litWords(moon.illumination),
});

/** The next quarter; today's quarter is already in the phase. */
const lunationFact = ({ lunation: { phase, at, sign, days }, zone }: SkyFacts): Fact[] =>
  days === 0
    ? []
    : [{ label: phaseNames[phase], value: words.nextQuarter(localMoment(zone, at), signNames[sign]) }];

const aspectText = ({ from, to, kind, orb, at }: Aspect, zone: string): string =>
  words.aspect(
    nameOf(from),
    nameOf(to),
    aspectNames[kind],
    at ? words.exact(localHour(zone, at)) : arcMinutes(orb),
  );

const listed = (label: string, items: readonly string[]): Fact[] =>
  items.length > 0 ? [{ label, value: items.join(', ') }] : [];

/** In days: an eclipse is mentioned from then on. */
const eclipseHorizon = 45;
const eclipseFact = ({ eclipse: { of, kind, at, days }, zone }: SkyFacts): Fact[] =>
  days > eclipseHorizon
    ? []
    : [
        {
          label: words.eclipse(nameOf(of)),
          value: `${eclipseNames[kind]}, ${days === 0 ? words.today : longDateOf(localDateIn(zone, new Date(at)))}`,
        },
      ];

/** The positions at local noon and the events by the local clock, as table rows. */
export const factsOf = (sky: SkyFacts): Fact[] => [
  phaseFact(sky),
  moonFact(sky),
  { label: words.bodyIn(nameOf('sun'), signNames[sky.sun.sign]), value: within(sky.sun.longitude) },
  ...lunationFact(sky),
  ...eclipseFact(sky),
  ...listed(
    words.aspects,
    sky.aspects.map((aspect) => aspectText(aspect, sky.zone)),
  ),
  ...listed(words.retrogrades, sky.retrogrades.map(nameOf)),
];
