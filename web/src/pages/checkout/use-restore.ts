import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { bornOf } from '#domain/births/born.ts';
import { canResume, isDeciding, isRefunded, type Order } from '#domain/order.ts';
import { errorTexts } from '#domain/texts/errors.ts';
import { birthDraftOf } from '#web/features/birth/draft.ts';
import { ApiError } from '#web/platform/errors.ts';
import { emailValidatedOrder } from '#web/platform/local-store.ts';
import { paths } from '#web/platform/paths.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { checkoutTexts as texts } from '#web/texts/checkout.ts';
import { useToast } from '#web/ui/toast.tsx';
import { claimOf, loadOrder } from './api.ts';
import { noTyped, studiedDraftOf, type Typed } from './details.ts';
import { storedOrder, storedSelection } from './selection-memory.ts';
import type { CheckoutAddress } from './use-address.ts';

/** `sign-in`: only its owner may restore the order, and nobody is signed in. */
type RestorePhase = 'none' | 'loading' | 'sign-in';

const typedOf = ({ firstName, lastName, email, ...info }: Order['customer_info']): Typed => ({
  ...noTyped,
  firstName,
  lastName,
  email,
  ...birthDraftOf(bornOf(info)),
  // An order without names of the certificate gets none from the account.
  birthNamesTyped: 'no',
  ...studiedDraftOf(info),
});

/** The server's refusals of an order that is absent, foreign or unreadable. */
const refusals: readonly number[] = [400, 401, 403, 404];
const isRefusal = (error: unknown) => error instanceof ApiError && refusals.includes(error.status);

/** Why an order that comes back is not to be paid any more. */
export const settledText = ({ amount, refunded_amount, bank }: OrderContent['order']) => {
  if (amount !== undefined && isRefunded({ amount, refunded_amount })) return texts.refunded;
  return isDeciding({ bank })
    ? { title: texts.deciding, text: errorTexts.payment_pending }
    : { title: texts.alreadyPaid, text: errorTexts.already_paid };
};

type OrderContent = {
  id: string;
  order: Pick<Order, 'services' | 'customer_info' | 'status'> &
    Partial<Pick<Order, 'amount' | 'refunded_amount' | 'bank'>>;
};

/**
 * Brings back an order: `restore_order` from the server (§4), or after the e-mail validation the one that its page
 * stored. Ends with an address without either, on step 2 when there is something to buy.
 */
export const useRestore = (
  address: CheckoutAddress,
): { phase: RestorePhase; restored: Typed | undefined } => {
  const { query, replace } = address;
  const { user, loading } = useSession();
  const [restored, setRestored] = useState<Typed>();
  const toast = useToast();
  const navigate = useNavigate();
  const id = query.restoreOrder;
  const mustSignIn = !loading && id !== undefined && !user && claimOf(id) === undefined;

  const apply = ({ id: orderId, order }: OrderContent): boolean => {
    if (!canResume(order)) {
      if (!isDeciding(order)) {
        storedOrder.clear();
        storedSelection.clear();
      }
      toast({ ...settledText(order), tone: 'info', about: 'payment' });
      navigate(paths.account, { replace: true });
      return false;
    }
    storedOrder.write(orderId);
    setRestored(typedOf(order.customer_info));
    replace(2, order.services);
    return true;
  };

  const restore = async (orderId: string, isCurrent: () => boolean) => {
    try {
      const order = await loadOrder(orderId);
      if (isCurrent() && apply({ id: orderId, order }))
        toast({ ...texts.restored, tone: 'success', about: 'payment' });
    } catch (error) {
      if (!isCurrent()) return;
      toast({
        title: texts.unexpected.title,
        text: isRefusal(error) ? texts.restoreRefused : texts.restoreFailed,
        tone: 'destructive',
        about: 'payment',
      });
      replace(1, storedSelection.read());
    }
  };

  const resume = () => {
    const validated = emailValidatedOrder.read();
    if (validated) return apply({ id: validated.orderId, order: orderOf(validated) });
    const services = storedSelection.read();
    return replace(services.length > 0 ? 2 : 1, services);
  };

  const onRestore = useEffectEvent(restore);
  const onResume = useEffectEvent(resume);
  useEffect(() => {
    if (loading || mustSignIn) return;
    let isCurrent = true;
    if (id !== undefined) void onRestore(id, () => isCurrent);
    else if (query.validated) onResume();
    return () => {
      isCurrent = false;
    };
  }, [id, query.validated, loading, mustSignIn]);

  if (mustSignIn) return { phase: 'sign-in', restored };
  const isBusy = loading || id !== undefined || query.validated;
  return { phase: isBusy ? 'loading' : 'none', restored };
};

const orderOf = (validated: NonNullable<ReturnType<typeof emailValidatedOrder.read>>) => ({
  services: validated.services,
  customer_info: validated.customerInfo,
  status: validated.status,
});

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
 * it may be paid.
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
    setPendingId(order && !isSettled ? id : undefined);
    // Kept while its bank decides, so that the same purchase is refused instead of paid twice.
    if ((isSettled && !isDeciding(order)) || known === 'gone') storedOrder.clear();
    if (!isSettled || !(isArrival || visit > 0)) return;
    toast({ ...settledText(order), tone: 'info', about: 'payment' });
    navigate(paths.account, { replace: true });
  };

  const onArrival = useEffectEvent(check);
  const userId = user?.id;
  useEffect(() => {
    const id = storedOrder.read();
    if (!id || (isFresh && visit === 0) || (userId === undefined && claimOf(id) === undefined)) return;
    let isCurrent = true;
    void onArrival(id, () => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [userId, isFresh, visit]);
  return pendingId;
};
