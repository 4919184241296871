import { formatShopDateTime } from '#domain/dates.ts';
import { paths } from '#web/platform/paths.ts';
import { useFocusOnChange } from '#web/platform/use-focus-on-change.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Price } from '#web/ui/price.tsx';
import type { Receipt } from './api.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { OrderStep } from './order-step.tsx';
import { Facts, type Heading, StepHead } from './steps.tsx';
import { withdrawalFormTexts } from './texts.ts';
import { noHistory, type StepHistory, useWithdrawal, type Withdrawal } from './use-withdrawal.ts';
import styles from './withdrawal.module.css';

type ReceiptProps = { withdrawal: Withdrawal; receipt: Receipt; heading: Heading };

/** The server's record: date, parts, refund, and the address of the receipt. */
function ReceiptStep({ withdrawal, receipt, heading }: ReceiptProps) {
  const { visit, known } = withdrawal;
  const withdrawn = visit.found?.services.filter(({ key }) => visit.services.includes(key)) ?? [];
  const rows = [
    [withdrawalFormTexts.receivedAt, formatShopDateTime(new Date(receipt.withdrawn_at))],
    [withdrawalFormTexts.orderWord, visit.found?.number],
    [withdrawalFormTexts.services, withdrawn.map(({ name }) => name).join(', ')],
    [withdrawalFormTexts.receiptTo, receipt.receipt_to],
  ] as const;
  return (
    <div className={styles.form}>
      <StepHead title={withdrawalFormTexts.done} heading={heading} />
      <Facts rows={rows} />
      <p className={styles.total}>
        <span>{withdrawalFormTexts.amount}</span>
        <Price cents={receipt.amount} />
      </p>
      <p className={styles.effect}>{withdrawalFormTexts.doneDetail}</p>
      <p className={styles.actions}>
        <ButtonLink to={known ? `${paths.account}#historique` : paths.home}>
          {known ? withdrawalFormTexts.toOrders : withdrawalFormTexts.toHome}
        </ButtonLink>
      </p>
    </div>
  );
}

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
