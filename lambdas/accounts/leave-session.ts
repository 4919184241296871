import { type EndClaimsDependencies, endClaims } from '#lambdas/access/evict.ts';
import type { SessionKey, SessionsStore } from '#lambdas/storage/sessions.ts';

export type LeaveSessionDependencies = EndClaimsDependencies & {
  readonly sessions: Pick<SessionsStore, 'remove'>;
};

/** Ends one session for the shop, with the account's claims; a replaced one keeps them, for other browsers use them. */
export const leaveSession = async (
  key: SessionKey,
  replaced: boolean,
  deps: LeaveSessionDependencies,
): Promise<void> => {
  if (!replaced) await endClaims(key.user_id, deps);
  await deps.sessions.remove(key);
};
