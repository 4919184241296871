import { limits } from '#domain/limits.ts';
import { chooseByLink as wire } from '#domain/wire/validation.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { type ChooseDependencies, choosePassword } from './choose-password.ts';
import { assertPassword } from './passwords.ts';
import { assertUnsealed, type ReadLinkDependencies, readOpenLink } from './validation-link.ts';

/**
 * Sets a new password for the owner of a mailbox who does not know the password of its account, and ends every session,
 * socket and claim of the account. 400 link_invalid, invalid_request.
 */
export const chooseByLink = async (
  request: { readonly token: string; readonly password: string },
  deps: ChooseDependencies & ReadLinkDependencies,
): Promise<{ email: string }> => {
  assertPassword(request.password, 'account');
  const { token, profile } = await readOpenLink(request, deps);
  assertUnsealed(profile, deps.now);
  return choosePassword(token, request.password, deps);
};

export const route = routeOf(wire, {
  id: 'ChooseByLink',
  who: 'link',
  stack: 'api',
  loss: 'Owners of a mailbox cannot take the account with their address out of a stranger’s hands.',
  uses: {
    staff: ['GetItem'],
    tokens: ['GetItem', 'UpdateItem'],
    profiles: ['GetItem'],
    parts: ['Query'],
    requests: ['Query', 'UpdateItem'],
    outbox: ['PutItem'],
    limits: ['UpdateItem'],
  },
  pool: ['AdminSetUserPassword'],
  may: ['evict'],
  stores: ['tokens', 'verifications', 'staff', 'parts', 'verifiedOrders', 'requests', 'limits'],
  gateways: ['eviction'],
  run: async ({ eviction, ...call }) => {
    await takeUse(limits.choosePassword, call.viewerIp, call);
    return chooseByLink(call.body, { ...call, ...eviction });
  },
});
