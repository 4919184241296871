import { once } from '#domain/once.ts';
import { createArchives } from '#lambdas/gateways/archives.ts';
import { readVariable } from '#lib/env.ts';

/** The bucket of the exports. */
export const archives = /* @__PURE__ */ once(() => createArchives(readVariable('ARCHIVES_BUCKET')));
