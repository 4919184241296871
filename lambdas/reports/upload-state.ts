import { uploadState as wire } from '#domain/wire/reports.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { ownPart, uploadOf } from '#lambdas/staff/parts.ts';

export const route = routeOf(wire, {
  id: 'UploadState',
  who: 'staff',
  loss: 'Experts cannot send reports: nothing is delivered.',
  uses: { parts: ['GetItem'] },
  stores: ['parts'],
  run: async ({ me, params, parts, now }) => ({ upload: uploadOf(await ownPart(me, params, parts), now) }),
});
