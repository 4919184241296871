import { type FormEvent, type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { PaidKey } from '#domain/catalogue.ts';
import { hasHour, typedInstantOf } from '#web/features/birth/draft.ts';
import { needsHour } from '#web/features/birth/precision-cost.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { useTextFields } from '#web/platform/text-fields.ts';
import { checkoutTexts as texts } from '#web/texts/checkout.ts';
import { PrivacyLink } from '#web/ui/privacy-link.tsx';
import { RequiredNote } from '#web/ui/required.tsx';
import { Segment } from '#web/ui/segment.tsx';
import { AccountFields } from './account-fields.tsx';
import { BirthFields } from './birth-fields.tsx';
import styles from './checkout.module.css';
import type { Buyer, Details, Typed } from './details.ts';
import { DetailsSummary } from './details-summary.tsx';
import type { TextName } from './field-props.ts';
import { detailsFormId, Order, OrderButton } from './order-button.tsx';
import { orderHint } from './order-hint.ts';
import { Recap } from './recap.tsx';
import { ResendValidation } from './resend-validation.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { isForOther, needsBirthNames } from './studied.ts';
import { StudiedFields } from './studied-fields.tsx';
import { TotalBar } from './total-bar.tsx';
import { useBusy } from './use-busy.ts';
import { useDetails } from './use-details.ts';
import { useKnownOrder } from './use-known-order.ts';
import { usePayment } from './use-payment.ts';
import { usePurchase, useTell } from './use-purchase.ts';
import { useQueues } from './use-queues.ts';
import { useStudied } from './use-studied.ts';
import { missingFields } from './validation.ts';

type DetailsStepProps = {
  title: ReactNode;
  services: readonly PaidKey[];
  restored: Typed | undefined;
  isArrival: boolean;
};

const modes = [
  { value: 'sign-up', label: texts.createAccount },
  { value: 'sign-in', label: texts.haveAccount },
] as const;
type Mode = (typeof modes)[number]['value'];

/** Visitors sign up by default (§4); a visitor whose session expired or whose order is restored has an account already. */
const useMode = (hasAccount: boolean) => {
  const { expired } = useSession();
  const [mode, setMode] = useState<Mode>(hasAccount || expired ? 'sign-in' : 'sign-up');
  useEffect(() => {
    if (expired) setMode('sign-in');
  }, [expired]);
  return [mode, setMode] as const;
};

/** Counts the returns to this page from the back-forward cache. */
const useReturns = (onReturn: () => void): number => {
  const [count, setCount] = useState(0);
  const action = useRef(onReturn);
  action.current = onReturn;
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      action.current();
      setCount((current) => current + 1);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  return count;
};

/**
 * A ref for the heading where the form begins after a sign-in: the fields of the sign-in are gone, and so are its
 * refusals.
 */
const useSignedIn = (buyer: Buyer, forget: () => void) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(buyer);
  const action = useRef(forget);
  action.current = forget;
  useEffect(() => {
    if (before.current !== buyer) action.current();
    if (before.current === 'sign-in' && buyer === 'signed-in') heading.current?.focus();
    before.current = buyer;
  }, [buyer]);
  return heading;
};

/** The precision of the hour, once the hour is answered. */
const hourOf = (details: Details) => {
  const typed = typedInstantOf(details);
  const isAnswered = hasHour(details) ? typed.time !== '' : typed.precision === 'unknown' || typed.dayPart;
  return isAnswered ? typed : undefined;
};

/** Step 2 once session and order are known: buyer, birth data, recap and order button. */
export function DetailsStep({ title, services, restored, isArrival }: DetailsStepProps) {
  const { user } = useSession();
  const [mode, setMode] = useMode(restored !== undefined);
  const busy = useBusy();
  const { queues, refresh } = useQueues();
  // React renders the pressed button first, then the other form.
  const drawnMode = useDeferredValue(mode);
  const buyer = user ? 'signed-in' : drawnMode;
  const detailsForm = useDetails(buyer, services, restored, busy.isBusy);
  const { form, details, profile } = detailsForm;
  const studied = useStudied(detailsForm);
  const tell = useTell(detailsForm);
  const payment = usePayment({ queues, refreshQueues: refresh, tell });
  const submit = usePurchase(detailsForm, { buyer, services }, busy, payment, tell);
  const visit = useReturns(() => {
    busy.end();
    payment.restart();
  });
  const pendingId = useKnownOrder(visit, { isArrival, isFresh: restored !== undefined });

  const heading = useSignedIn(buyer, () => form.refuse(undefined));
  const field = useTextFields<TextName>(form, form.errors);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const missing = missingFields(details, services);
  const button = {
    isAsleep: missing.length > 0,
    hint: orderHint({ details, buyer, missing, errors: form.errors }),
    isBusy: busy.isBusy,
  };
  const isUnverified = profile !== undefined && !profile.email_validated;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {title}
        {isUnverified && pendingId && <ResendValidation orderId={pendingId} />}
        <h2 ref={heading} tabIndex={-1}>
          {texts.account}
        </h2>
        {!user && <Segment label={texts.accountMode} options={modes} value={mode} onChange={setMode} />}
        {buyer === 'sign-in' ? (
          <SignInForm email={form.values.email} onEmail={(email) => form.set('email', email)} />
        ) : (
          <form id={detailsFormId} className={styles.form} onSubmit={onSubmit} noValidate>
            <DetailsSummary form={form} onSignIn={() => setMode('sign-in')} />
            <RequiredNote />
            <AccountFields field={field} lockedEmail={user?.email} />
            <StudiedFields
              form={form}
              field={field}
              studied={studied}
              hasBirthNames={needsBirthNames(services)}
            />
            <BirthFields
              isForOther={isForOther(form.values)}
              values={form.values}
              errors={form.errors}
              set={form.set}
              field={field}
              isHourNeeded={needsHour(services)}
            />
            <PrivacyLink />
          </form>
        )}
      </div>
      <Recap selection={services} queues={queues} hour={hourOf(details)}>
        {buyer === 'sign-in' ? (
          <p className="meta">{texts.signInFirst}</p>
        ) : (
          <Order form={form} errors={form.errors} {...button} />
        )}
      </Recap>
      {buyer !== 'sign-in' && (
        <TotalBar selection={services} label={texts.total}>
          <OrderButton {...button} />
        </TotalBar>
      )}
    </div>
  );
}
