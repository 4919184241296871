import type { ChartBirth } from '../birth-input.ts';
import type { HouseSystem } from '../house-systems.ts';
import { type Certainties, isKnown } from '../statements/statement.ts';
import { ofPlanets, type WesternChart, westernChart } from '../western.ts';
import { namedCounts, signElements, signModes } from './names.ts';

const pointsOf = ({ planets, points: { TrueNode, MeanNode, MeanLilith } }: WesternChart) => ({
  ...ofPlanets((name) => ({ longitude: planets[name].longitude, retrograde: planets[name].retrograde })),
  TrueNode: { longitude: TrueNode },
  MeanNode: { longitude: MeanNode },
  MeanLilith: { longitude: MeanLilith },
});

/** The positions are those of `positionsAt`; without an ascendant there are no houses. */
export const westernAnswer = (
  { latitude, longitude }: ChartBirth,
  at: Date,
  certainties: Certainties,
  wanted?: HouseSystem,
) => {
  const chart = westernChart(at, latitude, longitude, wanted);
  const known = <Value>(name: string, value: Value): Value | null =>
    isKnown(certainties, `western.${name}`) ? value : null;
  return {
    planets: pointsOf(chart),
    positionsAt: `${at.toISOString().slice(0, 19)}Z`,
    ascendant: known('ascendant', chart.ascendant),
    midheaven: known('midheaven', chart.midheaven),
    houseSystem: known('ascendant', chart.houseSystem),
    cusps: known('ascendant', chart.cusps),
    houses: known(
      'ascendant',
      ofPlanets((name) => known(`houses.${name}`, chart.planets[name].house)),
    ),
    aspects: chart.aspects,
    dignities: chart.dignities,
    elements: namedCounts(signElements, chart.elements),
    modes: namedCounts(signModes, chart.modes),
    moonPhase: chart.phase,
    ruler: known('ruler', chart.ruler),
  };
};
