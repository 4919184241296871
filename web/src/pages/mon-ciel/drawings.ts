import { catalogue, type Discipline, disciplines, shownDisciplines } from '#domain/catalogue.ts';
import { charts } from '#domain/chart-kinds.ts';

/** What can be drawn: each chart once, for the first service that has it, in the order of the catalogue. */
export const drawings = shownDisciplines
  .flatMap((service) =>
    charts.flatMap((chart) => (catalogue[service].chart === chart ? [{ service, chart }] : [])),
  )
  .filter(({ chart }, at, all) => all.findIndex((other) => other.chart === chart) === at);

/** The page comes with this one. */
export const firstDrawn: Discipline = drawings[0]?.service ?? disciplines[0];

/** The fragment that stands for the visitor's own drawing. */
export const waitingId = (service: Discipline): string => `mon-ciel-${service}`;
