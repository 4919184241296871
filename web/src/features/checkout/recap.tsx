import type { ReactNode } from 'react';
import type { PaidKey } from '#domain/catalogue.ts';
import { checkoutTexts as texts } from '#web/texts/checkout.ts';
import styles from './checkout.module.css';
import { Items, Promises } from './selection-card.tsx';

/** What is ordered, what it costs and when it comes, beside the button that orders it (L221-14). */
export const Recap = ({ selection, children }: { selection: readonly PaidKey[]; children: ReactNode }) => (
  <aside className={styles.side} aria-labelledby="recap-title">
    <h2 id="recap-title">{texts.orderTitle}</h2>
    <Items selection={selection} />
    <Promises selection={selection} />
    {children}
    <ul className={styles.trust}>
      {texts.trust.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </aside>
);
