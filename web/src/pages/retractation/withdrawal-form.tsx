import { useFocusOnChange } from '#web/platform/use-focus-on-change.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { OrderStep } from './order-step.tsx';
import { ReceiptStep } from './receipt-step.tsx';
import { noHistory, type StepHistory, useWithdrawal } from './use-withdrawal.ts';
import styles from './withdrawal.module.css';

/**
 * Two steps and a receipt (code de la consommation L221-21). The form is prerendered and inactive until its code is
 * loaded.
 */
export function WithdrawalForm({ order, history = noHistory }: { order: string; history?: StepHistory }) {
  const withdrawal = useWithdrawal(order, history);
  const { visit, receipt, isReady } = withdrawal;
  const { found } = visit;
  const heading = useFocusOnChange(receipt ? 'receipt' : found ? 'confirm' : 'order');
  return (
    <section className={styles.step} aria-labelledby="etape">
      {receipt && <ReceiptStep withdrawal={withdrawal} receipt={receipt} heading={heading} />}
      {!receipt && found && <ConfirmStep withdrawal={withdrawal} order={found} heading={heading} />}
      {!receipt && !found && (
        <OrderStep key={isReady ? 'awake' : 'asleep'} withdrawal={withdrawal} heading={heading} />
      )}
    </section>
  );
}
