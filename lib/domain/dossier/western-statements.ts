import { planetLongitude, planetNames, trueNode } from '../charts/bodies.ts';
import { type BirthRange, certaintyOf, type Span, spansOf } from '../charts/certainty.ts';
import type { HouseSystem } from '../charts/house-systems.ts';
import { anglesAt, houseOf, housesOf } from '../charts/houses.ts';
import { bodyNames } from '../guidance/words/names.ts';
import { clockText, houseNumbers, westernTexts as texts } from '../texts/dossier.ts';
import { type Reading, wallClock, windowOf } from './reading.ts';
import type { Statement } from './sheet.ts';
import { bodyKeys, signNameAt } from './western-names.ts';

/** What the hour decides in a Western chart. */

const ascendantSign =
  ({ birth }: Reading) =>
  (at: Date): string =>
    signNameAt(anglesAt(at, birth.latitude, birth.longitude).ascendant);

/** Houses are drawn for a given minute at a place, unless so many ascendants are possible that none can be named. */
export const hasAxes = (reading: Reading): boolean =>
  reading.hasMinute &&
  reading.hasPoint &&
  certaintyOf(ascendantSign(reading), reading.range, 5).state !== 'absent';

const houseAt =
  ({ birth }: Reading, system: HouseSystem, body: 'Sun' | 'Moon') =>
  (at: Date): string => {
    const angles = anglesAt(at, birth.latitude, birth.longitude);
    const { cusps } = housesOf(angles, birth.latitude, system);
    return houseNumbers[houseOf(planetLongitude(body, at), cusps) - 1] ?? '';
  };

/** What the minute decides: each value at an instant, and how it is named. */
const decided = (reading: Reading, system: HouseSystem) => {
  const { latitude, longitude } = reading.birth;
  return [
    { valueAt: ascendantSign(reading), name: (sign: string) => texts.inSign(texts.ascendant, sign) },
    {
      valueAt: (at: Date) => signNameAt(anglesAt(at, latitude, longitude).midheaven),
      name: (sign: string) => texts.inSign(texts.midheaven, sign),
    },
    ...(['Sun', 'Moon'] as const).map((body) => ({
      valueAt: houseAt(reading, system, body),
      name: (house: string) => texts.inHouse(bodyNames[bodyKeys[body]], house),
    })),
  ];
};

type DecidedSpans = { readonly name: (value: string) => string; readonly spans: readonly Span[] };

/** The values around the hour, in order of time. */
const decidedSpans = (reading: Reading, system: HouseSystem): DecidedSpans[] =>
  decided(reading, system).map(({ valueAt, name }) => ({
    name,
    spans: spansOf(valueAt, windowOf(reading), 2),
  }));

const changeText = (reading: Reading, { name, spans }: DecidedSpans): string => {
  const clock = (at: number): string => clockText(wallClock(reading, at));
  const index = spans.findLastIndex(({ from }) => from <= reading.range.at);
  const before = spans
    .slice(0, index)
    .map(({ value }, place) => texts.until(value, clock(spans[place + 1]?.from ?? 0)));
  const after = spans.slice(index + 1).map(({ value, from }) => texts.since(value, clock(from)));
  return texts.changes(name(spans[index]?.value ?? ''), before, after);
};

const minute = 60_000;
const tickSteps = [1, 2, 5, 10, 15, 30, 60, 120] as const;

/** Whole minutes of the place's clock, at most seven and none at the edge. */
const ticksOf = (reading: Reading, { from, to }: Pick<BirthRange, 'from' | 'to'>) => {
  const step = (tickSteps.find((minutes) => (to - from) / (minutes * minute) < 7) ?? 240) * minute;
  const edge = (to - from) / 16;
  const shift = wallClock(reading, 0);
  const first = Math.ceil((from + edge + shift) / step) * step - shift;
  const count = Math.max(0, Math.floor((to - edge - first) / step) + 1);
  return Array.from({ length: count }, (_, index) => {
    const at = first + index * step;
    return { at, text: clockText(wallClock(reading, at)) };
  });
};

/** What the minute decides around the hour, as the ribbon of hours draws it; undefined without axes or changes. */
export const hoursOf = (reading: Reading, system: HouseSystem) => {
  if (!hasAxes(reading)) return undefined;
  const window = windowOf(reading);
  const changing = decidedSpans(reading, system).filter(({ spans }) => spans.length > 1);
  if (changing.length === 0) return undefined;
  const rows = changing.map(({ name, spans }) => {
    const given = spans.findLastIndex(({ from }) => from <= window.at);
    return spans.map(({ value, from }, index) => ({ text: name(value), from, isGiven: index === given }));
  });
  return { ...window, ticks: ticksOf(reading, window), rows };
};

/** The bodies that stay in their sign through the whole range, and those that do not. */
const bodySpans = ({ range }: Reading) => {
  const bodies = [
    ...planetNames.map((name) => ({
      name: bodyNames[bodyKeys[name]],
      at: (at: Date) => planetLongitude(name, at),
    })),
    { name: texts.northNode, at: trueNode },
  ];
  return bodies.map(({ name, at }) => ({
    name,
    spans: spansOf((instant) => signNameAt(at(instant)), range, 240),
  }));
};

const movingText = (reading: Reading, name: string, spans: readonly Span[]): string => {
  const said = spans.map(({ value, from }, index) =>
    index === 0 ? value : texts.since(value, clockText(wallClock(reading, from))),
  );
  return texts.moving(name, said.join(', '));
};

const absentText = ({ hasMinute, hasPoint }: Reading): string => {
  if (!hasMinute) return texts.noHour;
  return hasPoint ? texts.tooWide : texts.noPoint;
};

export const westernStatements = (reading: Reading, system: HouseSystem): Statement[] => {
  const bodies = bodySpans(reading);
  const sure = bodies.filter(({ spans }) => spans.length === 1);
  const moving = bodies.filter(({ spans }) => spans.length > 1);
  const isAllSure = moving.length === 0 && reading.range.from === reading.range.to;
  const axes = hasAxes(reading);
  const changes = axes ? decidedSpans(reading, system).filter(({ spans }) => spans.length > 1) : [];
  const likely = [
    ...moving.map(({ name, spans }) => movingText(reading, name, spans)),
    ...changes.map((change) => changeText(reading, change)),
  ];
  const absent = [...(axes ? [] : [absentText(reading)]), texts.chiron];
  const names = sure.map(({ name }) => name).join(', ');
  return [
    { state: 'certain', text: isAllSure ? texts.certain.all : texts.certain.signs(names) },
    ...(likely.length > 0 ? [{ state: 'likely' as const, text: likely.join(' ') }] : []),
    { state: 'absent' as const, text: absent.join(' ') },
  ];
};
