import { saveChoices as wire } from '#domain/wire/mailings.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { saveChoice } from './choices.ts';

export const route = routeOf(wire, {
  id: 'SaveChoices',
  who: 'customer',
  loss: 'Customers do not see since when the guidance is written to them, and cannot end it in their account.',
  uses: { guidances: ['GetItem', 'UpdateItem'] },
  stores: ['profiles', 'guidances'],
  run: (call) => saveChoice(call.customer.userId, call.body.guidance, call),
});
