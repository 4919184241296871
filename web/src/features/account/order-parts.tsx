import { nameOf, partsOf } from '#domain/catalogue.ts';
import { formatDate } from '#domain/dates.ts';
import { hasPdf, type Order } from '#domain/order.ts';
import { groupedCode } from '#domain/report/code.ts';
import { signedBy } from '#domain/texts/signed-by.ts';
import { readingOf } from '#web/platform/paths.ts';
import { accentOf } from '#web/ui/accent.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Emblem } from '#web/ui/emblem.tsx';
import { reportLink } from './api.ts';
import styles from './order.module.css';
import { PdfButton } from './pdf-button.tsx';
import { partTexts as texts } from './progress-texts.ts';
import { ordersTexts } from './texts.ts';

type Part = Order['parts'][number];

/** The pack counts as its four services (§2). */
function Services({ order }: { order: Order }) {
  return (
    <ul className={styles.services} aria-label={ordersTexts.services}>
      {partsOf(order.services).map((service) => (
        <li key={service} className={accentOf(service)}>
          <Emblem service={service} size={36} />
          <span>
            {nameOf(service)} <span className="meta">{signedBy(service, order.parts[0]?.expert)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

const stateOf = ({ service, state, expert, delivered_at, withdrawn_at, refunded_at }: Part): string => {
  if (refunded_at) return texts.refunded;
  if (withdrawn_at) return texts.withdrawn;
  if (state === 'waiting') return texts.waiting;
  if (state === 'taken') return texts.taken(expert);
  const delivered = delivered_at ? texts.delivered(formatDate(new Date(delivered_at))) : texts.ready;
  return `${delivered} ${signedBy(service, expert)}`;
};

type PartRowProps = { orderId: string; part: Part; path: string | undefined; isPresented: boolean };

/** A report from the desk is read as a page, too; an uploaded one is a PDF alone. */
function PartRow({ orderId, part, path, isPresented }: PartRowProps) {
  const { service, version = 1 } = part;
  return (
    <li className={accentOf(service)}>
      <Emblem service={service} size={40} />
      <div>
        <span className={styles.name}>
          {nameOf(service)}
          {version > 1 && <Badge tone="accent">{texts.newVersion}</Badge>}
        </span>
        <small>{stateOf(part)}</small>
        {path && part.untagged && <small>{texts.untagged}</small>}
        {path && part.code && <small>{texts.code(groupedCode(part.code))}</small>}
      </div>
      {path && (
        <p className={styles.ways}>
          {part.readable && !isPresented && (
            <ButtonLink variant="line" size="small" to={readingOf(orderId, service)}>
              <span>
                {ordersTexts.read}
                <span className="sr"> {nameOf(service)}</span>
              </span>
            </ButtonLink>
          )}
          <PdfButton what={nameOf(service)} addressOf={() => reportLink(path)} />
          {part.readable && (
            <PdfButton
              label={ordersTexts.printEdition}
              what={nameOf(service)}
              addressOf={() => reportLink(path, 'print')}
            />
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
    <ul className={styles.parts} aria-label={ordersTexts.services}>
      {order.parts.map((part) => (
        <PartRow
          key={part.service}
          orderId={order.id}
          part={part}
          isPresented={part.service === presented}
          path={order.file_urls.find(({ service }) => service === part.service)?.url}
        />
      ))}
    </ul>
  );
}
