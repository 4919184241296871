import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { canResume } from '#domain/order.ts';
import { validateEmail } from '#domain/wire/api.ts';
import { askUnsealing, chooseByLink, refuseAccount } from '#domain/wire/validation.ts';
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

/** §3: the checkout resumes with it, until payment or 24 h. */
const rememberOrder = ({ order, orderId }: ValidationAnswer): void => {
  if (!order || !orderId || !canResume(order)) return;
  const { customer_info: customerInfo, services, status } = order;
  emailValidatedOrder.write({
    orderId,
    customerInfo,
    services,
    status,
    validatedAt: new Date().toISOString(),
  });
};

/** The answers to the question who opens the link. Each may throw `ApiError` or `TimeoutError`. */
export type LinkChoices = {
  readonly enter: (email: string, password: string) => Promise<void>;
  readonly choose: (password: string) => Promise<void>;
  readonly refuse: () => Promise<void>;
  /** Asks the team for a new password of an account whose address it has corrected. */
  readonly ask: () => Promise<void>;
};
type EmailValidation = {
  readonly state: ValidationState;
  readonly retry: () => void;
  readonly choices: LinkChoices;
};

/** Posts the link once when the page opens, because a GET alone must never validate anything. */
export const useEmailValidation = (link: ValidationLink): EmailValidation => {
  const { signIn, startFromTokens } = useSession();
  const [state, setState] = useState<ValidationState>({ kind: 'loading' });
  const isPosted = useRef(false);

  const post = async (request: ValidationRequest): Promise<ValidationState> => {
    const answer = await call(validateEmail, { body: request, claim: claimEntry.read()?.secret });
    if (answer.success || answer.alreadyValidated) emailRedirect.clear();
    rememberOrder(answer);
    // Without a session the visitor signs in later; the address is verified in any case.
    if (answer.authTokens && !hasStoredSession())
      await startFromTokens(answer.authTokens).catch(() => undefined);
    return stateOf(answer);
  };

  const validate = () => (link.request ? post(link.request).catch(failureOf) : invalidLink);
  const run = async () => {
    setState({ kind: 'loading' });
    setState(await validate());
  };

  const token = link.request?.token ?? '';
  const choices: LinkChoices = {
    // The session of the account verifies the address; the password goes to the user pool only.
    enter: async (email, password) => {
      await signIn(email, password);
      setState(await validate());
    },
    choose: async (password) => {
      const { email } = await call(chooseByLink, { body: { token, password } });
      // The server has ended every claim, so this browser's own is useless.
      claimEntry.clear();
      await signIn(email, password).catch(() => undefined);
      const state = await validate();
      setState(state.kind === 'already' ? { ...state, kind: 'success' } : state);
    },
    refuse: async () => {
      const { closed } = await call(refuseAccount, { body: { token } });
      setState({ kind: 'closed', closed });
    },
    ask: async () => {
      const sealed = await call(askUnsealing, { body: { token } });
      setState((before) => (before.kind === 'asks' ? { ...before, sealed } : before));
    },
  };

  const start = useEffectEvent(run);
  useEffect(() => {
    if (isPosted.current) return;
    isPosted.current = true;
    void start();
  }, []);

  return { state, retry: () => void run(), choices };
};
