import { memo } from 'react';
import { catalogue, type PaidKey, packOriginalPrice, packSavings } from '#domain/catalogue.ts';
import type { Queues } from '#domain/checkout.ts';
import { formatPrice } from '#domain/money.ts';
import { contentsOf } from '#domain/texts/contents.ts';
import { signedBy } from '#domain/texts/signed-by.ts';
import { fr } from '#domain/texts/typography.ts';
import { availabilityOf } from '#web/platform/availability.ts';
import { checkoutTexts as texts } from '#web/texts/checkout.ts';
import { accentOf } from '#web/ui/accent.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classes } from '#web/ui/classes.ts';
import { Emblem } from '#web/ui/emblem.tsx';
import { Price } from '#web/ui/price.tsx';
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
  if (service === 'pack-complet') return texts.saving(formatPrice(packSavings));
  return catalogue[service].popular ? texts.popular : undefined;
};

const contentOf = (service: PaidKey): string =>
  service === 'pack-complet' ? texts.insteadOf(formatPrice(packOriginalPrice)) : fr(contentsOf(service));

/** The id of the checkbox of a service. */
export const rowId = (service: PaidKey): string => `service-${service}`;

/** A service to tick; the whole row is its label. */
export const ServiceRow = memo(({ service, isSelected, isIncluded, onToggle, queues }: ServiceRowProps) => {
  const id = rowId(service);
  const badge = badgeOf(service);
  const isPack = service === 'pack-complet';
  const availability = queues && availabilityOf(service, queues, new Date());
  return (
    <label className={classes(styles.row, accentOf(service), isPack && styles.pack)}>
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
