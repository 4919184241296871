import type { AuthTokens } from '#domain/wire/api.ts';
import type { Accounts } from '#lambdas/gateways/accounts.ts';
import { errorFacts, log } from '#lambdas/platform/log.ts';
import type { TokensStore } from '#lambdas/storage/tokens.ts';

export type StartSessionDependencies = {
  readonly accounts: Pick<Accounts, 'isInGroup' | 'startSession'>;
  readonly tokens: Pick<TokensStore, 'mint' | 'recordServerSession'>;
};

const lifetimeMs = 60_000;

/**
 * Creates a session on the server: a one-minute single-use row answers the custom challenge. Undefined when it cannot
 * be created; the verification or payment that requested it stays valid, and the customer signs in by hand. Staff
 * always sign in by hand, with their second factor.
 */
export const startSession = async (
  user: { userId: string; email: string },
  deps: StartSessionDependencies,
  now: Date,
): Promise<AuthTokens | undefined> => {
  try {
    if (await deps.accounts.isInGroup(user.userId)) return undefined;
    const expires = new Date(now.getTime() + lifetimeMs).toISOString();
    const token = {
      purpose: 'session',
      user_id: user.userId,
      email: user.email,
      expires_at: expires,
    } as const;
    const session = await deps.accounts.startSession(user.email, await deps.tokens.mint(token, now));
    // Recorded before it is returned: a session without a record would count as a sign-in with the password.
    if (session) await deps.tokens.recordServerSession(session.originJti, now);
    return session?.tokens;
  } catch (error) {
    log.error('session_not_started', errorFacts(error));
    return undefined;
  }
};
