import { catalogue, hasChart, type PaidKey } from '#domain/catalogue.ts';
import { chineseSheet } from '#domain/dossier/chinese-sheet.ts';
import type { Conventions } from '#domain/dossier/conventions.ts';
import { designSheet } from '#domain/dossier/design-sheet.ts';
import { numbersSheet } from '#domain/dossier/numbers-sheet.ts';
import type { Read, Reading } from '#domain/dossier/reading.ts';
import type { Sheet } from '#domain/dossier/sheet.ts';
import { westernSheet } from '#domain/dossier/western-sheet.ts';
import { wheelChartOf } from '#domain/dossier/wheel-chart.ts';
import type { Named } from '#domain/persons.ts';
import type { CustomerInfo } from '#domain/profile.ts';
import { figureTexts as texts } from '#domain/texts/dossier.ts';
import { bodyGraphKeys, bodyGraphScene } from '#lib/drawings/charts/body-graph.ts';
import { elementsScene } from '#lib/drawings/charts/elements.ts';
import { hoursScene } from '#lib/drawings/charts/hours.ts';
import { inclusionScene, lettersScene } from '#lib/drawings/charts/letters.ts';
import { pillarsScene } from '#lib/drawings/charts/pillars.ts';
import type { Scene } from '#lib/drawings/charts/scene.ts';
import { threadScene } from '#lib/drawings/charts/thread.ts';
import { wheelScene } from '#lib/drawings/charts/wheel.ts';

export type Person = Pick<
  CustomerInfo,
  'firstName' | 'lastName' | 'birthDate' | 'birthTime' | 'birthPlace' | 'birth' | 'birthNames'
> & { readonly person?: Named | undefined };

export type Figure = {
  readonly label: string;
  readonly wide: Scene;
  readonly narrow: Scene;
  /** `full` has the width of the page, `small` that of a seal. */
  readonly size?: 'full' | 'small';
  readonly keys?: readonly Scene[];
};

export type Drawn = {
  readonly sheet: Sheet;
  readonly figures: readonly Figure[];
  /** For the cover of a report, where it is not the first figure. */
  readonly cover?: Scene;
  /** What the hour decides, drawn beside the statements. */
  readonly hours?: Figure;
  /** Seconds east of UTC; more than one where the order leaves several possible. */
  readonly offsets: readonly number[];
  readonly hasMinute: boolean;
  readonly hasPoint: boolean;
};

/** The drawings of a report: those that a text names by their place, then that of the hour's box. */
export const reportFigures = ({ figures, hours }: Pick<Drawn, 'figures' | 'hours'>): readonly Figure[] =>
  hours ? [...figures, hours] : figures;

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

const numbers = (person: Person, { vowel = 'auto' }: Conventions, first: string): Drawn => {
  const { sheet, names, counts } = numbersSheet(person, vowel, Number(first.slice(0, 4)));
  const grid = inclusionScene(counts);
  const figures: Figure[] = [
    {
      label: texts.letters,
      wide: lettersScene(names, 'wide'),
      narrow: lettersScene(names, 'narrow'),
      size: 'full',
    },
    { label: texts.inclusion, wide: grid, narrow: grid, size: 'small' },
  ];
  return {
    sheet,
    figures: names.length > 0 ? figures : [],
    ...(names.length > 0 && { cover: threadScene(names.map((name) => name.map(({ value }) => value))) }),
    offsets: [],
    hasMinute: true,
    hasPoint: true,
  };
};

/** The charts that need an instant; the numbers need the day alone. */
const ofInstant = { western, chinese, design } as const;

export type Draw = (
  service: PaidKey,
  person: Person,
  conventions: Conventions,
  first: string,
) => Drawn | undefined;

/**
 * The chart of a service, in words and as drawings; undefined for one without a chart, and where the order does not say
 * enough. `first` is the day (YYYY-MM-DD) from which a year is told. Throws what the engine throws.
 */
export const drawnBy =
  (read: Read): Draw =>
  (service, person, conventions, first) => {
    const { chart } = catalogue[service];
    if (!chart || person.birthDate === '') return undefined;
    if (chart === 'numbers') return numbers(person, conventions, first);
    const { offset } = conventions;
    const reading = read(person, offset === undefined ? undefined : Number(offset));
    if (!reading) return undefined;
    const { offsets, hasMinute, hasPoint } = reading;
    return { ...ofInstant[chart](reading, conventions), offsets, hasMinute, hasPoint };
  };

/** What a reading without a chart has of one. */
const undrawn: Drawn = {
  sheet: { caption: '', tables: [], statements: [] },
  figures: [],
  offsets: [],
  hasMinute: true,
  hasPoint: true,
};

/** What a report is written and printed with: undefined only where a chart is needed and the order does not say enough. */
export const reportChart = (draw: Draw, ...of: Parameters<Draw>): Drawn | undefined =>
  hasChart(of[0]) ? draw(...of) : undrawn;
