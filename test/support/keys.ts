import { catalogue, type Discipline, disciplines } from '#domain/catalogue.ts';
import type { ChartKind } from '#domain/chart-kinds.ts';
import { pack } from '#domain/the-pack.ts';

const withChart = (chart: ChartKind): Discipline => {
  const found = disciplines.find((key) => catalogue[key].chart === chart);
  if (!found) throw new Error(`no reading has the chart ${chart}`);
  return found;
};
const packKey = () => {
  if (!pack) throw new Error('no pack is sold');
  return pack.key;
};

/** The services that the tests buy, by what is computed for their readings: a test depends on no name of a folder. */
export const keyFor = {
  western: withChart('western'),
  chinese: withChart('chinese'),
  numbers: withChart('numbers'),
  design: withChart('design'),
  pack: packKey(),
} as const;

/** Their names, as pages and mails say them. */
export const nameFor = {
  western: catalogue[keyFor.western].name,
  chinese: catalogue[keyFor.chinese].name,
  numbers: catalogue[keyFor.numbers].name,
  design: catalogue[keyFor.design].name,
  pack: catalogue[keyFor.pack].name,
} as const;
