import { formatDate } from '#domain/dates.ts';
import { type Order, orderNumber } from '#domain/order.ts';
import { soldName } from '#domain/sold.ts';
import { readingOf } from '#web/platform/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Signature } from '#web/ui/signature.tsx';
import { reportLink } from './api.ts';
import styles from './arrival.module.css';
import { Cover, useCovers } from './cover.tsx';
import { isOver } from './order-progress.tsx';
import { arrivalTexts } from './order-texts.ts';
import { PartWays } from './part-ways.tsx';
import { PdfButton } from './pdf-button.tsx';
import { ResendButton } from './resend-button.tsx';
import { ordersTexts } from './texts.ts';

type Arrived = { readonly part: Order['parts'][number]; readonly path: string };

/** The report that came last and can be read; undefined once nothing of the order is left. */
export const arrivedOf = (order: Order): Arrived | undefined => {
  if (isOver(order)) return undefined;
  const arrived = order.parts.flatMap((part): Arrived[] => {
    const file = order.file_urls.find(({ service }) => service === part.service);
    return file && !part.withdrawn_at && !part.refunded_at ? [{ part, path: file.url }] : [];
  });
  return arrived.sort((left, right) =>
    (right.part.delivered_at ?? '').localeCompare(left.part.delivered_at ?? ''),
  )[0];
};

const Way = ({ order, arrived: { part, path } }: { order: Order; arrived: Arrived }) => {
  const { service, readable } = part;
  const name = soldName(order, service);
  if (!readable)
    return (
      <PdfButton
        variant="solid"
        label={arrivalTexts.readPdf}
        what={name}
        addressOf={() => reportLink(path)}
      />
    );
  return (
    <ButtonLink to={readingOf(order.id, service)}>
      <span>
        {ordersTexts.read}
        <span className="sr">{` ${name}`}</span>
      </span>
    </ButtonLink>
  );
};

type ArrivalProps = { order: Order; arrived: Arrived; onVerified?: (() => void) | undefined };

/** Own chart, name and signature of the report that came last, one button to read it, and the other ways below. */
export function Arrival({ order, arrived, onVerified }: ArrivalProps) {
  const { service, expert, delivered_at: at } = arrived.part;
  const scenes = useCovers(order, service);
  const heading = `arrival-${orderNumber(order.id)}`;
  return (
    <section className={styles.arrival} aria-labelledby={heading}>
      <div className={styles.cover}>
        <Cover order={order} service={service} scene={scenes[service]} />
      </div>
      <div className={styles.words}>
        <h3 id={heading}>{arrivalTexts.title}</h3>
        <p>
          <Signature of={expert} />
          {expert && <span className={styles.signature}>{expert}</span>}
          {expert && at && <span className="meta">{arrivalTexts.signed(formatDate(new Date(at)))}</span>}
        </p>
      </div>
      <div className={styles.way}>
        <p>
          <Way order={order} arrived={arrived} />
        </p>
        <p className={styles.others}>
          <PartWays order={order} {...arrived} />
          <ResendButton order={order} onVerified={onVerified} />
        </p>
      </div>
    </section>
  );
}
