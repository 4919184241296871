import { readChoices as wire } from '#domain/wire/mailings.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { readChoices } from './choices.ts';

export const route = routeOf(wire, {
  id: 'ReadChoices',
  who: 'customer',
  loss: 'Customers do not see since when the guidance is written to them, and cannot end it in their account.',
  uses: { guidances: ['GetItem'] },
  stores: ['profiles', 'guidances'],
  run: (call) => readChoices(call.customer.userId, call),
});
