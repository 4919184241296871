import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPayable } from '#domain/order.ts';
import { errorTexts } from '#domain/texts/errors.ts';
import { paths } from '#web/app/paths.ts';
import { ApiError } from '#web/platform/errors.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { checkoutTexts as texts } from '#web/texts/checkout.ts';
import { useToast } from '#web/ui/toast.tsx';
import { claimOf, loadOrder } from './api.ts';
import { storedOrder } from './memory.ts';

/** Whether an order may still be paid; `gone` when it is absent or someone else's. */
const stateOf = async (id: string): Promise<'pending' | 'payable' | 'paid' | 'gone' | 'unknown'> => {
  try {
    const order = await loadOrder(id);
    if (!isPayable(order)) return 'paid';
    return order.status === 'pending' ? 'pending' : 'payable';
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? 'gone' : 'unknown';
  }
};

/**
 * The order that this tab left unpaid, asked again at each arrival from outside (`visit`): paid meanwhile, it leads
 * to the account, or is simply over when the customer came to order anew. Answers its id while it is pending.
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
    const state = await stateOf(id);
    if (!isCurrent()) return;
    setPendingId(state === 'pending' ? id : undefined);
    if (state === 'paid' || state === 'gone') storedOrder.clear();
    if (state !== 'paid' || !(isArrival || visit > 0)) return;
    toast({ title: texts.alreadyPaid, text: errorTexts.already_paid, tone: 'info' });
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
