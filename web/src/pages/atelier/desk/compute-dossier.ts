import { catalogue } from '#domain/catalogue.ts';
import { isSettled } from '#domain/dossier/reading.ts';
import { knownOf } from '#domain/report/misstatements/known.ts';
import { readersOf } from '#domain/report/misstatements/readers.ts';
import { type Draw, reportChart } from '#lib/dossier/drawn.ts';
import { dossierOf } from './dossier.ts';
import { namesReader, statementsReader } from './read-statements.ts';

type Given = Parameters<Draw>;

/** Numbers come without the engine of the sky; the legal times of the world come for a birth without an instant alone. */
const drawnFor = async (service: Given[0], person: Given[1]): Promise<Draw> => {
  if (catalogue[service].chart === 'numbers')
    return (await import('#lib/dossier/numbers-drawn.ts')).numbersDrawn;
  return isSettled(person)
    ? (await import('./settled-dossier.ts')).settledDrawn
    : (await import('#lib/dossier/report-drawn-of.ts')).reportDrawn;
};

/** The engine of the charts, and what reads the text, come with this module, after the text can be written. */
export const computeDossier = async (...given: Given) => {
  const [service, person] = given;
  const [draw, readers] = await Promise.all([drawnFor(service, person), readersOf(catalogue[service].chart)]);
  const drawn = reportChart(draw, ...given);
  if (!drawn) return undefined;
  const dossier = dossierOf(drawn);
  const facts = knownOf(dossier.values, { ...person, hasMinute: drawn.hasMinute }, readers);
  return { dossier, read: statementsReader(facts), names: namesReader(facts) };
};
