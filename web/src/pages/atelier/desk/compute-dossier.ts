import { reportChart } from '#lib/dossier/drawn.ts';
import { reportDrawn } from '#lib/dossier/report-drawn.ts';
import { dossierOf } from './dossier.ts';

/** The engine of the charts comes with this module, after the text can be written. */
export const computeDossier = (...birth: Parameters<typeof reportDrawn>) => {
  const drawn = reportChart(reportDrawn, ...birth);
  return drawn && dossierOf(drawn);
};
