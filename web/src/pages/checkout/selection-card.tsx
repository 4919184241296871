import { memo, type ReactNode, useCallback, useEffect, useState } from 'react';
import {
  catalogue,
  deliveryOfAll,
  type PaidKey,
  partsOf,
  shownDisciplines,
  totalOf,
} from '#domain/catalogue.ts';
import { dueDate, isLater, noQueues, type Queues, writingOfAll } from '#domain/checkout.ts';
import { merchant } from '#domain/merchant.ts';
import { formatAmount } from '#domain/money.ts';
import { contentsOf } from '#domain/texts/contents.ts';
import { fr } from '#domain/texts/typography.ts';
import { ownLongDate } from '#web/platform/own-time.ts';
import { leavesOf, paths } from '#web/platform/paths.ts';
import { askQueues } from '#web/platform/queues.ts';
import { hoursText } from '#web/texts/hours.ts';
import { Price } from '#web/ui/price.tsx';
import { SummaryLines } from '#web/ui/summary-lines.tsx';
import styles from './checkout.module.css';
import { selectionTexts as texts } from './selection-texts.ts';
import totalBarStyles from './total-bar.module.css';

/** The pages of its reading, or those of all; undefined in a shop without examples. */
const addressOf = ([first]: readonly PaidKey[]): string | undefined => {
  if (shownDisciplines.every((key) => !catalogue[key].hasExamples)) return undefined;
  const [only, ...others] = first === undefined ? [] : partsOf([first]);
  return only && others.length === 0 && catalogue[only].hasExamples ? leavesOf(only) : paths.examples;
};

/** Leads to pages of finished reports, in another tab, so that nothing typed is lost. */
export const LeafLink = ({ selection }: { selection: readonly PaidKey[] }) => {
  const address = addressOf(selection);
  if (address === undefined) return null;
  return (
    <p className="meta">
      <a className={styles.leaf} href={address} target="_blank" rel="noopener">
        {texts.leaf}
        <span className="sr">{texts.newTab}</span>
      </a>
    </p>
  );
};

type TotalBarProps = {
  selection: readonly PaidKey[];
  label: string;
  /** The button of the step. */
  children: ReactNode;
};

/** The total and the button of a step, at hand at the lower edge of a phone's screen. */
export const TotalBar = ({ selection, label, children }: TotalBarProps) => (
  <section className={totalBarStyles.bar} aria-label={texts.barLabel}>
    <p>
      <span className="meta">{label}</span>
      <span className={totalBarStyles.total}>
        <Price cents={totalOf(selection)} />
      </span>
    </p>
    {children}
  </section>
);

/**
 * After this time the catalogue's dates are shown until the queues are known; the server refuses a date that is too
 * early.
 */
const patience = 3000;

/** The experts' queues for the due date; undefined until they are known. `refresh` loads them again. */
export const useQueues = () => {
  const [queues, setQueues] = useState<Queues>();
  useEffect(() => {
    let isHere = true;
    const timer = setTimeout(() => setQueues((known) => known ?? noQueues), patience);
    void askQueues('default').then((answer) => isHere && setQueues(answer));
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, []);
  const refresh = useCallback(async () => setQueues(await askQueues('reload')), []);
  return { queues, refresh };
};

/** The visitor's day, which only the browser knows: a prerendered page would show the day of the build. */
const useToday = (): Date | undefined => {
  const [today, setToday] = useState<Date>();
  useEffect(() => setToday(new Date()), []);
  return today;
};

type ItemsProps = {
  selection: readonly PaidKey[];
  /** A remark below a service, if any. */
  noteOf?: ((key: PaidKey) => string | undefined) | undefined;
};

/** The services and their prices. */
export const Items = memo(({ selection, noteOf }: ItemsProps) => (
  <SummaryLines
    lines={selection.map((key) => ({
      key,
      name: catalogue[key].name,
      detail: fr(contentsOf(catalogue[key])),
      note: noteOf?.(key),
      cents: catalogue[key].price,
    }))}
    total={{ label: texts.total, cents: totalOf(selection) }}
  />
));

/** The usual delay, and the longer one when a queue requires it. */
export const deliveryText = (selection: readonly PaidKey[], queues: Queues = noQueues): string => {
  const usual = deliveryOfAll(selection);
  return isLater(selection, queues) ? texts.longer(usual) : hoursText(usual);
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
