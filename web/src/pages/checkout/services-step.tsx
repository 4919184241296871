import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { disciplines, type PaidKey } from '#domain/catalogue.ts';
import { closedOf, type Queues } from '#domain/checkout.ts';
import { validationTexts } from '#domain/texts/validation.ts';
import { afterPaint } from '#web/platform/after-paint.ts';
import { checkoutTexts as texts } from '#web/texts/checkout.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import styles from './checkout.module.css';
import { LeafLink } from './leaf-link.tsx';
import { PackOffer } from './pack-offer.tsx';
import { SelectionCard, selectionEmptyId } from './selection-card.tsx';
import { ServiceRow } from './service-row.tsx';
import { TotalBar } from './total-bar.tsx';
import { useQueues } from './use-queues.ts';

type ServicesStepProps = {
  title: ReactNode;
  selection: readonly PaidKey[];
  summed: readonly PaidKey[];
  onToggle: (service: PaidKey) => void;
  /** Resolves when step 2 is ready to be shown; rejects when it fails to load. */
  prepareNext: () => Promise<unknown>;
  onNext: () => void;
};

/** §9: the time for which «Continuer» shows its spinner while step 2 loads. */
const continueDelay = 300;
const pause = () => new Promise((resolve) => setTimeout(resolve, continueDelay));
/** The spinner is painted first, because starting the import takes a slow phone longer than a frame. */
const drawn = () => new Promise<void>(afterPaint);

const useContinue = ({ selection, prepareNext, onNext }: ServicesStepProps) => {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const go = async () => {
    if (isBusy) return;
    if (selection.length === 0) {
      const { selectionRequired: title, selectionRequiredDetail: text } = validationTexts;
      return toast({ title, text, tone: 'destructive' });
    }
    setBusy(true);
    try {
      await Promise.all([drawn().then(prepareNext), pause()]);
      onNext();
    } catch {
      toast({ ...texts.unexpected, tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, go };
};

/** A service of the link that is not on sale is not selected; its row gives the reason. */
const useWithoutClosed = (
  selection: readonly PaidKey[],
  queues: Queues | undefined,
  onToggle: (service: PaidKey) => void,
): void => {
  const closed = queues && selection.find((key) => closedOf([key], queues).length > 0);
  useEffect(() => {
    if (closed) onToggle(closed);
  }, [closed, onToggle]);
};

/** The pack first, then what it contains. */
const rows: readonly PaidKey[] = ['pack-complet', ...disciplines];

/** Step 1: the selection of services (§2, §4). */
export function ServicesStep(props: ServicesStepProps) {
  const { title, selection, summed, onToggle } = props;
  const { queues } = useQueues();
  useWithoutClosed(selection, queues, onToggle);
  const { isBusy, go } = useContinue(props);
  // §8: an empty selection only looks disabled, because a press says what is missing.
  const asleep =
    summed.length === 0 && ({ 'aria-disabled': true, 'aria-describedby': selectionEmptyId } as const);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void go();
  };
  return (
    <form className={styles.columns} onSubmit={onSubmit} noValidate>
      <div className={styles.main}>
        {title}
        <fieldset>
          <legend className="sr">{texts.services}</legend>
          {rows.map((key) => (
            <ServiceRow
              key={key}
              service={key}
              isSelected={selection.includes(key)}
              isIncluded={key !== 'pack-complet' && summed.includes('pack-complet')}
              onToggle={onToggle}
              queues={queues}
            />
          ))}
        </fieldset>
        <div className={styles.note}>
          <PackOffer selection={summed} queues={queues} onToggle={onToggle} />
          <p className="meta">{texts.packNote}</p>
          <LeafLink selection={selection} />
        </div>
      </div>
      <SelectionCard selection={summed} queues={queues}>
        <div className={styles.wideOnly}>
          <Button type="submit" size="order" busy={isBusy} {...asleep}>
            {texts.continue}
          </Button>
        </div>
        <p className={`meta ${styles.center}`}>{texts.nothingToPay}</p>
      </SelectionCard>
      <TotalBar selection={summed} label={texts.selectionCount(summed.length)}>
        <Button type="submit" busy={isBusy} {...asleep}>
          {texts.continue}
        </Button>
      </TotalBar>
    </form>
  );
}
