import { memo, type ReactNode, useEffect, useState } from 'react';
import { catalogue, deliveryOfAll, type PaidKey, totalOf } from '#domain/catalogue.ts';
import { dueDate, dueHours, noQueues, type Queues, writingOfAll } from '#domain/checkout.ts';
import { merchant } from '#domain/merchant.ts';
import { formatAmount } from '#domain/money.ts';
import { contentsOf } from '#domain/texts/contents.ts';
import { fr } from '#domain/texts/typography.ts';
import { ownLongDate } from '#web/platform/own-time.ts';
import { hoursText, checkoutTexts as texts } from '#web/texts/checkout.ts';
import { SummaryLines } from '#web/ui/summary-lines.tsx';
import styles from './checkout.module.css';

/** The visitor's day, which only the browser knows: a prerendered page would show the day of the build. */
const useToday = (): Date | undefined => {
  const [today, setToday] = useState<Date>();
  useEffect(() => setToday(new Date()), []);
  return today;
};

type ItemsProps = {
  selection: readonly PaidKey[];
  /** A remark below a service, if any. */
  noteOf?: ((key: PaidKey) => string) | undefined;
};

/** The services and their prices. */
export const Items = memo(({ selection, noteOf }: ItemsProps) => (
  <SummaryLines
    lines={selection.map((key) => ({
      key,
      name: catalogue[key].name,
      detail: fr(contentsOf(key)),
      note: noteOf?.(key),
      cents: catalogue[key].price,
    }))}
    total={{ label: texts.total, cents: totalOf(selection) }}
  />
));

/** The usual delay, and the longer one when a queue requires it. */
const deliveryText = (selection: readonly PaidKey[], queues: Queues = noQueues): string => {
  const usual = deliveryOfAll(selection);
  const isLonger = dueHours(selection, queues) > usual.max;
  return isLonger ? texts.longer(usual) : hoursText(usual);
};

/** The day that is promised, then more quietly the two named delays and the means of payment (L221-14). */
export const Delays = memo(
  ({ selection, queues }: { selection: readonly PaidKey[]; queues: Queues | undefined }) => {
    const today = useToday();
    const isKnown = today !== undefined && queues !== undefined;
    const isEmpty = selection.length === 0;
    const facts: (readonly [string, string])[] = [
      ...(isEmpty
        ? []
        : ([
            [texts.writing, hoursText(writingOfAll(selection))],
            [texts.delivery, deliveryText(selection, queues)],
          ] as const)),
      [texts.paymentMeans, merchant.paymentMeans.map(({ label }) => label).join(', ')],
    ];
    return (
      <dl className={styles.delays}>
        {!isEmpty && (
          <div className={styles.due}>
            <dt>{texts.dueDate}</dt>
            <dd>{isKnown ? ownLongDate(dueDate(selection, today, queues)) : '\u00a0'}</dd>
          </div>
        )}
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    );
  },
);

/** The sentence that says why «Continuer» is asleep. */
export const selectionEmptyId = 'selection-empty';

/** «Votre sélection» (§2), beside the services; on phones its button is in the bottom bar. */
export function SelectionCard({
  selection,
  queues,
  children,
}: {
  selection: readonly PaidKey[];
  queues: Queues | undefined;
  children: ReactNode;
}) {
  return (
    <aside className={styles.side} aria-labelledby="selection-title">
      <h2 id="selection-title">{texts.selectionTitle}</h2>
      {selection.length === 0 && (
        <p className={styles.empty} id={selectionEmptyId}>
          {texts.selectionEmpty}
        </p>
      )}
      <Items selection={selection} />
      <p className="sr" role="status">
        {texts.announced(selection.length, formatAmount(totalOf(selection)))}
      </p>
      <Delays selection={selection} queues={queues} />
      {children}
    </aside>
  );
}
