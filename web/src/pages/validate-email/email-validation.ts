/** The rules of /validate-email (§2, §5, §8), without network or screen. */
import * as z from 'zod/mini';
import { canResume, orderNumber } from '#domain/order.ts';
import { type Seal, validateEmail } from '#domain/wire/api.ts';
import type { Closed } from '#domain/wire/validation.ts';
import { ApiError, messageOf } from '#web/platform/errors.ts';
import { orderOf } from '#web/platform/paths.ts';
import { validationPageTexts as texts } from './texts.ts';

export type ValidationAnswer = z.output<typeof validateEmail.answer>;
export type ValidationRequest = z.input<typeof validateEmail.body>;
export type ValidationState =
  | { readonly kind: 'loading' }
  /** This browser is not signed in to the account: the page asks who opens the link. */
  | { readonly kind: 'asks'; readonly email: string; readonly sealed?: Seal | undefined }
  | { readonly kind: 'closed'; readonly closed: Closed }
  | { readonly kind: 'success' | 'already'; readonly isOrderOpen: boolean }
  /** `canRetry`: the server has not judged the link. */
  | { readonly kind: 'error'; readonly message: string; readonly canRetry: boolean };

export type ValidationLink = {
  /** Undefined when the link is incomplete: it needs a token, and an order unless a redirect is named (§5). */
  readonly request: ValidationRequest | undefined;
  readonly redirect: 'checkout' | 'home' | 'account' | undefined;
};

const redirects = ['checkout', 'home', 'account'] as const;

export const readLink = (search: string): ValidationLink => {
  const query = new URLSearchParams(search);
  const named = query.get('redirect');
  const redirect = redirects.find((known) => known === named);
  const token = query.get('token');
  const orderId = query.get('order') ?? undefined;
  if (!token || (!orderId && !redirect)) return { request: undefined, redirect };
  const request = z.safeParse(validateEmail.body, { token, ...(orderId ? { orderId } : {}) });
  return { request: request.success ? request.data : undefined, redirect };
};

export const invalidLink: ValidationState = { kind: 'error', message: texts.invalidLink, canRetry: false };

export const stateOf = (answer: ValidationAnswer): ValidationState => {
  if (answer.asks) return { kind: 'asks', ...answer.asks };
  // An order that this browser may not see counts as open, and the checkout decides. After days its payment page has
  // expired.
  const isOrderOpen = answer.order === undefined || canResume(answer.order);
  if (answer.alreadyValidated) return { kind: 'already', isOrderOpen };
  if (answer.success) return { kind: 'success', isOrderOpen };
  return { kind: 'error', message: answer.message ?? texts.error, canRetry: false };
};

/** §8: the server's message, or its default when there is none. A failure that is not a refusal may be retried. */
export const failureOf = (error: unknown): ValidationState => {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  const isUntold = error instanceof ApiError && error.code === 'unexpected';
  const message = isUntold ? texts.errorDefault : messageOf(error, texts.errorDefault);
  return { kind: 'error', message, canRetry: !isRefusal };
};

export type Exit = { readonly to: string; readonly label: string; readonly isAutomatic: boolean };

/**
 * The target of the button, and whether the page goes there by itself after 300 ms (§2,
 * docs/decisions/0029-validation-link.md).
 */
export const exitOf = (state: ValidationState, { redirect, request }: ValidationLink): Exit => {
  if (state.kind === 'closed') return { to: '/', label: texts.toHome, isAutomatic: false };
  const isDone = state.kind === 'success' || state.kind === 'already';
  const isToCheckout = redirect === 'checkout';
  const paidId = isDone && !state.isOrderOpen ? request?.orderId : undefined;
  if (paidId !== undefined && (isToCheckout || !redirect))
    return { to: orderOf(orderNumber(paidId)), label: texts.toOrder, isAutomatic: isToCheckout };
  if (isToCheckout)
    return { to: '/checkout?step=2&validated=true', label: texts.toCheckout, isAutomatic: isDone };
  if (redirect === 'account') return { to: '/compte', label: texts.toAccount, isAutomatic: false };
  const to = redirect === 'home' && state.kind === 'success' ? '/?account_created=true' : '/';
  return { to, label: texts.toHome, isAutomatic: false };
};
