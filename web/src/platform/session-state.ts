/** The state of the session for the page; its module is small because every page loads it. */
export type SessionUser = { readonly id: string; readonly email: string };
/** `expired`: the session ended because a refresh was refused, not by a sign-out. */
export type SessionState = { readonly user: SessionUser | undefined; readonly expired: boolean };

const listeners = new Set<(state: SessionState) => void>();

export const announce = (state: SessionState): void => {
  for (const listener of listeners) listener(state);
};

/** Calls `listener` after each change of this tab; returns a function that stops it. */
export const subscribe = (listener: (state: SessionState) => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
