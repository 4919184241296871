import { nameOf } from '#domain/catalogue.ts';
import { formatParisDateTime } from '#domain/dates.ts';
import { paths } from '#web/platform/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Price } from '#web/ui/price.tsx';
import type { Receipt } from './api.ts';
import { Facts } from './facts.tsx';
import { type Heading, StepHead } from './step-head.tsx';
import { withdrawalFormTexts as texts } from './texts.ts';
import type { Withdrawal } from './use-withdrawal.ts';
import styles from './withdrawal.module.css';

type ReceiptProps = { withdrawal: Withdrawal; receipt: Receipt; heading: Heading };

/** The server's record: date, parts, refund, and the address of the receipt. */
export function ReceiptStep({ withdrawal, receipt, heading }: ReceiptProps) {
  const { visit, known } = withdrawal;
  const rows = [
    [texts.receivedAt, formatParisDateTime(new Date(receipt.withdrawn_at))],
    [texts.orderWord, visit.found?.number],
    [texts.services, visit.services.map(nameOf).join(', ')],
    [texts.receiptTo, receipt.receipt_to],
  ] as const;
  return (
    <div className={styles.form}>
      <StepHead title={texts.done} heading={heading} />
      <Facts rows={rows} />
      <p className={styles.total}>
        <span>{texts.amount}</span>
        <Price cents={receipt.amount} />
      </p>
      <p className={styles.effect}>{texts.doneDetail}</p>
      <p className={styles.actions}>
        <ButtonLink to={known ? `${paths.account}#historique` : paths.home}>
          {known ? texts.toOrders : texts.toHome}
        </ButtonLink>
      </p>
    </div>
  );
}
