import { type ReactNode, useEffect, useRef, useState } from 'react';
import { checkoutTexts as texts } from '#web/texts/checkout.ts';
import { Notice } from '#web/ui/notice.tsx';
import { RequiredNote } from '#web/ui/required.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { SignInForm } from './account-part.tsx';
import { warmUp } from './api.ts';
import styles from './checkout.module.css';
import { DetailsStep } from './details-step.tsx';
import type { CheckoutAddress } from './use-address.ts';
import { useRestore } from './use-restore.ts';

type PaymentStepProps = { address: CheckoutAddress; isArrival: boolean; title: ReactNode };

/** Only the customer of an order may restore it. */
const SignInFirst = () => {
  const [email, setEmail] = useState('');
  return (
    <>
      <Notice tone="info">{texts.restoreNeedsSignIn}</Notice>
      <RequiredNote />
      <SignInForm email={email} onEmail={setEmail} />
    </>
  );
};

/** Step 2: waits for the session and for an order to restore, then shows the form. */
export default function PaymentStep({ address, isArrival, title }: PaymentStepProps) {
  const { phase, restored } = useRestore(address);
  const isWarm = useRef(false);
  useEffect(() => {
    if (isWarm.current) return;
    isWarm.current = true;
    void warmUp();
  }, []);
  if (phase === 'none') {
    return (
      <DetailsStep title={title} services={address.selection} restored={restored} isArrival={isArrival} />
    );
  }
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {title}
        {phase === 'sign-in' ? (
          <SignInFirst />
        ) : (
          <Spinner text={address.query.restoreOrder ? texts.restoring : texts.loading} />
        )}
      </div>
    </div>
  );
}
