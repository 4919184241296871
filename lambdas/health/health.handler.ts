import { health as route } from '#domain/wire/api.ts';
import { serve } from '#lambdas/platform/http.ts';

export const handler = serve(route, async () => ({ ok: true }));
