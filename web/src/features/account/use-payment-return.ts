import { useEffect, useRef, useState } from 'react';
import { hasStoredSession } from '#web/platform/browser-storage.ts';
import { emailValidatedOrder, paymentRedirect } from '#web/platform/local-store.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { paymentTexts as texts } from '#web/texts/account.ts';
import { type ToastMessage, useToast } from '#web/ui/toast.tsx';
import { verify } from './api.ts';
import { entryOf, outcomeOf, type PaymentOutcome } from './payment-outcome.ts';

const connecting: ToastMessage = { title: texts.connecting, text: texts.connectingDetail, tone: 'info' };
const toasts: Partial<Record<PaymentOutcome['kind'], ToastMessage>> = {
  confirmed: { title: texts.confirmed, text: texts.confirmedDetail, tone: 'success' },
  failed: { title: texts.failed, text: texts.failedDetail, tone: 'destructive' },
};

export type PaymentReturn = {
  /** Undefined without a payment to verify. */
  readonly state: PaymentOutcome | { readonly kind: 'checking' } | undefined;
  readonly again: () => void;
};

/** Verifies the payment of the address once the session is known (§2, §4). */
export const usePaymentReturn = (sessionId: string | undefined): PaymentReturn => {
  const session = useSession();
  const toast = useToast();
  const [outcome, setOutcome] = useState<PaymentOutcome>();
  const started = useRef<string>(undefined);

  const settle = async (id: string): Promise<PaymentOutcome> => {
    const answer = await verify(id);
    if (answer.verified) {
      paymentRedirect.clear();
      emailValidatedOrder.clear();
    }
    const entry = entryOf(answer, hasStoredSession(), window.location.origin);
    if (entry) toast(connecting);
    if (entry && 'link' in entry) window.location.assign(entry.link);
    // Tokens that are no longer good leave the manual way.
    if (entry && 'tokens' in entry) await session.startFromTokens(entry.tokens).catch(() => undefined);
    return outcomeOf(answer, hasStoredSession());
  };

  const run = async (id: string) => {
    setOutcome(undefined);
    const next = await settle(id).catch((): PaymentOutcome => ({ kind: 'failed' }));
    setOutcome(next);
    const message = toasts[next.kind];
    if (message) toast(message);
  };

  const start = useRef(run);
  useEffect(() => {
    if (!sessionId || session.loading || started.current === sessionId) return;
    started.current = sessionId;
    void start.current(sessionId);
  }, [sessionId, session.loading]);

  return {
    state: sessionId ? (outcome ?? { kind: 'checking' }) : undefined,
    again: () => sessionId && void run(sessionId),
  };
};
