import { queuesNow } from '#domain/due-date.ts';
import { readQueues as route } from '#domain/wire/queues.ts';
import { serve } from '#lambdas/platform/http.ts';
import * as stores from '#lambdas/platform/stores.ts';

/** Always reads the table: a page whose payment was just refused must see the rows that refused it. */
export const handler = serve(route, async ({ now }) => queuesNow(await stores.workshop().read(), now));
