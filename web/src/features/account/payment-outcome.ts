import type * as z from 'zod/mini';
import { canResume, type Order } from '#domain/order.ts';
import type { AuthTokens, verifyPayment } from '#domain/wire/api.ts';

export type VerifyAnswer = z.output<typeof verifyPayment.answer>;

/** `confirmed`: paid, but this browser may not see the order: the customer must sign in. */
export type PaymentOutcome =
  | { readonly kind: 'paid'; readonly order: Order }
  /** The bank refused it, or its payment page expired unpaid. */
  | { readonly kind: 'unpaid'; readonly orderId: string }
  | { readonly kind: 'pending' | 'confirmed' | 'failed' };

/** This payment cannot succeed any more, but another may be made. */
const isClosed = (order: Order): boolean => order.status !== 'pending' && canResume(order);

/** The result that the page shows. An order known only by its claim, without a session, is `confirmed`. */
export const outcomeOf = (answer: VerifyAnswer, hasSession: boolean): PaymentOutcome => {
  const { order } = answer;
  if (!answer.verified) {
    if (answer.pending) return { kind: 'pending' };
    return order && isClosed(order) ? { kind: 'unpaid', orderId: order.id } : { kind: 'failed' };
  }
  return order && hasSession ? { kind: 'paid', order } : { kind: 'confirmed' };
};

/** The ways of signing in with the answer (§4 «After payment verification»); a link must be of this origin. */
export const entryOf = (
  answer: VerifyAnswer,
  hasSession: boolean,
  origin: string,
): { link: string } | { tokens: AuthTokens } | undefined => {
  if (hasSession || !answer.verified) return undefined;
  const isOwn = answer.magicLink !== undefined && URL.parse(answer.magicLink, origin)?.origin === origin;
  if (answer.magicLink !== undefined && isOwn) return { link: answer.magicLink };
  return answer.authTokens ? { tokens: answer.authTokens } : undefined;
};
