import { hasChart, type PaidKey } from '#domain/catalogue.ts';
import type { Conventions } from '#domain/dossier/conventions.ts';
import type { Sheet } from '#domain/dossier/sheet.ts';
import type { Named } from '#domain/persons.ts';
import type { CustomerInfo } from '#domain/profile.ts';
import type { Scene } from '#lib/drawings/charts/scene.ts';

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

/**
 * The chart of a service, in words and as drawings; undefined for one without a chart, and where the order does not say
 * enough. `first` is the day (YYYY-MM-DD) from which a year is told. Throws what the engine throws.
 */
export type Draw = (
  service: PaidKey,
  person: Person,
  conventions: Conventions,
  first: string,
) => Drawn | undefined;

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
