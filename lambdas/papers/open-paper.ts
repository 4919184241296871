import { paperKey } from '#domain/papers.ts';
import { paperFileName } from '#domain/texts/papers.ts';
import { readOrder } from '#domain/wire/api.ts';
import { ShopError } from '#domain/wire/errors.ts';
import type { Opening } from '#lambdas/gateways/opening.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { AccessesStore, NewAccess } from '#lambdas/storage/accesses.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';

export type OpenPaperDependencies = {
  readonly orders: Pick<OrdersStore, 'find'>;
  readonly accesses: Pick<AccessesStore, 'add'>;
  readonly opening: Opening;
  readonly now: Date;
};
type Path = Readonly<Record<string, string | undefined>>;
type Opener = Pick<NewAccess, 'by' | 'name' | 'who'>;

/** The access is logged before the URL is signed: if logging fails, no URL is returned. */
const open = async (
  path: Path,
  openerOf: (order: OrderRecord) => Opener | undefined,
  { orders, accesses, opening, now }: OpenPaperDependencies,
): Promise<{ url: string }> => {
  const id = readOrder.id.safeParse(path.id);
  const order = id.success ? await orders.find(id.data) : undefined;
  const opener = order && openerOf(order);
  const paper = order?.papers?.find((one) => one.id === path.paper);
  if (!opener || !paper) throw new ShopError('not_found');
  await accesses.add(order.id, { ...opener, what: paper.kind }, now);
  return { url: await opening.sign(paperKey(order.id, paper), paperFileName(paper)) };
};

/** A customer opens an invoice or a credit note. Throws the same `not_found` for a foreign paper and an absent one. */
export const openOwnPaper = (
  path: Path,
  userId: string,
  deps: OpenPaperDependencies,
): Promise<{ url: string }> =>
  open(path, ({ user_id }) => (user_id === userId ? { by: 'customer' } : undefined), deps);

/** An administrator opens the paper of any order. Throws ShopError forbidden, not_found. */
export const openPaperOf = async (
  path: Path,
  { id, name, isAdministrator }: Member,
  deps: OpenPaperDependencies,
): Promise<{ url: string }> => {
  if (!isAdministrator) throw new ShopError('forbidden');
  return open(path, () => ({ by: 'administrator', who: id, name }), deps);
};
