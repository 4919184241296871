import type { Birth } from '#domain/births/birth.ts';
import { catalogue } from '#domain/catalogue.ts';
import { valuesOf } from '#domain/dossier/values.ts';
import { type Known, knownOf } from '#domain/report/misstatements/known.ts';
import { readersOf } from '#domain/report/misstatements/readers.ts';
import { reportDrawn } from '#lib/dossier/report-drawn-of.ts';
import { birth, customerInfo } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';

/** The dossiers that the sentences are read with. */
const paris: Birth['place'] = {
  ...{ id: 'g2988507', name: 'Paris', detail: 'Île-de-France', country: 'FR' },
  ...{ latitude: 48.8534, longitude: 2.3488, zone: 'Europe/Paris' },
};

type Told = {
  readonly service: keyof typeof keyFor;
  readonly name: readonly [first: string, last: string];
  readonly date: string;
  /** Undefined for a birth without an hour. */
  readonly utc?: string;
  readonly offset?: number;
};

/** What a desk knows of a birth in Paris. */
const knownBirth = async (told: Told): Promise<Known> => {
  const {
    service,
    name: [firstName, lastName],
    date,
    utc,
    offset = 3600,
  } = told;
  const hour = utc
    ? birth({ place: paris, utc, offsetSeconds: offset })
    : birth({ precision: 'unknown', place: paris, utc: null, offsetSeconds: null });
  const person = customerInfo({ firstName, lastName, birthDate: date, birth: hour });
  const drawn = reportDrawn(keyFor[service], person, {}, '2026-11-24');
  if (!drawn) throw new Error(`No dossier of ${firstName}.`);
  const readers = await readersOf(catalogue[keyFor[service]].chart);
  return knownOf(valuesOf(drawn.sheet), { ...person, hasMinute: drawn.hasMinute }, readers);
};

const western = 'western';
export const dossiers = {
  elodie: await knownBirth({
    ...{ service: western, name: ['Élodie', 'Marchand'], date: '1984-02-14', utc: '1984-02-14T12:00:00Z' },
  }),
  hugo: await knownBirth({ service: western, name: ['Hugo', 'Perrin'], date: '1979-10-08' }),
  nathalie: await knownBirth({ service: 'numbers', name: ['Nathalie', 'Girard'], date: '1972-11-05' }),
  marc: await knownBirth({ service: 'numbers', name: ['Marc', 'Delaunay'], date: '1990-06-23' }),
  julien: await knownBirth({
    ...{ service: 'chinese', name: ['Julien', 'Moreau'], date: '1986-07-21' },
    ...{ utc: '1986-07-21T05:30:00Z', offset: 7200 },
  }),
  ines: await knownBirth({
    ...{ service: 'chinese', name: ['Inès', 'Caron'], date: '1995-01-20', utc: '1995-01-20T15:10:00Z' },
  }),
  sophie: await knownBirth({
    ...{ service: 'design', name: ['Sophie', 'Leroy'], date: '1981-03-09', utc: '1981-03-09T21:20:00Z' },
  }),
  thomas: await knownBirth({
    ...{ service: 'design', name: ['Thomas', 'Blanc'], date: '1993-12-02', utc: '1993-12-02T06:45:00Z' },
  }),
} as const;
