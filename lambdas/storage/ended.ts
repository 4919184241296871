/** What an account's eviction has ended: one instant on the profile, in whole seconds, as tokens count. */
type Ending = { readonly sessions_ended_at?: number | undefined };

/** Whether what was made at an instant (seconds) has been ended since: an access token, a link, a ticket. */
export const isEnded = ({ sessions_ended_at: at }: Ending, madeAt: number): boolean =>
  at !== undefined && madeAt <= at;

/** The same as the condition of a write on the profile; `:made` is the instant. */
export const ifNotEnded = '(attribute_not_exists(sessions_ended_at) OR sessions_ended_at < :made)';
