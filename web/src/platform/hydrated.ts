import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the prerendered markup is being taken over, true ever after: what depends on query, session or clock waits for it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The same, for much content: it is drawn in slices, between which a phone can answer. */
export const useDeferredHydrated = (): boolean => useDeferredValue(useHydrated());
