import { useEffect, useRef, useState } from 'react';
import { canResume } from '#domain/order.ts';
import { validateEmail } from '#domain/wire/api.ts';
import { chooseByLink, refuseAccount } from '#domain/wire/validation.ts';
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

/** What the visitor of a link may say who opens it. The first two throw `ApiError` or `TimeoutError`, as does the third. */
export type LinkChoices = {
  readonly enter: (email: string, password: string) => Promise<void>;
  readonly choose: (password: string) => Promise<void>;
  readonly refuse: () => Promise<void>;
};
export type EmailValidation = {
  readonly state: ValidationState;
  readonly retry: () => void;
  readonly choices: LinkChoices;
};

/** Posts the link once, by itself, as soon as the page is open; a GET alone never validates anything. */
export const useEmailValidation = (link: ValidationLink): EmailValidation => {
  const { signIn, startFromTokens } = useSession();
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

  const validate = () => (link.request ? post(link.request).catch(failureOf) : invalidLink);
  const run = async () => {
    setState({ kind: 'loading' });
    setState(await validate());
  };

  const token = link.request?.token ?? '';
  const choices: LinkChoices = {
    // The server lets the account's session prove the address; the password itself goes to the user pool alone.
    enter: async (email, password) => {
      await signIn(email, password);
      setState(await validate());
    },
    choose: async (password) => {
      const { email } = await call(chooseByLink, { body: { token, password } });
      // The server has ended every claim; this browser's own is worth nothing any more.
      claimEntry.clear();
      await signIn(email, password).catch(() => undefined);
      const state = await validate();
      setState(state.kind === 'already' ? { ...state, kind: 'success' } : state);
    },
    refuse: async () => {
      const { closed } = await call(refuseAccount, { body: { token } });
      setState({ kind: 'closed', closed });
    },
  };

  const start = useRef(run);
  useEffect(() => {
    if (isPosted.current) return;
    isPosted.current = true;
    void start.current();
  }, []);

  return { state, retry: () => void run(), choices };
};
