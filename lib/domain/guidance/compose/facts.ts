import type { Aspect, SkyBody, SkyFacts } from '../sky/facts.ts';
import { aspectNames, bodyNames, eclipseNames, phaseNames, signNames } from '../words/names.ts';
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
  label: `Lune en ${signNames[moon.sign]}`,
  value: moon.change
    ? `${within(moon.longitude)}, en ${signNames[moon.change.sign]} à ${localHour(zone, moon.change.at)}`
    : within(moon.longitude),
});

const phaseFact = ({ moon, lunation, zone }: SkyFacts): Fact => ({
  label: phaseNames[moon.phase],
  value:
    lunation.days === 0
      ? `à ${localHour(zone, lunation.at)}, en ${signNames[lunation.sign]}`
      : `éclairée à ${Math.round(moon.illumination * 100)} %`,
});

/** The next quarter; that of today is the phase itself. */
const lunationFact = ({ lunation: { phase, at, sign, days }, zone }: SkyFacts): Fact[] =>
  days === 0 ? [] : [{ label: phaseNames[phase], value: `${localMoment(zone, at)}, en ${signNames[sign]}` }];

const aspectText = ({ from, to, kind, orb, at }: Aspect, zone: string): string =>
  `${nameOf(from)} et ${nameOf(to)} en ${aspectNames[kind]} (${at ? `exact à ${localHour(zone, at)}` : arcMinutes(orb)})`;

const listed = (label: string, items: readonly string[]): Fact[] =>
  items.length > 0 ? [{ label, value: items.join(', ') }] : [];

/** In days: before that an eclipse is no news. */
const eclipseHorizon = 45;
const eclipseFact = ({ eclipse: { of, kind, at, days }, zone }: SkyFacts): Fact[] =>
  days > eclipseHorizon
    ? []
    : [
        {
          label: `Éclipse de ${nameOf(of)}`,
          value: `${eclipseNames[kind]}, ${days === 0 ? 'aujourd’hui' : longDateOf(localDateIn(zone, new Date(at)))}`,
        },
      ];

/** The day's positions at local noon, events by the local clock; a table, not prose. */
export const factsOf = (sky: SkyFacts): Fact[] => [
  phaseFact(sky),
  moonFact(sky),
  { label: `Soleil en ${signNames[sky.sun.sign]}`, value: within(sky.sun.longitude) },
  ...lunationFact(sky),
  ...eclipseFact(sky),
  ...listed(
    'Aspects',
    sky.aspects.map((aspect) => aspectText(aspect, sky.zone)),
  ),
  ...listed('Rétrogrades', sky.retrogrades.map(nameOf)),
];
