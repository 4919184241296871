import type * as z from 'zod/mini';
import type { AuthTokens, validateEmail as route } from '#domain/api.ts';
import { ShopError } from '#domain/errors.ts';
import { validationPageTexts } from '#domain/texts/email-validation.ts';
import { mayRead } from '#lambdas/orders/access.ts';
import type { Actor } from '#lambdas/platform/identity.ts';
import type { OrdersStore } from '#lambdas/storage/orders-store.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles-store.ts';
import type { ProofsStore } from '#lambdas/storage/proofs-store.ts';
import type { TokenRecord, TokensStore } from '#lambdas/storage/tokens-store.ts';
import { type ProveOrdersDependencies, proveOrders } from './prove-orders.ts';

type ValidateRequest = z.infer<typeof route.body>;
type ValidateAnswer = z.infer<typeof route.answer>;

export type ValidateEmailDependencies = ProveOrdersDependencies & {
  readonly orders: Pick<OrdersStore, 'find' | 'findAll' | 'ofUser'>;
  readonly tokens: Pick<TokensStore, 'find'>;
  readonly proofs: ProofsStore;
  readonly profiles: Pick<ProfilesStore, 'find'>;
  readonly startSession: (token: TokenRecord) => Promise<AuthTokens | undefined>;
};

const invalid = () => new ShopError('link_invalid', validationPageTexts.invalidLink);

const readToken = async (request: ValidateRequest, deps: ValidateEmailDependencies): Promise<TokenRecord> => {
  const token = await deps.tokens.find(request.token);
  if (token?.purpose !== 'validation') throw invalid();
  if (request.orderId !== undefined && request.orderId !== token.order_id) throw invalid();
  if (!token.used_at && token.expires_at <= deps.now.toISOString()) throw invalid();
  return token;
};

/** A used link still says «already» as long as what it proved is true: the account may have another address since. */
const isStillProven = async (token: TokenRecord, deps: ValidateEmailDependencies): Promise<boolean> => {
  const profile = await deps.profiles.find(token.user_id);
  return profile?.email === token.email && profile.email_validated;
};

const isUsed = async (secret: string, deps: ValidateEmailDependencies): Promise<boolean> =>
  (await deps.tokens.find(secret))?.used_at !== undefined;

const orderFor = async (
  token: TokenRecord,
  actor: Actor,
  isFirst: boolean,
  deps: ValidateEmailDependencies,
) => {
  const order = token.order_id ? await deps.orders.find(token.order_id) : undefined;
  if (order?.user_id !== token.user_id || !(isFirst || mayRead(order, actor, deps.now))) return {};
  const { customer_info, services, status } = order;
  return { orderId: order.id, order: { customer_info, services, status } };
};

/**
 * §2, §7 validate-email. The first use proves the mailbox: it marks profile and orders, may see its order and start
 * a session; later uses say `alreadyValidated` and show the order only to its owner or claim. 400 link_invalid.
 */
export const validateEmail = async (
  request: ValidateRequest,
  actor: Actor,
  deps: ValidateEmailDependencies,
): Promise<ValidateAnswer> => {
  const token = await readToken(request, deps);
  const isFirst = !token.used_at && (await deps.proofs.consume(token, deps.now));
  if (!isFirst && !((await isUsed(request.token, deps)) && (await isStillProven(token, deps))))
    throw invalid();
  await proveOrders(token.user_id, deps);
  const order = await orderFor(token, actor, isFirst, deps);
  if (!isFirst) {
    return { success: true, alreadyValidated: true, ...order, message: validationPageTexts.already };
  }
  const authTokens = await deps.startSession(token);
  return {
    success: true,
    alreadyValidated: false,
    ...order,
    message: validationPageTexts.success,
    ...(authTokens && { authTokens }),
  };
};
