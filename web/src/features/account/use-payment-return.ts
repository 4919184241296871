import { useEffect, useRef, useState } from 'react';
import { hasStoredSession } from '#web/platform/browser-storage.ts';
import { emailValidatedOrder, paymentRedirect } from '#web/platform/local-store.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { type ToastMessage, useToast } from '#web/ui/toast.tsx';
import { verify } from './api.ts';
import { entryOf, outcomeOf, type PaymentOutcome } from './payment-outcome.ts';
import { paymentTexts as texts } from './texts.ts';

const connecting: ToastMessage = { title: texts.connecting, text: texts.connectingDetail, tone: 'info' };
const toasts: Partial<Record<PaymentOutcome['kind'], ToastMessage>> = {
  confirmed: { title: texts.confirmed, text: texts.confirmedDetail, tone: 'success' },
  failed: { title: texts.failed, text: texts.failedDetail, tone: 'destructive' },
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
    const answer = await verify(id);
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
  const start = useRef(run);
  useEffect(() => {
    start.current = run;
  });
  useEffect(() => {
    const isNew = started.current !== sessionId;
    if (!sessionId || loading || !(isNew || isAskedAgain)) return;
    started.current = sessionId;
    void start.current(sessionId);
  }, [sessionId, loading, isAskedAgain]);

  const shown: PaymentReturn['state'] = result && !isAskedAgain ? result.outcome : { kind: 'checking' };
  return {
    state: !sessionId || (isForOther && !isAskedAgain) ? undefined : shown,
    again: () => sessionId && void run(sessionId),
  };
};
