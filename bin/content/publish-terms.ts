import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { addDays } from '#domain/dates.ts';
import { shopDate } from '#domain/holidays.ts';
import { composedTerms } from '#domain/texts/terms-composed.ts';
import { rootFolder } from '../local/files.ts';
import type { PublishedTerms } from './read.ts';

/**
 * Publishes the terms of sale when the present texts, prices, delays or company say something else than the newest version,
 * and returns the new version: that of today, or of the day after one that is to come.
 */
export const publishTerms = ([newest]: PublishedTerms, now: Date): string | undefined => {
  const { version: last = '', ...published } = newest ?? {};
  if (isDeepStrictEqual(published, composedTerms)) return undefined;
  const today = shopDate(now);
  const version = last < today ? today : addDays(new Date(last), 1).toISOString().slice(0, 10);
  const text = JSON.stringify({ version, ...composedTerms }, null, 2);
  writeFileSync(join(rootFolder, 'lib/content/terms', `${version}.json`), `${text}\n`);
  return version;
};
