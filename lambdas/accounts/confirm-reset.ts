import { limits } from '#domain/limits.ts';
import { validationTexts } from '#domain/texts/validation.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { type EvictDependencies, evict } from '#lambdas/access/evict.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import type { Accounts } from '#lambdas/gateways/accounts.ts';
import type { LimitsStore } from '#lambdas/storage/limits.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { StaffStore } from '#lambdas/storage/staff.ts';
import type { TokenRecord, TokensStore } from '#lambdas/storage/tokens.ts';
import type { VerificationsStore } from '#lambdas/storage/transactions/verify-address.ts';
import { assertPassword, assertStaffPassword } from './passwords.ts';
import { type RestoreAddressDependencies, restoreAddress } from './restore-address.ts';
import { type VerifyOrdersDependencies, verifyOrders } from './verify-orders.ts';

/** The dependencies of every link that sets a password. */
export type ChooseDependencies = VerifyOrdersDependencies &
  EvictDependencies & {
    readonly accounts: Pick<Accounts, 'setPassword'>;
    readonly staff: Pick<StaffStore, 'find'>;
    readonly verifications: Pick<VerificationsStore, 'consume'>;
    readonly orders: Pick<OrdersStore, 'findAll' | 'ofUser' | 'forgetClaims'>;
  };
export type ConfirmResetDependencies = ChooseDependencies &
  RestoreAddressDependencies & {
    readonly tokens: Pick<TokensStore, 'find'>;
    readonly limits: Pick<LimitsStore, 'waitFor'>;
    readonly viewerIp: string;
  };

/** After the link is used up: sets the password, then ends every session, socket, claim and other link. */
const setPassword = async (token: TokenRecord, password: string, deps: ChooseDependencies) => {
  if (!(await deps.accounts.setPassword(token.email, password))) {
    throw new ShopError('invalid_request', validationTexts.passwordShort6);
  }
  // Sessions end after the password is set: with the old password another session could be opened in between.
  await evict(token.user_id, deps);
  await verifyOrders(token.user_id, deps);
  return { email: token.email };
};

/**
 * Sets a new password with the token of a mailed link, verifies the address, and ends every session, socket, claim and
 * other link. The token is used up first: a link works once, and after a later failure a new link is needed. 400
 * link_invalid, invalid_request.
 */
export const choosePassword = async (token: TokenRecord, password: string, deps: ChooseDependencies) => {
  await assertStaffPassword(token.user_id, password, deps.staff);
  if (!(await deps.verifications.consume(token, deps.now))) throw new ShopError('link_invalid');
  return setPassword(token, password, deps);
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
    return setPassword(token, request.password, deps);
  }
  if (token?.purpose !== 'reset') throw new ShopError('link_invalid');
  return choosePassword(token, request.password, deps);
};
