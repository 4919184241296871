import { drawnOf, reportChart } from '#lib/dossier/drawn.ts';
import { dossierOf } from './dossier.ts';

/** The engine of the charts comes with this module, after the text can be written. */
export const computeDossier = (...birth: Parameters<typeof drawnOf>) => {
  const drawn = reportChart(drawnOf, ...birth);
  return drawn && dossierOf(drawn);
};
