import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const lambdas = join(import.meta.dirname, '..', 'lambdas');

const isRoute = (file: string): boolean =>
  /^export const route = routeOf\(/m.test(readFileSync(join(lambdas, file), 'utf8'));

/** The files of `lambdas` that declare a route: nothing else lists them. */
export const routeFiles: readonly string[] = globSync('*/*.ts', { cwd: lambdas }).filter(isRoute).sort();
