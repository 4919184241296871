import { nameOf } from '#domain/catalogue.ts';
import { formatDate } from '#domain/dates.ts';
import { signers } from '#domain/merchant/signers.ts';
import { type Order, orderNumber } from '#domain/order.ts';
import { fullName, studiedOf } from '#domain/persons.ts';
import { fr } from '#domain/texts/typography.ts';
import { readingOf } from '#web/platform/paths.ts';
import { accentOf } from '#web/ui/accent.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { EmblemPlate } from '#web/ui/emblem-plate.tsx';
import { Signature } from '#web/ui/signature.tsx';
import { reportLink } from './api.ts';
import styles from './arrival.module.css';
import { isOver } from './order-next.tsx';
import { PdfButton } from './pdf-button.tsx';
import { arrivalTexts as texts } from './progress-texts.ts';
import { ordersTexts } from './texts.ts';

type Part = Order['parts'][number];
type Arrived = { readonly part: Part; readonly path: string };

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
  if (!readable)
    return (
      <PdfButton
        variant="solid"
        label={texts.readPdf}
        what={nameOf(service)}
        addressOf={() => reportLink(path)}
      />
    );
  return (
    <ButtonLink to={readingOf(order.id, service)}>
      <span>
        {ordersTexts.read}
        <span className="sr"> {nameOf(service)}</span>
      </span>
    </ButtonLink>
  );
};

/** Cover, name and signature of the report that came last, and the way into it. */
export function Arrival({ order, arrived }: { order: Order; arrived: Arrived }) {
  const { service, expert, delivered_at: at } = arrived.part;
  const heading = `arrival-${orderNumber(order.id)}`;
  return (
    <section className={styles.arrival} aria-labelledby={heading}>
      <p className={classes('night', styles.cover, accentOf(service))}>
        <span className={styles.what}>{nameOf(service)}</span>
        <EmblemPlate service={service} />
        <span className={styles.who}>{fr(fullName(studiedOf(order.customer_info)))}</span>
      </p>
      <div className={styles.words}>
        <h3 id={heading}>{texts.title}</h3>
        <p>
          {/* The pen is that of the discipline's expert: a colleague who took the part signs by name. */}
          {expert === signers[service] && <Signature discipline={service} />}
          {expert && <span className={styles.signature}>{expert}</span>}
          {expert && at && <span className="meta">{texts.signed(formatDate(new Date(at)))}</span>}
        </p>
      </div>
      <p className={styles.way}>
        <Way order={order} arrived={arrived} />
      </p>
    </section>
  );
}
