import type { ReactNode } from 'react';
import type { PaidKey } from '#domain/catalogue.ts';
import type { Queues } from '#domain/checkout.ts';
import type { Form } from '#web/platform/form.ts';
import { paths } from '#web/platform/paths.ts';
import { checkoutTexts as texts } from '#web/texts/checkout.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import styles from './checkout.module.css';
import type { Details } from './details.ts';
import recap from './recap.module.css';
import { Delays, Items, LeafLink } from './selection-card.tsx';
import { precisionCost } from './validation.ts';
/** The id of the form, because the order button is outside of it. */
export const detailsFormId = 'checkout-details';

type OrderButtonProps = {
  /** §5: the button looks disabled while a needed field is empty, but it can be focused and pressed. */
  isAsleep: boolean;
  /** What is missing and what is wrong; empty when nothing is. */
  hint: string;
  isBusy: boolean;
};

const TermsLabel = () => (
  <>
    {texts.termsBefore}
    <a href={paths.terms} target="_blank" rel="noopener">
      {texts.termsLink}
      <span className="sr">{texts.newTab}</span>
    </a>
    .
  </>
);

/** The button of L221-14. */
export const OrderButton = ({ isAsleep, hint, isBusy }: OrderButtonProps) => (
  <Button
    type="submit"
    form={detailsFormId}
    size="order"
    busy={isBusy}
    aria-disabled={isAsleep || undefined}
    aria-describedby={hint ? 'order-missing' : undefined}
  >
    {texts.pay}
  </Button>
);

type OrderProps = OrderButtonProps & { form: Form<Details> };

/** The two statements, never ticked in advance, and the button, which phones have in their bar. */
export function Order({ form, ...button }: OrderProps) {
  return (
    <div className={styles.order}>
      <Check
        name="terms"
        required
        label={<TermsLabel />}
        checked={form.values.terms}
        error={form.errors.terms}
        onChange={(terms) => form.set('terms', terms)}
      />
      <Check
        name="adult"
        required
        label={texts.adult}
        checked={form.values.adult}
        error={form.errors.adult}
        onChange={(adult) => form.set('adult', adult)}
      />
      <div className={styles.wideOnly}>
        <OrderButton {...button} />
      </div>
      {button.hint && (
        <p className="meta" id="order-missing">
          {button.hint}
        </p>
      )}
    </div>
  );
}

type Hour = Parameters<typeof precisionCost>[1];

type RecapProps = {
  selection: readonly PaidKey[];
  queues: Queues | undefined;
  /** The precision of the hour; undefined until the hour is answered. */
  hour: Hour | undefined;
  children: ReactNode;
};

/** The ordered services, prices and delays, beside the order button (L221-14). */
export const Recap = ({ selection, queues, hour, children }: RecapProps) => (
  <aside className={styles.side} aria-labelledby="recap-title">
    <h2 id="recap-title">{texts.orderTitle}</h2>
    <Items selection={selection} noteOf={hour && ((key) => precisionCost(key, hour))} />
    <LeafLink selection={selection} />
    <Delays selection={selection} queues={queues} />
    {children}
    <ul className={recap.trust}>
      {texts.trust.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </aside>
);
