import {
  closeSockets,
  type EndClaimsDependencies,
  endClaims,
  type SocketDependencies,
} from '#lambdas/access/evict.ts';
import type { Customer } from '#lambdas/platform/identity.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import type { SessionsStore } from '#lambdas/storage/sessions.ts';

export type LeaveSessionDependencies = EndClaimsDependencies &
  SocketDependencies & {
    readonly profiles: Pick<ProfilesStore, 'leaveSession'>;
    readonly sessions: Pick<SessionsStore, 'remove'>;
    readonly now: Date;
  };

/**
 * Ends one session: its access tokens, and the account's claims and sockets, because a socket does not know its session;
 * the other sessions open theirs again. When another session has replaced it, claims and sockets stay.
 */
export const leaveSession = async (
  { userId, session }: Pick<Customer, 'userId' | 'session'>,
  replaced: boolean,
  deps: LeaveSessionDependencies,
): Promise<void> => {
  await deps.profiles.leaveSession(userId, session, deps.now);
  if (!replaced) {
    await endClaims(userId, deps);
    await closeSockets(userId, deps);
  }
  await deps.sessions.remove({ user_id: userId, session });
};
