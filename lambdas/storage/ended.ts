import { checkOf } from './table.ts';

/**
 * What an access token says of its session: when the token was issued (seconds since 1970), and a hash of the id that all
 * tokens of the session share.
 */
export type Session = { readonly issuedAt: number; readonly session: string };

/**
 * The ends of an account's sessions: one instant on the profile, in whole seconds, like the time of a token, and each
 * session that was signed out, until its last access token ends by itself.
 */
type Ending = {
  readonly sessions_ended_at?: number | undefined;
  readonly left_sessions?: Readonly<Record<string, number>> | undefined;
};

/** True when an access token, link or ticket that was made at this instant (seconds) has been ended since. */
export const isEnded = ({ sessions_ended_at: at }: Ending, madeAt: number): boolean =>
  at !== undefined && madeAt <= at;

/** True when the session of a token was neither signed out nor ended with all others. */
export const goesOn = (ending: Ending, { issuedAt, session }: Session): boolean =>
  !isEnded(ending, issuedAt) && ending.left_sessions?.[session] === undefined;

/** The rule of `isEnded` as a condition of a write on the profile; `:made` is the instant. */
export const ifNotEnded = '(attribute_not_exists(sessions_ended_at) OR sessions_ended_at < :made)';

/** The rule of `goesOn` as the condition of a write on the profile, which exists. */
export const ifGoingOn = ({ issuedAt, session }: Session) => ({
  if: `attribute_exists(user_id) AND ${ifNotEnded} AND attribute_not_exists(left_sessions.#session)`,
  with: { made: issuedAt },
  names: { session },
});

/** The check of a transaction: the account exists, and this session of it goes on. */
export const goingOn = (profiles: string, userId: string, session: Session) =>
  checkOf(profiles, { key: { user_id: userId }, ...ifGoingOn(session) });
