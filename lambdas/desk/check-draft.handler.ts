import { checkDraft as route } from '#domain/wire/desk.ts';
import { findingsOf } from '#lambdas/checks/findings.ts';
import { draftChecks } from '#lambdas/platform/draft-checks.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { ownPart } from '#lambdas/staff/parts.ts';
import { memberOf } from '#lambdas/staff/staff.ts';
import { drawnOf } from '#lib/dossier/drawn.ts';

export const handler = serve(route, async (request) => {
  const me = await memberOf(authorizedCustomer(request), stores.members());
  parseBody(request, route.body);
  const part = await ownPart(me, request.params, stores.parts());
  const findings = await findingsOf(me, part, { ...draftChecks(), draw: drawnOf, now: request.now });
  return { findings };
});
