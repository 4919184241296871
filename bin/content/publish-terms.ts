import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { rootFolder } from '../local/files.ts';
import { publishedTermsSchema, termsFolder, termsSchema } from './house-schema.ts';
import { contentModules, writeModules } from './make.ts';

const folder = join(rootFolder, termsFolder);
const composedSchema = z.omit(termsSchema, { version: true });

/** The terms as texts, prices, delays and company say them on a day. */
const composedOn = (day: string) => {
  writeModules(contentModules(rootFolder, day).modules);
  const script = join(rootFolder, 'bin/content/composed-terms.ts');
  return composedSchema.parse(
    JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8', cwd: rootFolder })),
  );
};

const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** The texts that were announced for a day after this one, by their files. */
const announcedAfter = (day: string): Map<string, string> => {
  const texts = globSync('*.json', { cwd: folder }).map(
    (file) => [file, readFileSync(join(folder, file), 'utf8')] as const,
  );
  const isLater = ([, text]: (typeof texts)[number]) =>
    (publishedTermsSchema.parse(JSON.parse(text)).from ?? '') > day;
  return new Map(texts.filter(isLater));
};

/**
 * Publishes the terms of sale when texts, prices, delays or company say something else than the newest version, and those of
 * each announced price for its day. Returns the new versions: of the day, or of the day after one that is to come.
 */
export const publishTerms = (today: string): readonly string[] => {
  const { services, house } = contentModules(rootFolder, today);
  const coming = [...services.readings, ...services.packs].flatMap(({ coming }) => coming?.from ?? []);
  const announced = announcedAfter(today);
  const published: string[] = [];
  let { version: last = '', ...newest } = house.terms[0] ?? {};
  const publish = (day: string, from?: string): void => {
    const composed = composedOn(day);
    if (isDeepStrictEqual(newest, composed)) return;
    last = last < day ? day : dayAfter(last);
    newest = composed;
    const file = `${last}.json`;
    const text = `${JSON.stringify({ version: last, from, ...composed }, null, 2)}\n`;
    if (announced.get(file) !== text) published.push(last);
    announced.delete(file);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  publish(today);
  for (const day of new Set(coming.toSorted())) if (day > today) publish(day, day);
  for (const file of announced.keys()) rmSync(join(folder, file));
  writeModules(contentModules(rootFolder, today).modules);
  return published;
};
