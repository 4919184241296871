import type { ReactNode } from 'react';
import { type PaidKey, totalOf } from '#domain/catalogue.ts';
import { checkoutTexts as texts } from '#web/texts/checkout.ts';
import { Price } from '#web/ui/price.tsx';
import styles from './total-bar.module.css';

type TotalBarProps = {
  selection: readonly PaidKey[];
  label: string;
  /** The button of the step. */
  children: ReactNode;
};

/** The total and the button of a step, at hand at the lower edge of a phone's screen. */
export const TotalBar = ({ selection, label, children }: TotalBarProps) => (
  <section className={styles.bar} aria-label={texts.barLabel}>
    <p>
      <span className="meta">{label}</span>
      <span className={styles.total}>
        <Price cents={totalOf(selection)} />
      </span>
    </p>
    {children}
  </section>
);
