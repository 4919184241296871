import type * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import type { Named } from '#domain/persons.ts';
import { orRefuse } from '#domain/wire/errors.ts';
import { personLink as wire } from '#domain/wire/persons.ts';
import { personKey } from '#lambdas/access/person-key.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import type { BirthsStore } from '#lambdas/storage/births.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { PersonLinksStore } from '#lambdas/storage/person-links.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import { namedIn } from './studied.ts';

export type PersonLinkDependencies = {
  readonly personLinks: Pick<PersonLinksStore, 'mint'>;
  readonly orders: Pick<OrdersStore, 'find'>;
  readonly births: Pick<BirthsStore, 'find'>;
  readonly profiles: Pick<ProfilesStore, 'find'>;
  readonly now: Date;
};
type Wanted = z.infer<typeof wire.body>;

const ofOrder = async (userId: string, id: string, { orders, births }: PersonLinkDependencies) => {
  const order = await orders.find(id);
  return order?.user_id === userId ? (await births.find(id))?.person : undefined;
};

const ofAccount = async (userId: string, id: string, { profiles }: PersonLinkDependencies) => {
  const entry = (await profiles.find(userId))?.persons?.[id];
  return entry && namedIn(entry);
};

/** The secret of a link for the person of an order, or of the account. Throws ShopError not_found. */
export const makePersonLink = async (
  userId: string,
  wanted: Wanted,
  deps: PersonLinkDependencies,
): Promise<{ token: string }> => {
  const named: Named | undefined =
    'order_id' in wanted
      ? await ofOrder(userId, wanted.order_id, deps)
      : await ofAccount(userId, wanted.person, deps);
  const key = personKey(userId, orRefuse(named, 'not_found'));
  return { token: await deps.personLinks.mint({ user_id: userId, key, ...wanted }, deps.now) };
};

export const route = routeOf(wire, {
  id: 'PersonLink',
  who: 'customer',
  loss: 'Customers cannot hand on the notice to the person for whom they order, which the law wants.',
  uses: {
    tokens: ['PutItem'],
    orders: ['GetItem'],
    births: ['GetItem'],
    profiles: ['GetItem'],
    limits: ['UpdateItem'],
  },
  stores: ['personLinks', 'orders', 'births', 'profiles', 'limits'],
  run: async (call) => {
    await takeUse(limits.notice, call.customer.userId, call);
    return makePersonLink(call.customer.userId, call.body, call);
  },
});
