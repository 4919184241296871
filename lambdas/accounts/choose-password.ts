import { validationTexts } from '#domain/texts/validation.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { type EvictDependencies, evict } from '#lambdas/access/evict.ts';
import type { Accounts } from '#lambdas/gateways/accounts.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { RequestsStore } from '#lambdas/storage/requests.ts';
import type { StaffStore } from '#lambdas/storage/staff.ts';
import type { TokenRecord } from '#lambdas/storage/tokens.ts';
import type { VerificationsStore } from '#lambdas/storage/transactions/verify-address.ts';
import { assertStaffPassword } from './passwords.ts';
import { type VerifyOrdersDependencies, verifyOrders } from './verify-orders.ts';

/** The dependencies of every link that sets a password. */
export type ChooseDependencies = VerifyOrdersDependencies &
  EvictDependencies & {
    readonly accounts: Pick<Accounts, 'setPassword'>;
    readonly staff: Pick<StaffStore, 'find'>;
    readonly verifications: Pick<VerificationsStore, 'consume'>;
    readonly requests: Pick<RequestsStore, 'answerAll'>;
    readonly orders: Pick<OrdersStore, 'findAll' | 'ofUser' | 'forgetClaims'>;
  };

/**
 * After the link is used up: sets the password, then ends every session, socket, claim and other link. A wish to close the
 * account was taken back with the link, and its request is answered.
 */
export const setPassword = async (token: TokenRecord, password: string, deps: ChooseDependencies) => {
  if (!(await deps.accounts.setPassword(token.email, password))) {
    throw new ShopError('invalid_request', validationTexts.passwordShort6);
  }
  // Sessions end after the password is set: with the old password another session could be opened in between.
  await evict(token.user_id, deps);
  await verifyOrders(token.user_id, deps);
  await deps.requests.answerAll(token.user_id, 'erasure', deps.now);
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
