import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { currentTermsVersion } from '#content/terms-version.ts';
import { type PaidKey, totalOf } from '#domain/catalogue.ts';
import { dueHours, noQueues, type Queues } from '#domain/checkout.ts';
import { addHours } from '#domain/dates.ts';
import { claimHours } from '#domain/links.ts';
import type { CustomerInfo } from '#domain/profile.ts';
import { type Attempt, attemptFor, newAttempt } from '#web/platform/attempt.ts';
import { claimEntry, paymentRedirect } from '#web/platform/local-store.ts';
import { ownZone } from '#web/platform/own-time.ts';
import { paths } from '#web/platform/paths.ts';
import { checkoutTexts as texts } from '#web/texts/checkout.ts';
import { type ToastMessage, useToast } from '#web/ui/toast.tsx';
import { requestPayment, saveProfile } from './api.ts';
import { type PaymentPorts, paymentFailure, startPayment } from './payment.ts';
import type { ProfileChange } from './profile-change.ts';
import { storedOrder, storedSelection } from './selection-memory.ts';

/** The payment in this browser; `meanwhile` starts first, runs beside the request and is awaited before the redirect. */
const browserPorts = (meanwhile: () => Promise<void>): PaymentPorts => ({
  request: async (request) => {
    const [, answer] = await Promise.all([meanwhile(), requestPayment(request)]);
    return answer;
  },
  remember: (orderId, claim) => {
    const now = new Date();
    const expiresAt = addHours(now, claimHours).toISOString();
    claimEntry.write({ secret: claim, order_id: orderId, expires_at: expiresAt });
    paymentRedirect.write({ destination: 'account', at: now.toISOString() });
    storedOrder.write(orderId);
    // The address keeps the selection for «back»; a later visit starts without it.
    storedSelection.clear();
  },
  forget: () => {
    paymentRedirect.clear();
    claimEntry.clear();
  },
  leave: (url) => window.location.assign(url),
});

const newId = () => crypto.randomUUID();

type Payable = {
  readonly info: CustomerInfo;
  readonly services: readonly PaidKey[];
  /** The customer info that the profile lacks. */
  readonly change: ProfileChange | undefined;
};

export type Payment = {
  /** True when the redirect to the payment page has begun. */
  readonly pay: (payable: Payable) => Promise<boolean>;
  /** A new visit to step 2 is a new attempt. */
  readonly restart: () => void;
};

type PaymentNeeds = {
  readonly queues: Queues | undefined;
  readonly refreshQueues: () => Promise<void>;
  /** Shows the reason of a failed payment, by toast and in the page. */
  readonly tell: (refusal: { title: string; text: string }, tone: ToastMessage['tone']) => void;
  /** In the page alone. */
  readonly refuse: (refusal: { title: string; text: string }) => void;
};

/** §4 payment. After a failure everything typed is kept. */
export const usePayment = ({ queues, refreshQueues, tell, refuse }: PaymentNeeds): Payment => {
  const toast = useToast();
  const navigate = useNavigate();
  const attempt = useRef<Attempt>(undefined);

  const pay = async ({ info, services, change }: Payable): Promise<boolean> => {
    const orderId = storedOrder.read();
    const content = { selectedServices: [...services], customerInfo: info, ...(orderId && { orderId }) };
    attempt.current = attemptFor(attempt.current ?? newAttempt(newId), JSON.stringify(content), newId);
    const request = {
      ...content,
      totalAmount: totalOf(services) / 100,
      attempt: attempt.current.id,
      acceptedTerms: currentTermsVersion,
      isAdult: true as const,
      dueHours: dueHours(services, queues ?? noQueues),
      tz: ownZone(),
    };
    const save = async () => (change ? saveProfile(change) : undefined);
    try {
      await startPayment(request, browserPorts(save));
      return true;
    } catch (error) {
      return recover(paymentFailure(error), { info, services, change: undefined });
    }
  };

  const recover = async ({ cause, text }: ReturnType<typeof paymentFailure>, payable: Payable) => {
    if (cause === 'content') attempt.current = undefined;
    if (cause === 'order' && storedOrder.read()) {
      // The order of this tab belongs to another account or is gone, so this purchase becomes a new order.
      storedOrder.clear();
      return pay(payable);
    }
    if (cause === 'session') {
      // The form says beside the sign-in what to do, and a message would lie over it.
      refuse({ title: texts.paymentFailed, text });
      return false;
    }
    if (cause === 'due date') {
      // The date changes before the message, so that the customer can check it.
      await refreshQueues();
      tell({ title: texts.dueDateMoved, text }, 'info');
      return false;
    }
    if (cause === 'closed') {
      await refreshQueues();
      tell({ title: texts.serviceClosed, text }, 'destructive');
      return false;
    }
    if (cause === 'paid') {
      storedOrder.clear();
      toast({ title: texts.alreadyPaid, text, tone: 'info', about: 'payment' });
      navigate(paths.account);
      return false;
    }
    tell({ title: texts.paymentFailed, text }, 'destructive');
    return false;
  };

  const restart = () => {
    attempt.current = undefined;
  };
  return { pay, restart };
};
