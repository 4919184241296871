import { listReadings as wire } from '#domain/wire/readings.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { listReadings } from './reading.ts';

export const route = routeOf(wire, {
  id: 'ListReadings',
  who: 'staff',
  loss: 'Colleagues do not find the drafts that they are asked to read.',
  uses: { parts: ['BatchGetItem'], drafts: ['index readings', 'BatchGetItem'] },
  stores: ['parts', 'readings'],
  run: (call) => listReadings(call.me, call),
});
