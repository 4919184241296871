import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { canResume, type Order } from '#domain/order.ts';
import { type AuthTokens, verifyPayment } from '#domain/wire/api.ts';
import { call } from '#web/platform/api-client.ts';
import { hasStoredSession } from '#web/platform/browser-storage.ts';
import { claimEntry, emailValidatedOrder, paymentRedirect } from '#web/platform/local-store.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { type ToastMessage, useToast } from '#web/ui/toast.tsx';
import { paymentTexts } from './texts.ts';

export type VerifyAnswer = z.output<typeof verifyPayment.answer>;

/** `confirmed`: paid, but this browser may not see the order: the customer must sign in. */
type PaymentOutcome =
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

const connecting: ToastMessage = {
  title: paymentTexts.connecting,
  text: paymentTexts.connectingDetail,
  tone: 'info',
};
const toasts: Partial<Record<PaymentOutcome['kind'], ToastMessage>> = {
  confirmed: { title: paymentTexts.confirmed, text: paymentTexts.confirmedDetail, tone: 'success' },
  failed: { title: paymentTexts.failed, text: paymentTexts.failedDetail, tone: 'destructive' },
};

export type PaymentReturn = {
  /** Undefined when there is no payment to verify. */
  readonly state: PaymentOutcome | { readonly kind: 'checking' } | undefined;
  readonly again: () => void;
};

/** An outcome and the user who saw it; another user who signs in here must not see it. */
type Result = { readonly outcome: PaymentOutcome; readonly to: string | undefined };

/** Verifies the payment of the address once the session is known, and again after a sign-in (§2, §4). */
export const usePaymentReturn = (sessionId: string | undefined): PaymentReturn => {
  const { user, loading, startFromTokens } = useSession();
  const toast = useToast();
  const [result, setResult] = useState<Result>();
  const started = useRef<string>(undefined);
  const userId = user?.id;

  const settle = async (id: string): Promise<Result> => {
    // This browser's claim is sent too, because the session may have ended during the payment.
    const claim = claimEntry.read()?.secret;
    const answer = await call(verifyPayment, { body: { sessionId: id }, claim });
    if (answer.verified) {
      paymentRedirect.clear();
      emailValidatedOrder.clear();
    }
    const entry = entryOf(answer, hasStoredSession(), window.location.origin);
    if (entry) toast({ ...connecting, about: 'payment' });
    if (entry && 'link' in entry) window.location.assign(entry.link);
    // With expired tokens the customer must sign in by hand.
    const entered =
      entry && 'tokens' in entry ? await startFromTokens(entry.tokens).catch(() => undefined) : undefined;
    const to = hasStoredSession() ? (entered?.id ?? userId) : undefined;
    return { outcome: outcomeOf(answer, to !== undefined), to };
  };

  const run = async (id: string) => {
    setResult(undefined);
    const next = await settle(id).catch((): Result => ({ outcome: { kind: 'failed' }, to: userId }));
    setResult(next);
    const message = toasts[next.outcome.kind];
    if (message) toast({ ...message, about: 'payment' });
  };

  const isForOther = result !== undefined && result.to !== userId;
  const isAskedAgain = isForOther && userId !== undefined && result.outcome.kind !== 'paid';
  const start = useEffectEvent(run);
  useEffect(() => {
    const isNew = started.current !== sessionId;
    if (!sessionId || loading || !(isNew || isAskedAgain)) return;
    started.current = sessionId;
    void start(sessionId);
  }, [sessionId, loading, isAskedAgain]);

  const shown: PaymentReturn['state'] = result && !isAskedAgain ? result.outcome : { kind: 'checking' };
  return {
    state: !sessionId || (isForOther && !isAskedAgain) ? undefined : shown,
    again: () => sessionId && void run(sessionId),
  };
};
