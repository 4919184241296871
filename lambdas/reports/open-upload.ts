import { reportFileName } from '#domain/texts/papers.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { openUpload as wire } from '#domain/wire/reports.ts';
import type { Files } from '#lambdas/gateways/files.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { assertRead, ownPart, type PartPath } from '#lambdas/staff/parts.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';

export type OpenUploadDependencies = {
  readonly parts: Pick<PartsStore, 'find'>;
  readonly files: Pick<Files, 'signOpening'>;
};

/**
 * The address of the checked upload, of exactly the version that a delivery copies. Throws ShopError not_found, forbidden,
 * part_over, report_unchecked.
 */
export const openUpload = async (
  me: Member,
  path: PartPath,
  uploadId: string,
  { parts, files }: OpenUploadDependencies,
): Promise<{ url: string }> => {
  const part = await ownPart(me, path, parts);
  assertRead(part);
  const { upload, order_id, service } = part;
  if (upload?.id !== uploadId || upload.state !== 'checked') throw new ShopError('report_unchecked');
  const { key, object_version: version } = upload;
  return { url: await files.signOpening(key, reportFileName(order_id, service), version) };
};

export const route = routeOf(wire, {
  id: 'OpenUpload',
  who: 'staff',
  loss: 'Experts cannot open a checked PDF before they deliver it.',
  uses: { parts: ['GetItem'] },
  may: ['open uploads'],
  stores: ['parts'],
  gateways: ['files'],
  run: ({ me, params, body, ...deps }) => openUpload(me, params, body.upload, deps),
});
