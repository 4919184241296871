import {
  type FormEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { PaidKey } from '#domain/catalogue.ts';
import { hasHour, typedInstantOf } from '#web/features/birth/draft.ts';
import type { Form } from '#web/platform/form.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { useTextFields } from '#web/platform/text-fields.ts';
import { checkoutTexts as texts } from '#web/texts/checkout.ts';
import { Button } from '#web/ui/button.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { PrivacyLink } from '#web/ui/privacy-link.tsx';
import { RequiredNote } from '#web/ui/required.tsx';
import { AccountPart, type Mode } from './account-part.tsx';
import styles from './checkout.module.css';
import type { Buyer, Details, TextName, Typed } from './details.ts';
import { Order, OrderButton, Recap } from './order.tsx';
import { TotalBar, useQueues } from './selection-card.tsx';
import { selectionTexts as shared } from './selection-texts.ts';
import { StudiedForm, useStudied } from './studied-fields.tsx';
import { UnpaidNotice } from './unpaid-notice.tsx';
import { type DetailsForm, useDetails } from './use-details.ts';
import { useOnward } from './use-onward.ts';
import { usePayment } from './use-payment.ts';
import { useBusy, usePurchase, useTell } from './use-purchase.ts';
import { useQuestions } from './use-questions.ts';
import { useKnownOrder } from './use-restore.ts';
import { type Hint, isBirthDone, missingFields, orderHint } from './validation.ts';

type DetailsSummaryProps = { form: Form<Details>; onSignIn: () => void };

/** The errors of the form or of the server, and what to do about them. */
const DetailsSummary = ({ form, onSignIn }: DetailsSummaryProps) => (
  <FormSummary form={form} title={texts.summary}>
    {form.refusal?.title === texts.accountExists.title && (
      <Button variant="line" size="small" onClick={onSignIn}>
        {texts.signIn}
      </Button>
    )}
    {form.refusal?.title === texts.paymentFailed && <p>{texts.nothingPaid}</p>}
  </FormSummary>
);

export type DetailsStepProps = {
  title: ReactNode;
  services: readonly PaidKey[];
  restored: Typed | undefined;
  isArrival: boolean;
  /** Told whether the part «Naissance» is done. */
  onBirth: (isDone: boolean) => void;
};

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
  const onShow = useEffectEvent((event: PageTransitionEvent) => {
    if (!event.persisted) return;
    onReturn();
    setCount((current) => current + 1);
  });
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => onShow(event);
    window.addEventListener('pageshow', listen);
    return () => window.removeEventListener('pageshow', listen);
  }, []);
  return count;
};

/**
 * A ref for the heading of the account, which takes the focus after a sign-in, whose fields and refusals are gone, and
 * when the session ends, as the order button goes.
 */
const useSignedIn = (buyer: Buyer, hasEnded: boolean, forget: () => void) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(buyer);
  const onChange = useEffectEvent(forget);
  useEffect(() => {
    const last = before.current;
    before.current = buyer;
    if (last === buyer) return;
    onChange();
    if (last === 'sign-in' && buyer === 'signed-in') heading.current?.focus();
    if (last === 'signed-in' && hasEnded) heading.current?.focus();
  }, [buyer, hasEnded]);
  return heading;
};

/** A customer who has an account need not type what it knows. */
const KnownHere = ({ onSignIn }: { onSignIn: () => void }) => (
  <p className={styles.known}>
    <Button variant="line" size="small" onClick={onSignIn}>
      {texts.knownHere}
    </Button>
  </p>
);

/** The precision of the hour, once the hour is answered. */
const hourOf = (details: Details) => {
  const typed = typedInstantOf(details);
  const isAnswered = hasHour(details) ? typed.time !== '' : typed.precision === 'unknown' || typed.dayPart;
  return isAnswered ? typed : undefined;
};

/** What is missing or wrong, beside the button until the summary says it. */
const hintOf = (
  { form, details }: DetailsForm,
  buyer: Buyer,
  services: readonly PaidKey[],
): Hint | undefined => {
  const missing = missingFields(details, services);
  const hint = orderHint({ details, buyer, missing, errors: form.errors });
  const isSaid = form.refusals > 0 || hint.missing.length + hint.wrong.length === 0;
  return isSaid ? undefined : hint;
};

/** Step 2 once session and order are known: buyer, birth data, recap and order button. */
export function DetailsStep({ title, services, restored, isArrival, onBirth }: DetailsStepProps) {
  const { user, expired } = useSession();
  const [mode, setMode] = useMode(restored !== undefined);
  const busy = useBusy();
  const { queues, refresh } = useQueues();
  // React renders the pressed button first, then the other form.
  const drawnMode = useDeferredValue(mode);
  const buyer = user ? 'signed-in' : drawnMode;
  const detailsForm = useDetails(buyer, services, restored, busy.isBusy);
  const { form, details, problems, profile } = detailsForm;
  const isBorn = isBirthDone(problems);
  useEffect(() => onBirth(isBorn), [isBorn, onBirth]);
  const studied = useStudied(detailsForm);
  const tell = useTell(detailsForm);
  const payment = usePayment({ queues, refreshQueues: refresh, tell, refuse: form.refuse });
  const { question, ...questions } = useQuestions(profile !== undefined);
  const submit = usePurchase(detailsForm, { buyer, services }, busy, payment, { tell, ...questions });
  const visit = useReturns(() => {
    busy.end();
    payment.restart();
  });
  const pendingId = useKnownOrder(visit, { isArrival, isFresh: restored !== undefined });

  const heading = useSignedIn(buyer, expired, () => form.refuse(undefined));
  const signInBelow = () => {
    setMode('sign-in');
    heading.current?.focus();
  };
  const field = useTextFields<TextName>(form, form.errors);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const { end, goOn } = useOnward(detailsForm);
  const button = { isBusy: busy.isBusy, hint: hintOf(detailsForm, buyer, services) };
  const isUnverified = profile !== undefined && !profile.email_validated;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {title}
        {pendingId && <UnpaidNotice key={pendingId} orderId={pendingId} isUnverified={isUnverified} />}
        {buyer !== 'sign-in' && <DetailsSummary form={form} onSignIn={signInBelow} />}
        {buyer === 'sign-up' && <KnownHere onSignIn={signInBelow} />}
        <RequiredNote />
        <StudiedForm form={form} field={field} studied={studied} services={services} onSubmit={onSubmit} />
        <AccountPart
          heading={heading}
          buyer={buyer}
          mode={mode}
          form={form}
          field={field}
          onSubmit={onSubmit}
          onMode={setMode}
          lockedEmail={user?.email}
          hasEnded={expired}
        />
        <PrivacyLink />
      </div>
      <Recap selection={services} queues={queues} hour={hourOf(details)}>
        {buyer === 'sign-in' ? (
          <p className="meta">{texts.signInFirst}</p>
        ) : (
          <Order form={form} end={end} {...button} />
        )}
      </Recap>
      {buyer !== 'sign-in' && (
        <TotalBar selection={services} label={shared.total}>
          <OrderButton {...button} goOn={busy.isBusy ? undefined : goOn} />
        </TotalBar>
      )}
      {question}
    </div>
  );
}
