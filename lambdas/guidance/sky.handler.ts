import { sky as route } from '#domain/wire/guidance.ts';
import { serve } from '#lambdas/platform/http.ts';
import { skyOfToday } from './sky.ts';

export const handler = serve(route, async ({ query, now }) => skyOfToday(query.zone ?? '', now));
