import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { needBirth } from '#domain/catalogue.ts';
import { titled } from '#web/texts/titled.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { Steps } from '#web/ui/steps.tsx';
import { birthTitleId, leadTo } from './lead.ts';
import { selectionTexts as texts } from './selection-texts.ts';
import { ServicesStep } from './services-step.tsx';
import shell from './shell.module.css';
import { type CheckoutAddress, useAddress } from './use-address.ts';

// Step 1 needs neither session nor forms, so their code loads with step 2.
const loadPaymentStep = () => import('./payment-step.tsx');
const PaymentStep = lazy(loadPaymentStep);

/** The heading of a step and the title of the tab; it takes the focus when the step changes. */
function StepTitle({ text, isFirst }: { text: string; isFirst: RefObject<boolean> }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = titled(text);
  }, [text]);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [isFirst]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {text}
    </h1>
  );
}

type ProgressProps = { address: CheckoutAddress; step: 1 | 2; isBorn: boolean };

/** Three names within the two steps of §2: the second has the birth, if any is needed, and the payment. */
const Progress = ({ address: { selection, back }, step, isBorn }: ProgressProps) => {
  const { services, birth, payment } = texts.steps;
  const hasBirth = selection.length === 0 || needBirth(selection);
  const second = [...(hasBirth ? [birth] : []), payment];
  return (
    <Steps
      steps={[services, ...second]}
      current={step === 1 ? 0 : isBorn ? second.length : 1}
      onReturn={(to) => (to === 0 ? back() : leadTo(birthTitleId, 'start'))}
    />
  );
};

/**
 * /checkout (§2): step 1 Services, step 2 Payment. It is rendered once the query, the session and the tab's storage
 * are known.
 */
export default function Checkout() {
  const address = useAddress();
  const { query, selection } = address;
  const isFirst = useRef(true);
  const [isBorn, setBorn] = useState(false);
  const step = query.restoreOrder !== undefined || query.validated ? 2 : query.step;
  /** A step 2 that was not reached through step 1: by a reload, a link, or «back» from the payment page. */
  const isArrival = useRef(true);
  useEffect(() => {
    if (step === 1) isArrival.current = false;
  }, [step]);
  return (
    <div className={`wrap ${shell.page}`}>
      <div className={shell.top}>
        <button type="button" className={shell.back} onClick={address.back}>
          {texts.back}
        </button>
        <Progress address={address} step={step} isBorn={isBorn} />
      </div>
      {step === 1 ? (
        <ServicesStep
          key="services"
          title={<StepTitle text={texts.chooseTitle} isFirst={isFirst} />}
          selection={selection}
          summed={address.summed}
          onToggle={address.choose}
          prepareNext={loadPaymentStep}
          onNext={address.advance}
        />
      ) : (
        <Suspense fallback={<Spinner text={texts.loading} />}>
          <PaymentStep
            address={address}
            isArrival={isArrival.current}
            onBirth={setBorn}
            title={<StepTitle text={texts.detailsTitle} isFirst={isFirst} />}
          />
        </Suspense>
      )}
    </div>
  );
}
