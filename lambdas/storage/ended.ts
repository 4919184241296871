import { checkOf } from './table.ts';

/** The end of an account's sessions: one instant on the profile, in whole seconds, like the time of a token. */
type Ending = { readonly sessions_ended_at?: number | undefined };

/** True when an access token, link or ticket that was made at this instant (seconds) has been ended since. */
export const isEnded = ({ sessions_ended_at: at }: Ending, madeAt: number): boolean =>
  at !== undefined && madeAt <= at;

/** The same rule as a condition of a write on the profile; `:made` is the instant. */
export const ifNotEnded = '(attribute_not_exists(sessions_ended_at) OR sessions_ended_at < :made)';

/** The check of a transaction: the account exists, and its session with a token of `issuedAt` (seconds) goes on. */
export const goingOn = (profiles: string, userId: string, issuedAt: number) =>
  checkOf(profiles, {
    key: { user_id: userId },
    if: `attribute_exists(user_id) AND ${ifNotEnded}`,
    with: { made: issuedAt },
  });
