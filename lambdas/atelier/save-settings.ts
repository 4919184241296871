import { saveSettings as wire } from '#domain/wire/settings.ts';
import { routeOf } from '#lambdas/routing/route.ts';

import { saveSettings } from './settings.ts';

export const route = routeOf(wire, {
  id: 'SaveSettings',
  who: 'staff',
  loss: 'Experts cannot write down an absence: due dates count days on which nobody writes.',
  uses: { settings: ['UpdateItem'] },
  stores: ['team'],
  run: ({ me, body, team, now }) => saveSettings(me, body, team, now),
});
