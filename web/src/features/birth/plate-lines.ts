import type { SignSpan, SmallSky } from '#domain/charts/small-sky.ts';
import { signNames } from '#domain/guidance/words/names.ts';
import { lineTexts as texts } from './line-texts.ts';

export type PlateLine = {
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
  const rising = ascendant.length === 1 ? ascendant.map(({ sign }) => texts.ascendant(signNames[sign])) : [];
  return texts.certain([
    ...single.flatMap(({ planet, spans }) =>
      spans.map(({ sign }) => texts.planetIn(planet, signNames[sign])),
    ),
    ...rising,
    sky.changing.length > 0 ? texts.others : texts.allOthers,
  ]);
};

const likelyOf = (sky: SmallSky, clock: Clock): string[] => {
  const moving = bodiesOf(sky).filter(({ spans }) => spans.length > 1);
  const ascendant = sky.angles?.ascendant ?? [];
  const isOpen = ascendant.length > 1 && ascendant.length <= mostSigns;
  return [
    ...moving.map(({ planet, spans }) => texts.planetHeld(planet, heldBy(spans, clock))),
    ...(isOpen ? [texts.ascendantHeld(heldBy(ascendant, clock))] : []),
  ];
};

const absentOf = ({ angles }: SmallSky, hasHour: boolean): string[] => {
  if (!angles) return [hasHour ? texts.noPoint : texts.noHour];
  return angles.ascendant.length > mostSigns ? [texts.tooMany] : [];
};

/** What is certain, likely or absent, in this order; `clock` is the local wall clock. */
export const plateLines = (sky: SmallSky, hasHour: boolean, clock: Clock): PlateLine[] => {
  const houses = [...(sky.angles?.moonHouses ?? [])].sort((left, right) => left - right);
  return [
    { state: 'certain', text: certainOf(sky) },
    ...likelyOf(sky, clock).map((text) => ({ state: 'likely' as const, text })),
    ...(houses.length > 1
      ? [{ state: 'check' as const, text: texts.moonHouses(houses.map((house) => romans[house - 1] ?? '')) }]
      : []),
    ...absentOf(sky, hasHour).map((text) => ({ state: 'absent' as const, text })),
  ];
};
