import { type FormEvent, memo, type ReactNode, useEffect } from 'react';
import {
  catalogue,
  hasPack,
  isPack,
  type PaidKey,
  type PaidService,
  partsOf,
  savingsOf,
  separatePrice,
  shownDisciplines,
  shownKeys,
  totalOf,
} from '#domain/catalogue.ts';
import { closedOf, type Queues } from '#domain/checkout.ts';
import { formatPrice } from '#domain/money.ts';
import { contentsOf } from '#domain/texts/contents.ts';
import { signedBy } from '#domain/texts/signed-by.ts';
import { fr } from '#domain/texts/typography.ts';
import { pack } from '#domain/the-pack.ts';
import { afterPaint } from '#web/platform/after-paint.ts';
import { availabilityOf } from '#web/platform/availability.ts';
import { useAction } from '#web/platform/use-action.ts';
import { accentOf } from '#web/ui/accent.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Emblem } from '#web/ui/emblem.tsx';
import { Price } from '#web/ui/price.tsx';
import { useToast } from '#web/ui/toast.tsx';
import checkoutStyles from './checkout.module.css';
import { LeafLink, SelectionCard, selectionEmptyId, TotalBar, useQueues } from './selection-card.tsx';
import { selectionTexts as texts } from './selection-texts.ts';
import styles from './services.module.css';

type ServiceRowProps = {
  service: PaidKey;
  isSelected: boolean;
  /** Part of the chosen pack: its own price does not count. */
  isIncluded: boolean;
  onToggle: (service: PaidKey) => void;
  queues: Queues | undefined;
};

const badgeOf = (service: PaidKey): string | undefined => {
  if (isPack(service)) return texts.saving(formatPrice(savingsOf(catalogue[service])));
  return catalogue[service].popular ? texts.popular : undefined;
};

const contentOf = (service: PaidKey): string =>
  isPack(service)
    ? texts.insteadOf(formatPrice(separatePrice(catalogue[service])))
    : fr(contentsOf(catalogue[service]));

/** The id of the checkbox of a service. */
const rowId = (service: PaidKey): string => `service-${service}`;

/** A service to tick; the whole row is its label. */
const ServiceRow = memo(({ service, isSelected, isIncluded, onToggle, queues }: ServiceRowProps) => {
  const id = rowId(service);
  const badge = badgeOf(service);
  const availability = queues && availabilityOf(service, queues, new Date());
  return (
    <label className={classes(styles.row, accentOf(service), isPack(service) && styles.pack)}>
      <input
        id={id}
        type="checkbox"
        name="service"
        value={service}
        checked={isSelected}
        onChange={() => onToggle(service)}
        disabled={availability?.isClosed}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-facts ${id}-price`}
      />
      <Emblem service={service} />
      <span className={styles.body}>
        <span className={styles.title} id={`${id}-name`}>
          {catalogue[service].name}
        </span>
        <span className={classes('meta', styles.facts)} id={`${id}-facts`}>
          <span>{signedBy(service)}</span> <span>{contentOf(service)}</span>
          {availability && <span className={styles.availability}>{availability.text}</span>}
        </span>
      </span>
      <span className={styles.end}>
        <span className={styles.price} id={`${id}-price`}>
          {isIncluded ? (
            <span className={styles.included}>{texts.included}</span>
          ) : (
            <Price cents={catalogue[service].price} whole />
          )}
        </span>
        {badge && <Badge tone="accent">{badge}</Badge>}
      </span>
    </label>
  );
});

type PackOfferProps = {
  selection: readonly PaidKey[];
  queues: Queues | undefined;
  onToggle: (service: PaidKey) => void;
};

/** True when a pack is on sale and holds all that is chosen for less. */
const isBetter = ({ key, parts, price }: PaidService, { selection, queues }: PackOfferProps): boolean =>
  totalOf(selection) > price &&
  partsOf(selection).every((part) => parts.includes(part)) &&
  queues !== undefined &&
  closedOf([key], queues).length === 0;

/** Proposes the pack when the chosen consultations cost more and it is on sale. */
export function PackOffer(props: PackOfferProps) {
  const offered = pack && isBetter(pack, props) ? pack : undefined;
  const total = totalOf(props.selection);
  const take = ({ key }: PaidService) => {
    props.onToggle(key);
    // The pressed button disappears, and the focus goes to what it chose.
    document.getElementById(rowId(key))?.focus();
  };
  return (
    <div role="status">
      {offered && (
        <div className={styles.offer}>
          <p>
            {texts.packOffer(
              formatPrice(total),
              formatPrice(offered.price),
              formatPrice(total - offered.price),
            )}
          </p>
          <Button variant="line" size="small" onClick={() => take(offered)}>
            {texts.takePack}
          </Button>
        </div>
      )}
    </div>
  );
}

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
  const { isBusy, run } = useAction({
    check: () => {
      if (selection.length === 0) toast({ ...texts.required, tone: 'destructive' });
      return selection.length > 0;
    },
    act: async () => {
      await Promise.all([drawn().then(prepareNext), pause()]);
      onNext();
    },
    fail: () => toast({ ...texts.stepFailed, tone: 'destructive' }),
  });
  return { isBusy, go: run };
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

/** Packs first, then what they contain. */
const rows: readonly PaidKey[] = [...shownKeys.filter(isPack), ...shownDisciplines];

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
    <form className={checkoutStyles.columns} onSubmit={onSubmit} noValidate>
      <div className={checkoutStyles.main}>
        {title}
        <fieldset>
          <legend className="sr">{texts.services}</legend>
          {rows.map((key) => (
            <ServiceRow
              key={key}
              service={key}
              isSelected={selection.includes(key)}
              isIncluded={!isPack(key) && hasPack(summed)}
              onToggle={onToggle}
              queues={queues}
            />
          ))}
        </fieldset>
        <div className={checkoutStyles.note}>
          {pack && (
            <>
              <PackOffer selection={summed} queues={queues} onToggle={onToggle} />
              <p className="meta">{texts.packNote}</p>
            </>
          )}
          <LeafLink selection={selection} />
        </div>
      </div>
      <SelectionCard selection={summed} queues={queues}>
        <div className={checkoutStyles.wideOnly}>
          <Button type="submit" size="order" busy={isBusy} {...asleep}>
            {texts.continue}
          </Button>
        </div>
        <p className={`meta ${checkoutStyles.center}`}>{texts.nothingToPay}</p>
      </SelectionCard>
      <TotalBar selection={summed} label={texts.selectionCount(summed.length)}>
        <Button type="submit" busy={isBusy} {...asleep}>
          {texts.continue}
        </Button>
      </TotalBar>
    </form>
  );
}
