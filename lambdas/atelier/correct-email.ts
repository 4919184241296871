import { randomUUID } from 'node:crypto';
import { staffTexts } from '#domain/texts/staff.ts';
import { correctEmail as wire } from '#domain/wire/address.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { type ChangeEmailDependencies, changeEmail } from '#lambdas/access/change-email.ts';
import { log } from '#lambdas/platform/log.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { assertAdministrator } from '#lambdas/staff/colleague.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { AccessesStore } from '#lambdas/storage/accesses.ts';
import { confirmationAgain } from '#lambdas/storage/confirmation-again.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { OutboxRecord } from '#lambdas/storage/outbox-record.ts';

export type CorrectEmailDependencies = Omit<
  ChangeEmailDependencies,
  'announce' | 'countMail' | 'by' | 'moreMails'
> & {
  readonly orders: Pick<OrdersStore, 'find' | 'ofUser'>;
  readonly accesses: Pick<AccessesStore, 'add'>;
};

/** A transaction has room for a hundred rows. Older contracts stay in the account. */
const mostContracts = 50;

/** The newest contracts whose confirmation went to the former mailbox: the new one gets them on a durable medium too (L221-13). */
const contracts = (orders: readonly OrderRecord[], again: string, now: Date): OutboxRecord[] =>
  orders.flatMap((order) => confirmationAgain(order, again, now)).slice(0, mostContracts);

/**
 * Corrects the address of an order's customer; the customer's account shows who did it, and the new mailbox
 * gets the contracts again. Administrators only, and never for
 * a colleague, whose account opens births. Throws ShopError forbidden, not_found and those of `changeEmail`.
 */
export const correctEmail = async (
  me: Member,
  id: string | undefined,
  email: string,
  deps: CorrectEmailDependencies,
): Promise<{ email: string }> => {
  assertAdministrator(me);
  const known = wire.id.safeParse(id);
  const order = known.success ? await deps.orders.find(known.data) : undefined;
  if (!order) throw new ShopError('not_found');
  if (await deps.staff.find(order.user_id)) throw new ShopError('invalid_request', staffTexts.notByColleague);
  const access = { by: 'administrator', name: me.name, who: me.id, what: 'email' } as const;
  const announce = () => deps.accesses.add(order.id, access, deps.now);
  // Strangers must not be able to use up what an administrator needs to help.
  const countMail = async () => {};
  const by = { who: me.id };
  const moreMails = (orders: readonly OrderRecord[], again: string) => contracts(orders, again, deps.now);
  const profile = await changeEmail(order.user_id, email, { ...deps, by, announce, countMail, moreMails });
  if (profile.sealed) log.alarm('address_corrected', { user: order.user_id, by: me.id });
  return { email: profile.email };
};

export const route = routeOf(wire, {
  id: 'CorrectEmail',
  who: 'staff',
  loss: 'Administrators cannot correct the address of a customer who gets no mail.',
  uses: { orders: ['GetItem'], accesses: ['PutItem'] },
  may: ['change addresses'],
  stores: ['profiles', 'orders', 'staff', 'addresses', 'issues', 'accesses'],
  gateways: ['accounts'],
  run: (call) => correctEmail(call.me, call.params.id, call.body.email, { ...call, newId: randomUUID }),
});
