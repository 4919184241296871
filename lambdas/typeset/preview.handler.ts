import { once } from '#domain/once.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { previewDraft as route } from '#domain/wire/typeset.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { memberOf } from '#lambdas/staff/staff.ts';
import { drawnOf } from '#lib/dossier/drawn.ts';
import { copiedFiles } from '#lib/typeset/copied-files.ts';
import { type PaperInput, reportPage } from '#lib/typeset/report-paper.ts';
import { createTypesetter, NotTypeset } from '#lib/typeset/typesetter.ts';
import { previewDraft } from './preview.ts';

const typesetter = once(() => createTypesetter(copiedFiles(`${__dirname}/typeset`)));

const typeset = (input: PaperInput, page: number) => {
  try {
    return reportPage(typesetter(), input, page);
  } catch (error) {
    throw error instanceof NotTypeset ? new ShopError('not_typeset') : error;
  }
};

export const handler = serve(route, async (request) => {
  const me = await memberOf(authorizedCustomer(request), stores.members());
  return previewDraft(me, request.params, parseBody(request, route.body), {
    parts: stores.parts(),
    orders: stores.orders(),
    births: stores.births(),
    draw: drawnOf,
    typeset,
    now: request.now,
  });
});
