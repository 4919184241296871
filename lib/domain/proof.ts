/** A proof of the password: the second (since 1970) of the sign-in at which it was typed, as the tokens of its session say. */
export type Proved = { readonly provedAt: number };

/**
 * A dangerous act spends its proof, and every earlier one of the account: a stolen token serves nothing after it.
 * `last`: the proof that was spent last.
 */
export const isSpent = (last: number | undefined, { provedAt }: Proved): boolean =>
  last !== undefined && provedAt <= last;
