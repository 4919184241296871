import { readExport as route } from '#domain/wire/exports.ts';
import { customerOf } from '#lambdas/platform/caller.ts';
import { serve } from '#lambdas/platform/http.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { exportState } from './export-state.ts';

export const handler = serve(route, async (request) => {
  const { userId } = await customerOf(request);
  return exportState(await stores.exports().find(userId), request.now);
});
