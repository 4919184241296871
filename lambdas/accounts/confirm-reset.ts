import { ShopError } from '#domain/errors.ts';
import { validationTexts } from '#domain/texts/validation.ts';
import type { Accounts } from '#lambdas/gateways/accounts.ts';
import type { ConnectionsStore } from '#lambdas/storage/connections-store.ts';
import { type LimitsStore, networkOf } from '#lambdas/storage/limits-store.ts';
import type { OrdersStore } from '#lambdas/storage/orders-store.ts';
import type { ProofsStore } from '#lambdas/storage/proofs-store.ts';
import type { TokensStore } from '#lambdas/storage/tokens-store.ts';
import { accountLimits } from './limits.ts';
import { assertPassword } from './passwords.ts';
import { type ProveOrdersDependencies, proveOrders } from './prove-orders.ts';

export type ConfirmResetDependencies = ProveOrdersDependencies & {
  readonly accounts: Pick<Accounts, 'setPassword' | 'endSessions'>;
  readonly tokens: Pick<TokensStore, 'find'>;
  readonly proofs: ProofsStore;
  readonly orders: Pick<OrdersStore, 'findAll' | 'ofUser' | 'forgetClaims'>;
  readonly connections: Pick<ConnectionsStore, 'removeAll'>;
  readonly limits: LimitsStore;
  readonly viewerIp: string;
};

/** The mailbox is proven and whoever held a claim before must sign in again. */
const updateOrders = async (userId: string, deps: ConfirmResetDependencies) => {
  for (const order of await proveOrders(userId, deps)) {
    if (order.claims.length > 0) await deps.orders.forgetClaims(order.id);
  }
};

/**
 * Sets a new password with the mail's token: proves the address, ends every session, socket and claim. The token is
 * used up first: a link works once, and a failure after it needs a new one. 400 link_invalid, invalid_request.
 */
export const confirmReset = async (
  request: { token: string; password: string },
  deps: ConfirmResetDependencies,
): Promise<{ email: string }> => {
  await deps.limits.take(accountLimits.resetConfirmNetwork, networkOf(deps.viewerIp), deps.now);
  assertPassword(request.password, 'account');
  const token = await deps.tokens.find(request.token);
  if (token?.purpose !== 'reset') throw new ShopError('link_invalid');
  if (!(await deps.proofs.consume(token, deps.now))) throw new ShopError('link_invalid');
  if (!(await deps.accounts.setPassword(token.email, request.password))) {
    throw new ShopError('invalid_request', validationTexts.passwordShort6);
  }
  // Afterwards: whoever knows the old password could open another session in between.
  await deps.accounts.endSessions(token.email);
  await deps.connections.removeAll(token.user_id);
  await updateOrders(token.user_id, deps);
  return { email: token.email };
};
