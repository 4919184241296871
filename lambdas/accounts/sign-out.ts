import { signOut as wire } from '#domain/wire/sessions.ts';
import { evict } from '#lambdas/access/evict.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { leaveSession } from './leave-session.ts';

export const route = routeOf(wire, {
  id: 'SignOut',
  who: 'customer',
  loss: 'Claims outlive a sign-out by a day at most, and nobody can sign out everywhere.',
  uses: { profiles: ['GetItem'], sessions: ['DeleteItem'] },
  may: ['evict'],
  stores: ['sessions'],
  gateways: ['eviction'],
  run: async (call) => {
    const { customer, eviction } = call;
    const { everywhere, replaced = false } = call.body;
    if (everywhere) await evict(customer.userId, eviction);
    else await leaveSession(customer, replaced, { ...call, ...eviction });
    return { signedOut: true as const };
  },
});
