import { resendMail as route } from '#domain/wire/issues.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { memberOf } from '#lambdas/staff/staff.ts';
import { resendMail } from './resend-mail.ts';

export const handler = serve(route, async (request) => {
  const me = await memberOf(authorizedCustomer(request), stores.members());
  const { id } = parseBody(request, route.body);
  const deps = { unsentMails: stores.unsentMails(), outbox: stores.outbox(), now: request.now };
  await resendMail(me, id, deps);
  return { resent: true as const };
});
