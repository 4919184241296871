import { randomBytes, randomUUID } from 'node:crypto';
import { codeLength, codeOf } from '#domain/report/code.ts';
import { printDraft as route } from '#domain/wire/typeset.ts';
import { findingsOf } from '#lambdas/checks/findings.ts';
import { draftChecks } from '#lambdas/platform/draft-checks.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import { typesetQueue } from '#lambdas/platform/queues.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { memberOf } from '#lambdas/staff/staff.ts';
import { drawnOf } from '#lib/dossier/drawn.ts';
import { printDraft } from './print-draft.ts';

export const handler = serve(route, async (request) => {
  const me = await memberOf(authorizedCustomer(request), stores.members());
  const { accept } = parseBody(request, route.body);
  const upload = await printDraft(me, request.params, accept, {
    parts: stores.parts(),
    orders: stores.orders(),
    births: stores.births(),
    drafts: stores.drafts(),
    uploads: stores.uploads(),
    queue: typesetQueue(),
    findings: (part, order, draft) =>
      findingsOf(me, part, {
        ...draftChecks(),
        // Both were read for this request already.
        orders: { ...stores.orders(), find: async () => order },
        drafts: { read: async () => draft },
        draw: drawnOf,
        now: request.now,
      }),
    draw: drawnOf,
    newId: randomUUID,
    newCode: () => codeOf(randomBytes(codeLength)),
    now: request.now,
  });
  return { upload };
});
