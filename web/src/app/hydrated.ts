import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the prerendered markup is being taken over, true ever after: what depends on query, session or clock waits for it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
