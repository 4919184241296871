import { catalogue } from '#domain/catalogue.ts';
import { isSettled, readingBy } from '#domain/dossier/reading.ts';
import { knownOf } from '#domain/report/misstatements/known.ts';
import { readersOf } from '#domain/report/misstatements/readers.ts';
import { type Draw, reportChart } from '#lib/dossier/drawn.ts';
import { reportDrawnBy } from '#lib/dossier/report-drawn.ts';
import { dossierOf } from './dossier.ts';
import { namesReader, statementsReader } from './read-statements.ts';

type Given = Parameters<Draw>;

/** The legal times of the world come for a birth without an instant alone. */
const drawnFor = async (person: Given[1]): Promise<Draw> =>
  isSettled(person)
    ? reportDrawnBy(readingBy(undefined))
    : (await import('#lib/dossier/report-drawn-of.ts')).reportDrawn;

/** The engine of the charts, and what reads the text, come with this module, after the text can be written. */
export const computeDossier = async (...given: Given) => {
  const [service, person] = given;
  const readers = await readersOf(catalogue[service].chart);
  const drawn = reportChart(await drawnFor(person), ...given);
  if (!drawn) return undefined;
  const dossier = dossierOf(drawn);
  const facts = knownOf(dossier.values, { ...person, hasMinute: drawn.hasMinute }, readers);
  return { dossier, read: statementsReader(facts), names: namesReader(facts) };
};
