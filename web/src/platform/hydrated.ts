import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => {};

/** False during hydration, true afterwards; parts that depend on query, session or clock wait for it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The same for large content: React renders it in slices, so that a phone stays responsive. */
export const useDeferredHydrated = (): boolean => useDeferredValue(useHydrated());
