import type * as z from 'zod/mini';
import type { QueuedPart } from '#domain/atelier.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { allowUntagged as wire } from '#domain/wire/reports.ts';
import { log } from '#lambdas/platform/log.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { assertAdministrator } from '#lambdas/staff/colleague.ts';
import { type PartPath, toQueued, visiblePart } from '#lambdas/staff/parts.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import { ifMoved } from '#lambdas/storage/moved.ts';
import type { PartsStore, UploadsStore } from '#lambdas/storage/parts.ts';

export type AllowDependencies = {
  readonly parts: Pick<PartsStore, 'find'>;
  readonly uploads: Pick<UploadsStore, 'allow'>;
  readonly now: Date;
};

/**
 * An administrator allows a report whose only fault is missing tags, with the reason that the part keeps: its expert may
 * deliver it, and its customer is informed. Allowing it again changes nothing. Throws ShopError forbidden, not_found, report_unchecked for any other
 * upload.
 */
export const allowUntagged = async (
  me: Member,
  path: PartPath,
  { upload: uploadId, reason }: z.infer<typeof wire.body>,
  deps: AllowDependencies,
): Promise<QueuedPart> => {
  assertAdministrator(me);
  const part = await visiblePart(me, path, deps.parts);
  const { upload } = part;
  if (upload?.id !== uploadId) throw new ShopError('report_unchecked');
  if (upload.untagged) return toQueued(part);
  if (upload.refusal !== 'untagged') throw new ShopError('report_unchecked');
  const { refusal: _, ...rest } = upload;
  const allowed = {
    ...rest,
    state: 'checked' as const,
    untagged: { by: me.name, at: deps.now.toISOString(), reason },
  };
  await deps.uploads.allow(part, allowed).catch(ifMoved(new ShopError('report_unchecked')));
  log.info('untagged_allowed', { order: part.order_id, service: part.service, by: me.id });
  return toQueued({ ...part, upload: allowed });
};

export const route = routeOf(wire, {
  id: 'AllowUntagged',
  who: 'staff',
  loss: 'Administrators cannot let a report without tags pass.',
  uses: { parts: ['GetItem', 'UpdateItem'] },
  stores: ['parts', 'uploads'],
  run: (call) => allowUntagged(call.me, call.params, call.body, call),
});
