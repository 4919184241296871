import type { BirthPlace } from '#domain/births/birth.ts';
import { placeLabel } from '#domain/births/place-label.ts';
import type { SignSpan, SmallSky } from '#domain/charts/small-sky.ts';
import { formatDate, formatDay } from '#domain/dates.ts';
import { signs } from '#domain/guidance/sky/facts.ts';
import { signNames } from '#domain/guidance/words/names.ts';
import { fr } from '#domain/texts/typography.ts';
import { lineTexts, plateTexts } from './plate-texts.ts';

type PlateLine = {
  readonly state: 'certain' | 'likely' | 'check' | 'absent';
  readonly text: string;
};

/** With more signs than these within the range, none is named. */
const mostSigns = 3;

const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const;

type Clock = (instant: number) => string;

/** Each sign with the minute at which it ends. */
const heldBy = (spans: readonly SignSpan[], clock: Clock) =>
  spans.map(({ sign }, index) => {
    const next = spans[index + 1];
    return { name: signNames[sign], until: next && clock(next.from) };
  });

const bodiesOf = ({ sun, moon, changing }: SmallSky) => [
  { planet: 'sun' as const, spans: sun },
  { planet: 'moon' as const, spans: moon },
  ...changing,
];

const certainOf = (sky: SmallSky): string => {
  const single = bodiesOf(sky).filter(({ spans }) => spans.length === 1);
  const ascendant = sky.angles?.ascendant ?? [];
  const rising =
    ascendant.length === 1 ? ascendant.map(({ sign }) => lineTexts.ascendant(signNames[sign])) : [];
  return lineTexts.certain([
    ...single.flatMap(({ planet, spans }) =>
      spans.map(({ sign }) => lineTexts.planetIn(planet, signNames[sign])),
    ),
    ...rising,
    sky.changing.length > 0 ? lineTexts.others : lineTexts.allOthers,
  ]);
};

const likelyOf = (sky: SmallSky, clock: Clock): string[] => {
  const moving = bodiesOf(sky).filter(({ spans }) => spans.length > 1);
  const ascendant = sky.angles?.ascendant ?? [];
  const isOpen = ascendant.length > 1 && ascendant.length <= mostSigns;
  return [
    ...moving.map(({ planet, spans }) => lineTexts.planetHeld(planet, heldBy(spans, clock))),
    ...(isOpen ? [lineTexts.ascendantHeld(heldBy(ascendant, clock))] : []),
  ];
};

const absentOf = ({ angles }: SmallSky, hasHour: boolean): string[] => {
  if (!angles) return [hasHour ? lineTexts.noPoint : lineTexts.noHour];
  return angles.ascendant.length > mostSigns ? [lineTexts.tooMany] : [];
};

/** What is certain, likely or absent, in this order; `clock` is the local wall clock. */
export const plateLines = (sky: SmallSky, hasHour: boolean, clock: Clock): PlateLine[] => {
  const houses = [...(sky.angles?.moonHouses ?? [])].sort((left, right) => left - right);
  return [
    { state: 'certain', text: certainOf(sky) },
    ...likelyOf(sky, clock).map((text) => ({ state: 'likely' as const, text })),
    ...(houses.length > 1
      ? [
          {
            state: 'check' as const,
            text: lineTexts.moonHouses(houses.map((house) => romans[house - 1] ?? '')),
          },
        ]
      : []),
    ...absentOf(sky, hasHour).map((text) => ({ state: 'absent' as const, text })),
  ];
};

/** Formats of dates, hours and positions in the plate. `shown` is a wall clock's milliseconds, as if it were UTC. */

/** «6 h 42», «12 h 00», «10 h 40 min 28 s» */
export const clockText = (shown: number): string => {
  const at = new Date(shown);
  const seconds = at.getUTCSeconds();
  const minutes = String(at.getUTCMinutes()).padStart(2, '0');
  return fr(`${at.getUTCHours()} h ${minutes}${seconds > 0 ? ` min ${seconds} s` : ''}`);
};

/** 10 h UTC of a day is the same day in the shop's zone, whose calendar the formats use. */
const withinDay = (shown: number): Date => new Date(Math.floor(shown / 86_400_000) * 86_400_000 + 36_000_000);

/** «17 avril 1991» of 1991-04-17 */
export const dateText = (date: string): string => fr(formatDate(withinDay(Date.parse(`${date}T00:00:00Z`))));
/** «17 avril» */
export const dayText = (shown: number): string => fr(formatDay(withinDay(shown)));

const arcText = (degrees: number, positive: string, negative: string): string => {
  const minutes = Math.round(Math.abs(degrees) * 60);
  const within = String(minutes % 60).padStart(2, '0');
  return `${Math.floor(minutes / 60)}°${within}′ ${degrees < 0 ? negative : positive}`;
};

/** «20°53′ sud, 55°27′ est»; undefined for a place without a point. */
export const coordinatesText = ({ latitude, longitude }: BirthPlace): string | undefined =>
  latitude === undefined || longitude === undefined
    ? undefined
    : `${arcText(latitude, plateTexts.north, plateTexts.south)}, ${arcText(longitude, plateTexts.east, plateTexts.west)}`;

/** «11°53′ Cancer» */
export const positionText = (longitude: number): string => {
  const minutes = Math.floor((longitude % 30) * 60);
  return plateTexts.degrees(
    Math.floor(minutes / 60),
    minutes % 60,
    signs[Math.floor(longitude / 30)] ?? 'aries',
  );
};

/** «Saint-Denis, La Réunion» */
export const placeText = ({ name, detail, country = '' }: BirthPlace): string =>
  fr(placeLabel({ name, detail: detail ?? (country.length > 2 ? country : undefined) }));

/** The point on earth that the horizon depends on. */
export const pointOf = ({ latitude, longitude }: BirthPlace) =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
