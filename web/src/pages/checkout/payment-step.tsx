import { useEffect, useRef, useState } from 'react';
import { checkoutTexts as texts } from '#web/texts/checkout.ts';
import { Notice } from '#web/ui/notice.tsx';
import { RequiredNote } from '#web/ui/required.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { SignInForm } from './account-part.tsx';
import { warmUp } from './api.ts';
import styles from './checkout.module.css';
import { DetailsStep, type DetailsStepProps } from './details-step.tsx';
import { selectionTexts } from './selection-texts.ts';
import type { CheckoutAddress } from './use-address.ts';
import { useRestore } from './use-restore.ts';

type PaymentStepProps = Pick<DetailsStepProps, 'title' | 'isArrival' | 'onBirth'> & {
  address: CheckoutAddress;
};

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
export default function PaymentStep({ address, ...step }: PaymentStepProps) {
  const { phase, restored } = useRestore(address);
  const isWarm = useRef(false);
  useEffect(() => {
    if (isWarm.current) return;
    isWarm.current = true;
    void warmUp();
  }, []);
  if (phase === 'none') {
    return <DetailsStep {...step} services={address.selection} restored={restored} />;
  }
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {step.title}
        {phase === 'sign-in' ? (
          <SignInFirst />
        ) : (
          <Spinner text={address.query.restoreOrder ? texts.restoring : selectionTexts.loading} />
        )}
      </div>
    </div>
  );
}
