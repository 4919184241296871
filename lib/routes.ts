import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Route } from '#lambdas/routing/route.ts';
import { lambdas, routeFiles } from './route-files.ts';

/** A route with its path below `lambdas`, without `.ts`. */
type Found = { readonly entry: string; readonly route: Route<unknown, object> };

const find = async (file: string): Promise<Found> => {
  const module: Omit<Found, 'entry'> = await import(pathToFileURL(join(lambdas, file)).href);
  return { entry: file.slice(0, -'.ts'.length), route: module.route };
};

/** All routes, each from its own file. */
export const routes: readonly Found[] = await Promise.all(routeFiles.map(find));
