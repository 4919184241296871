import { useEffect, useRef, useState } from 'react';
import { validateEmail } from '#domain/api.ts';
import { call } from '#web/platform/api-client.ts';
import { hasStoredSession } from '#web/platform/browser-storage.ts';
import { claimEntry, emailRedirect, emailValidatedOrder } from '#web/platform/local-store.ts';
import { useSession } from '#web/platform/session-react.tsx';
import {
  failureOf,
  invalidLink,
  stateOf,
  type ValidationAnswer,
  type ValidationLink,
  type ValidationRequest,
  type ValidationState,
} from './email-validation.ts';

/** §3: the checkout goes on with it, until payment or 24 h. */
const rememberOrder = ({ order, orderId }: ValidationAnswer): void => {
  if (!order || !orderId || order.status !== 'pending') return;
  const { customer_info: customerInfo, services, status } = order;
  emailValidatedOrder.write({
    orderId,
    customerInfo,
    services,
    status,
    validatedAt: new Date().toISOString(),
  });
};

/** Posts the link once, by itself, as soon as the page is open; a GET alone never validates anything. */
export const useEmailValidation = (
  link: ValidationLink,
): { readonly state: ValidationState; readonly retry: () => void } => {
  const { startFromTokens } = useSession();
  const [state, setState] = useState<ValidationState>({ kind: 'loading' });
  const isPosted = useRef(false);

  const post = async (request: ValidationRequest): Promise<ValidationState> => {
    const answer = await call(validateEmail, { body: request, claim: claimEntry.read()?.secret });
    if (answer.success || answer.alreadyValidated) emailRedirect.clear();
    rememberOrder(answer);
    // Without a session the visitor signs in later; the address is proven all the same.
    if (answer.authTokens && !hasStoredSession())
      await startFromTokens(answer.authTokens).catch(() => undefined);
    return stateOf(answer);
  };

  const run = async () => {
    setState({ kind: 'loading' });
    setState(link.request ? await post(link.request).catch(failureOf) : invalidLink);
  };

  const start = useRef(run);
  useEffect(() => {
    if (isPosted.current) return;
    isPosted.current = true;
    void start.current();
  }, []);

  return { state, retry: () => void run() };
};
