import { createFiles } from '#lambdas/gateways/files.ts';
import { readVariable } from '#lib/env.ts';
import { once } from './once.ts';

/** The bucket of the reports, for the functions that hold its client. */
export const files = once(() => createFiles(readVariable('REPORTS_BUCKET')));
