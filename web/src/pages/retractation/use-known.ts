import { useMemo } from 'react';
import { useSession } from '#web/platform/session-react.tsx';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { loadOrders } from './api.ts';
import { type Known, openOrders } from './draft.ts';

/**
 * The signed-in customer and the orders that can be withdrawn from; `isReady` once they are known. When the orders
 * fail to load, the customer types one like a visitor.
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
