import { ShopError } from '#domain/wire/errors.ts';
import type { HttpRequest } from '#lambdas/routing/request.ts';
import { servingBehind } from '#lambdas/routing/serve.ts';
import { readVariable } from '#lib/env.ts';
import { secrets } from './secrets.ts';
import { isSame } from './tokens.ts';

/** Only the CDN (locally the web server) knows the origin secret: a request without it is refused. */
export const assertOrigin = async (headers: HttpRequest['headers']) => {
  const sent = headers['x-origin-secret'];
  const name = readVariable('ORIGIN_SECRET_PARAMETER');
  const isKnown = sent && (await secrets().find(name, (known) => known.find((one) => isSame(one, sent))));
  if (!isKnown) throw new ShopError('forbidden');
};

/** Wraps what answers a call behind the origin secret. */
export const serve = /* @__PURE__ */ servingBehind(assertOrigin);
