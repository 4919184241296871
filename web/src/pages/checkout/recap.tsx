import type { ReactNode } from 'react';
import type { PaidKey } from '#domain/catalogue.ts';
import type { Queues } from '#domain/checkout.ts';
import { precisionCost } from '#web/features/birth/precision-cost.ts';
import { checkoutTexts as texts } from '#web/texts/checkout.ts';
import styles from './checkout.module.css';
import { LeafLink } from './leaf-link.tsx';
import recap from './recap.module.css';
import { Delays, Items } from './selection-card.tsx';

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
