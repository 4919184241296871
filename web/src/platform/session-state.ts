/** What the session code tells the page, in a module so small that every page may hold it. */
export type SessionUser = { readonly id: string; readonly email: string };
/** `expired`: the session ended by itself (refresh refused), not by a sign-out. */
export type SessionState = { readonly user: SessionUser | undefined; readonly expired: boolean };

const listeners = new Set<(state: SessionState) => void>();

export const announce = (state: SessionState): void => {
  for (const listener of listeners) listener(state);
};

/** Calls `listener` after each change made in this tab; answers how to stop. */
export const subscribe = (listener: (state: SessionState) => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
