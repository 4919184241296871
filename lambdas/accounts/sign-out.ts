import { signOut as wire } from '#domain/wire/sessions.ts';
import { evict } from '#lambdas/access/evict.ts';
import { sessionOf } from '#lambdas/platform/identity.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { leaveSession } from './leave-session.ts';

export const route = routeOf(wire, {
  id: 'SignOut',
  who: 'customer',
  loss: 'Claims outlive a sign-out by a day at most, and nobody can sign out everywhere.',
  uses: { sessions: ['DeleteItem'] },
  may: ['evict'],
  stores: ['orders', 'sessions'],
  gateways: ['eviction'],
  run: async (call) => {
    const { userId } = call.customer;
    const { everywhere, replaced = false } = call.body;
    if (everywhere) await evict(userId, call.eviction);
    else await leaveSession({ user_id: userId, session: sessionOf(call).session }, replaced, call);
    return { signedOut: true as const };
  },
});
