import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { canResume, isDeciding, type Order } from '#domain/order.ts';
import { ApiError } from '#web/platform/errors.ts';
import { paths } from '#web/platform/paths.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { claimOf, loadOrder } from './api.ts';
import { storedOrder } from './memory.ts';
import { settledText } from './use-restore.ts';

type Known = Order | 'gone' | 'unknown';

/** `gone` when it is absent or belongs to somebody else. */
const read = async (id: string): Promise<Known> => {
  try {
    return await loadOrder(id);
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? 'gone' : 'unknown';
  }
};

/**
 * Loads the unpaid order of this tab at each arrival from outside (`visit`). When it is paid or waits for its bank
 * meanwhile, it leads to the account; when the customer came to order again, it is forgotten. Returns its id while
 * it is pending.
 */
export const useKnownOrder = (
  visit: number,
  arrival: { isArrival: boolean; isFresh: boolean },
): string | undefined => {
  const { user } = useSession();
  const toast = useToast();
  const navigate = useNavigate();
  const { isArrival, isFresh } = arrival;
  const [pendingId, setPendingId] = useState(() => (isFresh ? storedOrder.read() : undefined));

  const check = async (id: string, isCurrent: () => boolean) => {
    const known = await read(id);
    if (!isCurrent()) return;
    const order = typeof known === 'string' ? undefined : known;
    const isSettled = order !== undefined && !canResume(order);
    setPendingId(order?.status === 'pending' && !isSettled ? id : undefined);
    // Kept while its bank decides, so that the same purchase is refused instead of paid twice.
    if ((isSettled && !isDeciding(order)) || known === 'gone') storedOrder.clear();
    if (!isSettled || !(isArrival || visit > 0)) return;
    toast({ ...settledText(order), tone: 'info', about: 'payment' });
    navigate(paths.account, { replace: true });
  };

  const current = useRef(check);
  current.current = check;
  const userId = user?.id;
  useEffect(() => {
    const id = storedOrder.read();
    if (!id || (isFresh && visit === 0) || (userId === undefined && claimOf(id) === undefined)) return;
    let isCurrent = true;
    void current.current(id, () => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [userId, isFresh, visit]);
  return pendingId;
};
