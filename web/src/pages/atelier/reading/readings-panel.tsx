import { nameOf } from '#domain/catalogue.ts';
import { formatLongDate } from '#domain/dates.ts';
import type { AskedReading } from '#domain/wire/readings.ts';
import { ownLongDate } from '#web/platform/own-time.ts';
import type { Loaded } from '#web/platform/use-loaded.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import atelier from '../atelier.module.css';
import { Failure } from '../failure.tsx';
import { readingAddress } from '../query.ts';
import { queueTexts } from '../texts.ts';
import styles from './reading.module.css';
import { readingTexts, readingsTexts as texts } from './texts.ts';

const Entry = ({ reading }: { reading: AskedReading }) => {
  const { number, service, asker, asked_at, due_at } = reading;
  return (
    <li className={styles.entry}>
      <div>
        <h2>
          <span>{nameOf(service)}</span> <span className="num">{number}</span>
        </h2>
        <p className="meta">{texts.asked(asker.name, ownLongDate(new Date(asked_at)))}</p>
        <p className="meta">{texts.due(formatLongDate(new Date(due_at)))}</p>
      </div>
      <ButtonLink variant="line" size="small" to={readingAddress(reading)}>
        <span>
          {texts.open}
          <span className="sr">{` ${queueTexts.thePart(number)}`}</span>
        </span>
      </ButtonLink>
    </li>
  );
};

type ReadingsPanelProps = { readings: Pick<Loaded<readonly AskedReading[]>, 'data' | 'error' | 'reload'> };

/** The drafts that colleagues ask the caller to read. */
export function ReadingsPanel({ readings }: ReadingsPanelProps) {
  const { data, error, reload } = readings;
  if (!data && error !== undefined) return <Failure title={texts.failed} error={error} onRetry={reload} />;
  if (!data) return <Skeleton label={readingTexts.loading} />;
  if (data.length === 0)
    return (
      <div className={atelier.state}>
        <h2>{texts.none}</h2>
        <p>{texts.noneDetail}</p>
      </div>
    );
  return (
    <ol className={styles.list}>
      {data.map((reading) => (
        <Entry key={`${reading.order_id} ${reading.service}`} reading={reading} />
      ))}
    </ol>
  );
}
