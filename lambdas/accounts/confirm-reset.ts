import { limits } from '#domain/limits.ts';
import { wordedKinds } from '#domain/requests.ts';
import { confirmPasswordReset as wire } from '#domain/wire/api.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import type { LimitsStore } from '#lambdas/storage/limits.ts';
import type { TokensStore } from '#lambdas/storage/tokens.ts';
import { type ChooseDependencies, choosePassword, setPassword } from './choose-password.ts';
import { assertPassword, assertStaffPassword } from './passwords.ts';
import { type RestoreAddressDependencies, restoreAddress } from './restore-address.ts';

export type ConfirmResetDependencies = ChooseDependencies &
  RestoreAddressDependencies & {
    readonly tokens: Pick<TokensStore, 'find'>;
    readonly limits: Pick<LimitsStore, 'waitFor'>;
    readonly viewerIp: string;
  };

/** Handles the link of a reset's mail, or the link that undoes a change of address. 400 link_invalid, invalid_request. */
export const confirmReset = async (
  request: { token: string; password: string },
  deps: ConfirmResetDependencies,
): Promise<{ email: string }> => {
  await takeUse(limits.choosePassword, deps.viewerIp, deps);
  assertPassword(request.password, 'account');
  const token = await deps.tokens.find(request.token);
  if (token?.purpose === 'undo') {
    await assertStaffPassword(token.user_id, request.password, deps.staff);
    await restoreAddress(token, deps);
    const done = await setPassword(token, request.password, deps);
    // Whoever had changed the address may have asked to correct what the owner gave: nobody acts on it any more.
    for (const kind of wordedKinds)
      await deps.requests.answerAll(token.user_id, kind, deps.now, token.changed_at);
    return done;
  }
  if (token?.purpose !== 'reset') throw new ShopError('link_invalid');
  return choosePassword(token, request.password, deps);
};

export const route = routeOf(wire, {
  id: 'ConfirmReset',
  who: 'link',
  loss: 'Customers who forgot their password cannot sign in.',
  uses: {
    profiles: ['GetItem'],
    staff: ['GetItem'],
    tokens: ['GetItem', 'UpdateItem'],
    parts: ['Query'],
    requests: ['Query', 'UpdateItem'],
    issues: ['DeleteItem'],
    outbox: ['PutItem'],
    limits: ['UpdateItem'],
  },
  pool: ['AdminDeleteUser', 'AdminGetUser', 'AdminSetUserPassword', 'AdminUpdateUserAttributes'],
  may: ['evict'],
  stores: [
    'tokens',
    'verifications',
    'staff',
    'addresses',
    'parts',
    'verifiedOrders',
    'requests',
    'issues',
    'limits',
  ],
  gateways: ['eviction'],
  run: ({ eviction, ...call }) => confirmReset(call.body, { ...call, ...eviction }),
});
