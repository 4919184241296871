import type { FormEvent } from 'react';
import type { PaidKey } from '#domain/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { Price } from '#web/ui/price.tsx';
import type { Found } from './api.ts';
import { amountOf, withdrawableServices } from './draft.ts';
import { Facts, Failure, type Heading, StepHead } from './steps.tsx';
import { withdrawalFormTexts as texts } from './texts.ts';
import type { Withdrawal } from './use-withdrawal.ts';
import styles from './withdrawal.module.css';

type ServicesProps = {
  order: Found;
  chosen: readonly PaidKey[];
  onChoose: (services: readonly PaidKey[]) => void;
};

/** The parts that can be withdrawn from, each with a tick where the order allows a partial withdrawal. */
function Services({ order, chosen, onChoose }: ServicesProps) {
  const open = withdrawableServices(order);
  const isFree = order.is_divisible && open.length > 1;
  const lines = order.services.filter(({ withdrawable }) => withdrawable);
  const toggle = (key: PaidKey) => onChoose(open.filter((one) => chosen.includes(one) !== (one === key)));
  const labelOf = ({ name, amount }: (typeof lines)[number]) => (
    <span className={styles.line}>
      {name}
      {amount !== undefined && <Price cents={amount} />}
    </span>
  );
  return (
    <fieldset className={styles.services}>
      <legend>{isFree ? texts.chooseServices : texts.services}</legend>
      {lines.map((line) =>
        isFree ? (
          <Check
            key={line.key}
            label={labelOf(line)}
            checked={chosen.includes(line.key)}
            onChange={() => toggle(line.key)}
          />
        ) : (
          <p key={line.key}>{labelOf(line)}</p>
        ),
      )}
      {order.services.length > lines.length && <p className="meta">{texts.notAll(order.is_late)}</p>}
    </fieldset>
  );
}

/** Step 2: the parts and the refund, then «Confirmer la rétractation». */
export function ConfirmStep({
  withdrawal,
  order,
  heading,
}: {
  withdrawal: Withdrawal;
  order: Found;
  heading: Heading;
}) {
  const { visit, isBusy, failure, select, confirm, back } = withdrawal;
  const { services, typed } = visit;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (services.length > 0) void confirm();
  };
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit} aria-labelledby="etape">
      <StepHead step={texts.stepOf(2)} title={texts.confirmTitle} heading={heading} />
      <p>{texts.declaration}</p>
      <Facts
        rows={[
          [texts.name, typed.name],
          [texts.orderWord, order.number],
          [texts.email, typed.email],
        ]}
      />
      <Services order={order} chosen={services} onChoose={select} />
      <p className={styles.total} role="status">
        <span>{texts.amount}</span>
        <Price cents={amountOf(order, services)} />
      </p>
      <p className={styles.effect}>{texts.effect}</p>
      {services.length === 0 && <p className="meta">{texts.servicesRequired}</p>}
      {failure !== undefined && <Failure error={failure} title={texts.confirmFailed} />}
      <p className={styles.actions}>
        <Button type="submit" size="order" busy={isBusy} aria-disabled={services.length === 0}>
          {texts.confirm}
        </Button>
        <Button variant="line" onClick={isBusy ? undefined : back} aria-disabled={isBusy}>
          {texts.back}
        </Button>
      </p>
    </form>
  );
}
