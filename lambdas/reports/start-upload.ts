import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import { isRefunded } from '#domain/order.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { startUpload as wire } from '#domain/wire/reports.ts';
import type { Files } from '#lambdas/gateways/files.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { assertRead, ownPart, type PartPath } from '#lambdas/staff/parts.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import { ifMoved } from '#lambdas/storage/moved.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { PartsStore, UploadsStore } from '#lambdas/storage/parts.ts';
import { uploadKey } from '#lambdas/storage/report-files.ts';

export type StartUploadDependencies = {
  readonly orders: Pick<OrdersStore, 'find'>;
  readonly parts: Pick<PartsStore, 'find'>;
  readonly uploads: Pick<UploadsStore, 'start'>;
  readonly files: Pick<Files, 'signUpload'>;
  readonly newId: () => string;
  readonly now: Date;
};

/**
 * Creates the form for a part's next PDF and drops the previous upload. Throws ShopError not_found, forbidden,
 * refunded.
 */
export const startUpload = async (
  me: Member,
  path: PartPath,
  deps: StartUploadDependencies,
): Promise<z.infer<typeof wire.answer>> => {
  const part = await ownPart(me, path, deps.parts);
  // The check of a file tells whether it names the right person.
  assertRead(part);
  const order = await deps.orders.find(part.order_id);
  if (!order) throw new ShopError('not_found');
  if (isRefunded(order)) throw new ShopError('refunded');
  const id = deps.newId();
  const key = uploadKey({ orderId: order.id, service: part.service, uploadId: id });
  const upload = { id, key, state: 'sending' as const, at: deps.now.toISOString() };
  await deps.uploads.start(part, me.id, upload).catch(ifMoved(new ShopError('forbidden')));
  return { upload, ...(await deps.files.signUpload(key)) };
};

export const route = routeOf(wire, {
  id: 'StartUpload',
  who: 'staff',
  loss: 'Experts cannot send reports: nothing is delivered.',
  uses: { orders: ['GetItem'], parts: ['GetItem', 'UpdateItem'] },
  may: ['upload reports'],
  stores: ['orders', 'parts', 'uploads'],
  gateways: ['files'],
  run: (call) => startUpload(call.me, call.params, { ...call, newId: randomUUID }),
});
