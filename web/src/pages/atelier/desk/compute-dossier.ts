import { knownOf } from '#domain/report/misstatements/known.ts';
import { reportChart } from '#lib/dossier/drawn.ts';
import { reportDrawn } from '#lib/dossier/report-drawn.ts';
import { dossierOf } from './dossier.ts';
import { namesReader, statementsReader } from './read-statements.ts';

/** The engine of the charts, and what reads the text, come with this module, after the text can be written. */
export const computeDossier = (...birth: Parameters<typeof reportDrawn>) => {
  const drawn = reportChart(reportDrawn, ...birth);
  if (!drawn) return undefined;
  const dossier = dossierOf(drawn);
  const [, person] = birth;
  const facts = knownOf(dossier.values, { ...person, hasMinute: drawn.hasMinute });
  return { dossier, read: statementsReader(facts), names: namesReader(facts) };
};
