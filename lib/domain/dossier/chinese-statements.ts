import { type Span, spansOf } from '../charts/certainty.ts';
import { elementOfStem } from '../charts/chinese.ts';
import { type DayChange, dayAndHour, monthPillar, type Pillar, yearPillar } from '../charts/pillars.ts';
import { readWallTime, trueSolarTime, type WallTime } from '../charts/solar-time.ts';
import { clockText, westernTexts } from '../texts/dossier.ts';
import {
  animalNames,
  branchNames,
  elementNames,
  stemNames,
  chineseTexts as texts,
} from '../texts/dossier-chinese.ts';
import { type Reading, wallClock, windowOf } from './reading.ts';
import type { Statement } from './sheet.ts';

/** `sun`: the hour of a sundial; `change`: the hour at which a day begins; `luck`: whose direction is shown. */
export type ChineseConventions = {
  readonly clock: 'sun' | 'clock';
  readonly change: DayChange;
  readonly luck: 'woman' | 'man' | 'both';
};

/** «Gui si» */
export const pillarName = ({ stem, branch }: Pillar): string =>
  `${stemNames[stem] ?? ''} ${(branchNames[branch] ?? '').toLowerCase()}`;

/** «Eau yin, Serpent» */
export const pillarGloss = ({ stem, branch }: Pillar): string =>
  [texts.polarity(elementNames[elementOfStem(stem)] ?? '', stem % 2 === 0), animalNames[branch] ?? ''].join(
    ', ',
  );
const glossed = (pillar: Pillar): string => `${pillarName(pillar)} (${pillarGloss(pillar)})`;

const wallAt =
  (reading: Reading, clock: ChineseConventions['clock']) =>
  (at: Date): WallTime =>
    clock === 'sun'
      ? trueSolarTime(at, reading.birth.longitude)
      : readWallTime(new Date(wallClock(reading, at.getTime())).toISOString().slice(0, 19));

const pillarsAt = (reading: Reading, { clock, change }: ChineseConventions) => {
  const wall = wallAt(reading, clock);
  return {
    year: (at: Date) => glossed(yearPillar(at)),
    month: (at: Date) => glossed(monthPillar(at)),
    day: (at: Date) => glossed(dayAndHour(wall(at), change).day),
    hour: (at: Date) => glossed(dayAndHour(wall(at), change).hour),
  };
};

type Named = { readonly name: string; readonly spans: readonly Span[] };

const changeText = (reading: Reading, { name, spans }: Named): string => {
  const clock = (at: number): string => clockText(wallClock(reading, at));
  const index = spans.findLastIndex(({ from }) => from <= reading.range.at);
  const before = spans
    .slice(0, index)
    .map(({ value }, place) => westernTexts.until(value, clock(spans[place + 1]?.from ?? 0)));
  const after = spans.slice(index + 1).map(({ value, from }) => westernTexts.since(value, clock(from)));
  return westernTexts.changes(texts.pillarOf(name, spans[index]?.value ?? ''), before, after);
};

/** What the other clock would give for day and hour; undefined where it gives the same. */
const otherClock = (reading: Reading, conventions: ChineseConventions): string | undefined => {
  const other = conventions.clock === 'sun' ? 'clock' : 'sun';
  const at = new Date(reading.range.at);
  const [own, others] = [conventions, { ...conventions, clock: other } as const].map((one) => {
    const { day, hour } = pillarsAt(reading, one);
    return [texts.pillarOf(texts.names.day, day(at)), texts.pillarOf(texts.names.hour, hour(at))].join(', ');
  });
  return own === others || others === undefined ? undefined : texts.otherClock(texts.clocks[other], others);
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const chineseStatements = (reading: Reading, conventions: ChineseConventions): Statement[] => {
  const values = pillarsAt(reading, conventions);
  const parts = (['year', 'month', 'day', ...(reading.hasMinute ? (['hour'] as const) : [])] as const).map(
    (part): Named => ({
      name: texts.names[part],
      spans: spansOf(values[part], windowOf(reading), part === 'hour' ? 10 : 60),
    }),
  );
  const sure = parts.filter(({ spans }) => spans.length === 1).map(({ name }) => name);
  const moving = parts.filter(({ spans }) => spans.length > 1);
  const hasBoth = reading.hasMinute && reading.hasPoint;
  const other = hasBoth ? otherClock(reading, conventions) : undefined;
  const likely = [
    ...moving.map(({ name, spans }) => changeText(reading, { name: capital(name), spans })),
    ...(other === undefined ? [] : [other]),
    ...(reading.hasMinute ? [] : [texts.luckAbout]),
  ];
  const absent = [...(reading.hasMinute ? [] : [texts.noHour]), ...(reading.hasPoint ? [] : [texts.noSun])];
  const same = hasBoth && other === undefined ? ` ${texts.bothClocks}` : '';
  return [
    { state: 'certain', text: `${texts.certain(sure.join(', '))}${same}` },
    ...(likely.length > 0 ? [{ state: 'likely' as const, text: likely.join(' ') }] : []),
    ...(absent.length > 0 ? [{ state: 'absent' as const, text: absent.join(' ') }] : []),
  ];
};
