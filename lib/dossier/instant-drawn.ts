import { catalogue } from '#domain/catalogue.ts';
import { chineseSheet } from '#domain/dossier/chinese-sheet.ts';
import type { Conventions } from '#domain/dossier/conventions.ts';
import { designSheet } from '#domain/dossier/design-sheet.ts';
import type { Read, Reading } from '#domain/dossier/reading.ts';
import { westernSheet } from '#domain/dossier/western-sheet.ts';
import { wheelChartOf } from '#domain/dossier/wheel-chart.ts';
import { figureTexts as texts } from '#domain/texts/dossier.ts';
import { bodyGraphKeys, bodyGraphScene } from '#lib/drawings/charts/body-graph.ts';
import { elementsScene } from '#lib/drawings/charts/elements.ts';
import { hoursScene } from '#lib/drawings/charts/hours.ts';
import { pillarsScene } from '#lib/drawings/charts/pillars.ts';
import { wheelScene } from '#lib/drawings/charts/wheel.ts';
import type { Draw, Drawn, Figure } from './drawn.ts';

/** The charts that need an instant; the numbers need the day alone. */

type Charted = Pick<Drawn, 'sheet' | 'figures' | 'hours'>;

const western = (reading: Reading, { houses = 'Placidus', ...shown }: Conventions): Charted => {
  const chart = westernSheet(reading, houses, shown);
  const wheel = wheelChartOf(reading, chart);
  const figure = {
    label: texts.wheel,
    wide: wheelScene(wheel, 'wide'),
    narrow: wheelScene(wheel, 'narrow'),
  };
  const { hours } = chart;
  const ribbon = hours && {
    label: texts.hours,
    wide: hoursScene(hours, 'wide'),
    narrow: hoursScene(hours, 'narrow'),
  };
  return { sheet: chart.sheet, figures: [figure], ...(ribbon && { hours: ribbon }) };
};

export const chineseConventions = ({ clock = 'sun', change, luck = 'both' }: Conventions) =>
  ({ clock, change: change === '0' ? 0 : 23, luck }) as const;

const chinese = (reading: Reading, conventions: Conventions): Charted => {
  const { sheet, counts, master, columns } = chineseSheet(reading, chineseConventions(conventions));
  const cycle = elementsScene(counts, master);
  const pillars: Figure = {
    label: texts.pillars,
    wide: pillarsScene(columns, 'wide'),
    narrow: pillarsScene(columns, 'narrow'),
  };
  return { sheet, figures: [pillars, { label: texts.elements, wide: cycle, narrow: cycle }] };
};

const design = (reading: Reading): Charted => {
  const { sheet, graph } = designSheet(reading);
  const figures = graph
    ? [
        {
          label: texts.graph,
          wide: bodyGraphScene(graph, 'wide'),
          narrow: bodyGraphScene(graph, 'narrow'),
          keys: bodyGraphKeys(),
        },
      ]
    : [];
  return { sheet, figures };
};

const ofInstant = { western, chinese, design } as const;

/** The chart of an instant, as `Draw`; undefined for a service whose chart needs none. */
export const instantDrawnBy =
  (read: Read): Draw =>
  (service, person, conventions) => {
    const { chart } = catalogue[service];
    if (!chart || chart === 'numbers' || person.birthDate === '') return undefined;
    const { offset } = conventions;
    const reading = read(person, offset === undefined ? undefined : Number(offset));
    if (!reading) return undefined;
    const { offsets, hasMinute, hasPoint } = reading;
    return { ...ofInstant[chart](reading, conventions), offsets, hasMinute, hasPoint };
  };
