import { ownShortDateTime } from '#web/platform/own-time.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Queue } from './api.ts';
import styles from './atelier.module.css';
import { PartBadge } from './part-badge.tsx';
import { partAddress } from './query.ts';
import { queueTexts as texts } from './texts.ts';

/** The last delivered parts; their expert may open them again and replace the report. */
export function DeliveredPanel({ queue: { delivered, me } }: { queue: Queue }) {
  if (delivered.length === 0) return <p className={styles.state}>{texts.noDelivered}</p>;
  return (
    <ol className={styles.list}>
      {delivered.map((part) => (
        <li key={`${part.order_id} ${part.service}`} className={styles.entry}>
          <h2>
            {texts.number} <span className="num">{part.number}</span>
          </h2>
          <p className={styles.due}>
            {part.delivered_at && (
              <span>{texts.deliveredAt(ownShortDateTime(new Date(part.delivered_at)))}</span>
            )}
            <span className="meta">{part.expert?.name}</span>
          </p>
          <p className={styles.badge}>
            <PartBadge part={part} me={me.id} />
          </p>
          <div className={styles.action}>
            {part.expert?.id === me.id && (
              <ButtonLink variant="line" size="small" to={partAddress(part, 'delivered')}>
                <span>
                  {texts.open}
                  <span className="sr"> {texts.thePart(part.number)}</span>
                </span>
              </ButtonLink>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
