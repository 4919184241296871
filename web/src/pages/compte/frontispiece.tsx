import { partsOf } from '#domain/catalogue.ts';
import type { Order } from '#domain/order.ts';
import { ownLongDateTime } from '#web/platform/own-time.ts';
import { Cover, useCovers } from './cover.tsx';
import styles from './frontispiece.module.css';
import { plateStageOf } from './plate.ts';
import { paymentTexts } from './texts.ts';

/** The covers of the reports that were ordered: the customer's own charts, begun in pencil on the day of the payment. */
export const Frontispiece = ({ order }: { order: Order }) => {
  const scenes = useCovers(order);
  return (
    <div className={styles.begun}>
      <ul className={styles.covers}>
        {partsOf(order.services).map((service) => (
          <li key={service}>
            <Cover order={order} service={service} scene={scenes[service]} stage={plateStageOf(order)} />
          </li>
        ))}
      </ul>
      {Object.values(scenes).some((scene) => scene !== undefined) && (
        <p className={styles.stroke}>
          {paymentTexts.stroke(ownLongDateTime(new Date(order.paid_at ?? order.created_at)))}
        </p>
      )}
    </div>
  );
};
