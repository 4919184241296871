import { beginFactor as wire } from '#domain/wire/factor.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { beginFactor } from './enrol-factor.ts';

export const route = routeOf(wire, {
  id: 'BeginFactor',
  who: 'customer',
  loss: 'Staff cannot enrol their second factor, without which the atelier opens nothing to them.',
  uses: { limits: ['UpdateItem'] },
  enrolment: ['AdminListGroupsForUser', 'AdminInitiateAuth'],
  stores: ['profiles', 'limits'],
  gateways: ['accounts', 'factors'],
  run: (call) => beginFactor(call.customer.userId, call.body.password, call),
});
