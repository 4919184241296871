import { type ChartBirth, rangeOf } from './birth-input.ts';
import type { Certainty } from './certainty.ts';
import { chineseChart } from './chinese.ts';
import type { HouseSystem } from './houses.ts';
import { type Activations, activationNames, humanDesignChart } from './human-design.ts';
import { numerologyChart } from './numerology.ts';
import { type Pillar, signsOf } from './pillars.ts';
import { certaintiesOf } from './statements.ts';
import { type WesternChart, westernChart } from './western.ts';

/**
 * All four charts of a birth as JSON. Longitudes are degrees from 0 to 360; pillars are two Chinese characters; a
 * value that the precision of the hour leaves absent is null, because no chart is computed for noon instead.
 */

const isoSecond = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`;

const points = (chart: WesternChart) => {
  const of = (longitude: number, retrograde: boolean) => ({ longitude, retrograde });
  const planets = Object.entries(chart.planets).map(
    ([name, { longitude, retrograde }]) => [name, of(longitude, retrograde)] as const,
  );
  const { TrueNode, MeanNode, MeanLilith } = chart.points;
  return {
    ...Object.fromEntries(planets),
    TrueNode: { longitude: TrueNode },
    MeanNode: { longitude: MeanNode },
    MeanLilith: { longitude: MeanLilith },
  };
};

const housesOf = ({ planets }: WesternChart) =>
  Object.fromEntries(Object.entries(planets).map(([name, { house }]) => [name, house]));

type Certainties = Readonly<Record<string, Certainty>>;

const isKnown = (certainties: Certainties, name: string): boolean => certainties[name]?.state !== 'absent';

/** Without an hour the positions are those of the middle of the day, marked as such; axes and houses are absent. */
const westernOf = (birth: ChartBirth, at: Date, certainties: Certainties, wanted?: HouseSystem) => {
  const chart = westernChart(at, birth.latitude, birth.longitude, wanted);
  const hasHour = birth.precision !== 'unknown';
  return {
    planets: points(chart),
    positionsAt: isoSecond(at),
    ascendant: hasHour && isKnown(certainties, 'western.ascendant') ? chart.ascendant : null,
    midheaven: hasHour && isKnown(certainties, 'western.midheaven') ? chart.midheaven : null,
    houseSystem: hasHour ? chart.houseSystem : null,
    cusps: hasHour ? chart.cusps : null,
    houses: hasHour ? housesOf(chart) : null,
    aspects: chart.aspects,
    dignities: chart.dignities,
    elements: chart.elements,
    modes: chart.modes,
    moonPhase: chart.phase,
    ruler: hasHour && isKnown(certainties, 'western.ascendant') ? chart.ruler : null,
  };
};

type DayAndHour = { readonly day: Pillar; readonly hour: Pillar };

const chineseOf = (birth: ChartBirth, at: Date, certainties: Certainties) => {
  const shift = at.getTime() - Date.parse(birth.utc);
  const local = new Date(Date.parse(`${birth.local}Z`) + shift).toISOString().slice(0, 19);
  const given = shift === 0 ? birth.trueSolarTime : undefined;
  const chart = chineseChart(at, local, birth.longitude, given);
  const pair = (clock: 'clock' | 'trueSolar', { day, hour }: DayAndHour) => [
    isKnown(certainties, `chinese.${clock}.day`) ? signsOf(day) : null,
    isKnown(certainties, `chinese.${clock}.hour`) ? signsOf(hour) : null,
  ];
  const both = (clock: 'clock' | 'trueSolar') => ({
    dayChangesAt23: pair(clock, chart[clock][23]),
    dayChangesAt0: pair(clock, chart[clock][0]),
  });
  const { animalByLichun, animalByNewYear, luck, balance, hiddenStems, tenGods } = chart;
  const hasHour = isKnown(certainties, 'chinese.trueSolar.hour');
  const luckOf = ({ pillars, ...start }: (typeof luck)['man']) => ({
    ...start,
    pillars: pillars.map(signsOf),
  });
  return {
    year: signsOf(chart.year),
    month: signsOf(chart.month),
    clock: both('clock'),
    trueSolar: both('trueSolar'),
    trueSolarTime: hasHour ? chart.trueSolarTime : null,
    balance: hasHour ? balance : null,
    hiddenStems: hasHour ? hiddenStems : null,
    tenGods: hasHour ? tenGods : null,
    animalByLichun,
    animalByNewYear,
    luck: { man: luckOf(luck.man), woman: luckOf(luck.woman) },
  };
};

const written = (activations: Activations) =>
  Object.fromEntries(
    activationNames.map((name) => [name, `${activations[name].gate}.${activations[name].line}`]),
  );

/** Two ephemerides may disagree on these. */
const nearBoundary = (activations: Activations): string[] =>
  activationNames.filter((name) => activations[name].nearBoundary);

const humanDesignOf = (at: Date, certainties: Certainties, hasHour: boolean) => {
  const chart = humanDesignChart(at);
  const known = <Value>(name: string, value: Value): Value | null =>
    isKnown(certainties, `humanDesign.${name}`) ? value : null;
  return {
    type: known('type', chart.type),
    strategy: known('type', chart.strategy),
    authority: known('authority', chart.authority),
    profile: known('profile', chart.profile),
    definition: known('definition', chart.definition),
    channels: hasHour ? chart.channels : null,
    centres: hasHour ? chart.centres : null,
    cross: hasHour ? chart.cross : null,
    personality: hasHour ? written(chart.personality) : null,
    design: hasHour ? written(chart.design) : null,
    nearBoundary: { personality: nearBoundary(chart.personality), design: nearBoundary(chart.design) },
    designUtc: hasHour ? isoSecond(chart.designInstant) : null,
  };
};

const numerologyOf = ({ local, names }: ChartBirth, year: number) => {
  const chart = numerologyChart(local.slice(0, 10), names, { year });
  const ofNames = <Value>(value: Value): Value | null => (names ? value : null);
  return {
    lifePath: chart.lifePath.number,
    expression: ofNames(chart.expression.number),
    intime: ofNames(chart.intime.number),
    realisation: ofNames(chart.realisation.number),
    actif: ofNames(chart.actif.number),
    hereditaire: ofNames(chart.hereditaire.number),
    personalYear: { year, number: chart.personalYear },
    cycles: chart.cycles,
    steps: names ? chart.steps : { lifePath: chart.steps.lifePath },
  };
};

/** `year`: the calendar year of the personal year. Throws RangeError when the range of the birth is empty. */
export const dossierOf = (birth: ChartBirth, year: number, wanted?: HouseSystem) => {
  const range = rangeOf(birth);
  const certainty = certaintiesOf(birth, range);
  const at = new Date(range.at);
  return {
    western: westernOf(birth, at, certainty, wanted),
    chinese: chineseOf(birth, at, certainty),
    humanDesign: humanDesignOf(at, certainty, birth.precision !== 'unknown'),
    numerology: numerologyOf(birth, year),
    certainty,
  };
};
