import { useMemo } from 'react';
import { useSession } from '#web/platform/session-react.tsx';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { loadOrders } from './api.ts';
import { type Known, openOrders } from './draft.ts';

/**
 * Who is signed in and what there is to withdraw from; `isReady` once that is known. Orders that cannot be loaded are
 * typed in like a visitor's.
 */
export const useKnown = (): {
  readonly known: Known;
  readonly isReady: boolean;
  readonly userId?: string;
} => {
  const { user, loading } = useSession();
  const { data, error } = useLoaded(loadOrders, user !== undefined);
  const known = useMemo(
    () => user && { email: user.email, orders: openOrders(data ?? [], new Date()) },
    [user, data],
  );
  const isReady = !loading && (!user || data !== undefined || error !== undefined);
  return { known, isReady, ...(user && { userId: user.id }) };
};
