import { catalogue, type PaidKey, totalOf } from '#domain/catalogue.ts';
import { closedOf, type Queues } from '#domain/checkout.ts';
import { formatPrice } from '#domain/money.ts';
import { checkoutTexts as texts } from '#web/texts/checkout.ts';
import { Button } from '#web/ui/button.tsx';
import { rowId } from './service-row.tsx';
import styles from './services.module.css';

const pack = catalogue['pack-complet'];

type PackOfferProps = {
  selection: readonly PaidKey[];
  queues: Queues | undefined;
  onToggle: (service: PaidKey) => void;
};

/** Proposes the pack when the chosen consultations cost more and it is on sale. */
export function PackOffer({ selection, queues, onToggle }: PackOfferProps) {
  const total = totalOf(selection);
  const isOffered = total > pack.price && queues !== undefined && closedOf([pack.key], queues).length === 0;
  const take = () => {
    onToggle(pack.key);
    // The pressed button disappears, and the focus goes to what it chose.
    document.getElementById(rowId(pack.key))?.focus();
  };
  return (
    <div role="status">
      {isOffered && (
        <div className={styles.offer}>
          <p>
            {texts.packOffer(formatPrice(total), formatPrice(pack.price), formatPrice(total - pack.price))}
          </p>
          <Button variant="line" size="small" onClick={take}>
            {texts.takePack}
          </Button>
        </div>
      )}
    </div>
  );
}
