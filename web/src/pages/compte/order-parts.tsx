import { partsOf } from '#domain/catalogue.ts';
import { formatDate } from '#domain/dates.ts';
import { hasPdf, type Order, orderNumber } from '#domain/order.ts';
import { fullName, studiedOf } from '#domain/persons.ts';
import { groupedCode } from '#domain/report/code.ts';
import { soldName } from '#domain/sold.ts';
import { signedBy } from '#domain/texts/signed-by.ts';
import { fr } from '#domain/texts/typography.ts';
import { ownDay } from '#web/platform/own-time.ts';
import { readingOf } from '#web/platform/paths.ts';
import { accentOf } from '#web/ui/accent.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink, GoLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Emblem } from '#web/ui/emblem.tsx';
import { EmblemPlate } from '#web/ui/emblem-plate.tsx';
import { Signature } from '#web/ui/signature.tsx';
import { reportLink } from './api.ts';
import arrivalStyles from './arrival.module.css';
import { correctionOf } from './conversation-ways.ts';
import orderStyles from './order.module.css';
import { isOver } from './order-progress.tsx';
import { arrivalTexts, partTexts } from './order-texts.ts';
import { PdfButton } from './pdf-button.tsx';
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

/** Cover, name and signature of the report that came last, and the way into it. */
export function Arrival({ order, arrived }: { order: Order; arrived: Arrived }) {
  const { service, expert, delivered_at: at } = arrived.part;
  const heading = `arrival-${orderNumber(order.id)}`;
  return (
    <section className={arrivalStyles.arrival} aria-labelledby={heading}>
      <p className={classes('night', arrivalStyles.cover, accentOf(service))}>
        <span className={arrivalStyles.what}>{soldName(order, service)}</span>
        <EmblemPlate service={service} />
        <span className={arrivalStyles.who}>{fr(fullName(studiedOf(order.customer_info)))}</span>
      </p>
      <div className={arrivalStyles.words}>
        <h3 id={heading}>{arrivalTexts.title}</h3>
        <p>
          <Signature of={expert} />
          {expert && <span className={arrivalStyles.signature}>{expert}</span>}
          {expert && at && <span className="meta">{arrivalTexts.signed(formatDate(new Date(at)))}</span>}
        </p>
      </div>
      <p className={arrivalStyles.way}>
        <Way order={order} arrived={arrived} />
      </p>
    </section>
  );
}

/** The pack counts as its four services (§2). */
function Services({ order }: { order: Order }) {
  return (
    <ul className={orderStyles.services} aria-label={ordersTexts.services}>
      {partsOf(order.services).map((service) => (
        <li key={service} className={accentOf(service)}>
          <Emblem service={service} size={36} />
          <span>
            {soldName(order, service)}{' '}
            <span className="meta">{signedBy(service, order.parts[0]?.expert)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

const stateOf = ({ service, state, expert, delivered_at, withdrawn_at, refunded_at }: Part): string => {
  if (refunded_at) return partTexts.refunded;
  if (withdrawn_at) return partTexts.withdrawn;
  if (state === 'waiting') return partTexts.waiting;
  if (state === 'taken') return partTexts.taken(expert);
  const delivered = delivered_at ? partTexts.delivered(formatDate(new Date(delivered_at))) : partTexts.ready;
  return `${delivered} ${signedBy(service, expert)}`;
};

type PartRowProps = { order: Order; part: Part; path: string | undefined; isPresented: boolean };

/** A report from the desk is read as a page, too; an uploaded one is a PDF alone. */
function PartRow({ order, part, path, isPresented }: PartRowProps) {
  const { service, version = 1 } = part;
  const name = soldName(order, service);
  return (
    <li className={accentOf(service)}>
      <Emblem service={service} size={40} />
      <div>
        <span className={orderStyles.name}>
          {name}
          {version > 1 && <Badge tone="accent">{partTexts.newVersion}</Badge>}
        </span>
        <small>{stateOf(part)}</small>
        {part.correcting_until && (
          <small>{partTexts.correcting(ownDay(new Date(part.correcting_until)))}</small>
        )}
        {path && part.untagged && <small>{partTexts.untagged}</small>}
        {path && part.code && <small>{partTexts.code(groupedCode(part.code))}</small>}
      </div>
      {path && (
        <p className={orderStyles.ways}>
          {part.readable && !isPresented && (
            <ButtonLink variant="line" size="small" to={readingOf(order.id, service)}>
              <span>
                {ordersTexts.read}
                <span className="sr">{` ${name}`}</span>
              </span>
            </ButtonLink>
          )}
          <PdfButton what={name} addressOf={() => reportLink(path)} />
          {part.readable && (
            <PdfButton
              label={ordersTexts.printEdition}
              what={name}
              addressOf={() => reportLink(path, 'print')}
            />
          )}
          {!part.correcting_until && !part.withdrawn_at && (
            <GoLink to={correctionOf(order.id, service)}>
              {partTexts.correct}
              <span className="sr">{` ${name}`}</span>
            </GoLink>
          )}
        </p>
      )}
    </li>
  );
}

/** `presented` is the service whose report is shown above, with its way to read it. */
type OrderPartsProps = { order: Order; presented?: string | undefined };

/** The ordered services; each has its own line when there is more to show than names. */
export function OrderParts({ order, presented }: OrderPartsProps) {
  if (order.parts.length < 2 && !hasPdf(order)) return <Services order={order} />;
  return (
    <ul className={orderStyles.parts} aria-label={ordersTexts.services}>
      {order.parts.map((part) => (
        <PartRow
          key={part.service}
          order={order}
          part={part}
          isPresented={part.service === presented}
          path={order.file_urls.find(({ service }) => service === part.service)?.url}
        />
      ))}
    </ul>
  );
}
