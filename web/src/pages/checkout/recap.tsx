import type { ReactNode } from 'react';
import type { PaidKey } from '#domain/catalogue.ts';
import type { Queues } from '#domain/checkout.ts';
import { checkoutTexts as texts } from '#web/texts/checkout.ts';
import styles from './checkout.module.css';
import recap from './recap.module.css';
import { Items, Promises } from './selection-card.tsx';

type RecapProps = { selection: readonly PaidKey[]; queues: Queues | undefined; children: ReactNode };

/** What is ordered, what it costs and when it comes, beside the button that orders it (L221-14). */
export const Recap = ({ selection, queues, children }: RecapProps) => (
  <aside className={styles.side} aria-labelledby="recap-title">
    <h2 id="recap-title">{texts.orderTitle}</h2>
    <Items selection={selection} />
    <Promises selection={selection} queues={queues} />
    {children}
    <ul className={recap.trust}>
      {texts.trust.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </aside>
);
