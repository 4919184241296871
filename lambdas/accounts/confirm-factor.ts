import { confirmFactor as wire } from '#domain/wire/factor.ts';
import { evict } from '#lambdas/access/evict.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { confirmFactor } from './enrol-factor.ts';

export const route = routeOf(wire, {
  id: 'ConfirmFactor',
  who: 'customer',
  loss: 'Staff cannot enrol their second factor, without which the atelier opens nothing to them.',
  uses: { limits: ['UpdateItem'] },
  enrolment: ['AdminListGroupsForUser', 'AdminInitiateAuth', 'AdminSetUserMFAPreference'],
  may: ['evict'],
  stores: ['profiles', 'limits'],
  gateways: ['accounts', 'factors', 'eviction'],
  run: ({ eviction, ...call }) =>
    confirmFactor(call.customer.userId, call.body, { ...call, evict: (id) => evict(id, eviction) }),
});
