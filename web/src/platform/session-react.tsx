import { createContext, type ReactNode, startTransition, use, useEffect, useMemo, useState } from 'react';
import type { AuthTokens } from '#domain/wire/api.ts';
import { hasLeftovers, hasStoredSession, sessionKey } from './browser-storage.ts';
import { type SessionState, type SessionUser, subscribe } from './session-state.ts';
import { clearTabStorage } from './tab-storage.ts';

/** `loading` until the first state is known (§3 «Auth context»); `expired` when the session ended without a sign-out. */
type KnownSession = SessionState & { readonly loading: boolean };
type SessionActions = {
  /** Throws `ApiError` (French) or `TimeoutError`. */
  readonly signIn: (email: string, password: string) => Promise<SessionUser>;
  /** Signs out this browser, or every device. Throws `ApiError` offline; the session then stays. */
  readonly signOut: (everywhere: boolean) => Promise<void>;
  /** Undefined when the tokens have expired. */
  readonly startFromTokens: (tokens: AuthTokens) => Promise<SessionUser | undefined>;
};
export type Session = KnownSession & SessionActions;

// A visitor without a session never loads this chunk.
const load = () => import('./session.ts');

const actions: SessionActions = {
  signIn: async (email, password) => (await load()).signIn(email, password),
  signOut: async (everywhere) => (await import('./sign-out.ts')).signOut(everywhere),
  startFromTokens: async (tokens) => (await load()).startFromTokens(tokens),
};

const tidy = async (user: string | undefined): Promise<void> => {
  if (hasLeftovers(user)) await (await import('./tidy-device.ts')).tidyDevice(user);
};

const firstState: KnownSession = { user: undefined, expired: false, loading: true };
const SessionContext = createContext<Session>({ ...firstState, ...actions });

export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState(firstState);
  useEffect(() => {
    const show = (known: SessionState) => {
      setState({ ...known, loading: false });
      // Offline the code for it may be missing: the next page tidies.
      tidy(known.user?.id).catch(() => undefined);
    };
    const signedOut = { user: undefined, expired: false };
    const readAgain = async () => {
      const known = hasStoredSession() ? await load().then((session) => session.restore()) : signedOut;
      // Renders in slices, because most of the page depends on it and a phone must stay responsive.
      startTransition(() => show(known));
    };
    const onStorage = ({ key }: StorageEvent) => {
      // Another tab signed out, so the texts typed here are removed too.
      if (key === null) clearTabStorage();
      if (key === sessionKey || key === null) void readAgain();
    };
    // A page that comes back from the browser's own store has heard of nothing meanwhile.
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void readAgain();
    };
    const stop = subscribe(show);
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onReturn);
    void readAgain().catch(() => show(signedOut));
    return () => {
      stop();
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onReturn);
    };
  }, []);
  const session = useMemo(() => ({ ...state, ...actions }), [state]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

export const useSession = (): Session => use(SessionContext);
