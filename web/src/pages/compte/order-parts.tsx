import { partsOf } from '#domain/catalogue.ts';
import { formatDate } from '#domain/dates.ts';
import { hasPdf, type Order } from '#domain/order.ts';
import { groupedCode } from '#domain/report/code.ts';
import { soldName } from '#domain/sold.ts';
import { reportTexts } from '#domain/texts/report.ts';
import { anyOf, signedBy } from '#domain/texts/signed-by.ts';
import { ownDay } from '#web/platform/own-time.ts';
import { readingOf } from '#web/platform/paths.ts';
import { accentOf } from '#web/ui/accent.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classes } from '#web/ui/classes.ts';
import { Emblem } from '#web/ui/emblem.tsx';
import { partTexts } from './order-texts.ts';
import { PartWays } from './part-ways.tsx';
import styles from './shelf.module.css';
import { TextLink } from './text-button.tsx';
import { ordersTexts } from './texts.ts';

type Part = Order['parts'][number];

/** The back of a report on the shelf: bound once it is delivered, in pencil before. The words beside it say the same. */
const Spine = ({ service, state }: Pick<Part, 'service' | 'state'>) => (
  <span className={classes(styles.spine, styles[state], state === 'delivered' && 'night')} aria-hidden="true">
    <span>{reportTexts.titles[service]}</span>
    <Emblem service={service} size={26} />
  </span>
);

/** The pack counts as its four services (§2). */
const Coming = ({ order }: { order: Order }) =>
  partsOf(order.services).map((service) => (
    <li key={service} className={accentOf(service)}>
      <Spine service={service} state={order.parts[0]?.state ?? 'waiting'} />
      <div className={styles.words}>
        <span className={styles.name}>{soldName(order, service)}</span>
        <small>{signedBy(service, order.parts[0]?.expert)}</small>
      </div>
    </li>
  ));

const stateOf = ({ service, state, expert, delivered_at, withdrawn_at, refunded_at }: Part): string => {
  if (refunded_at) return partTexts.refunded;
  if (withdrawn_at) return partTexts.withdrawn;
  if (state === 'waiting') return partTexts.waiting(anyOf(service));
  if (state === 'taken') return partTexts.taken(expert);
  const delivered = delivered_at ? partTexts.delivered(formatDate(new Date(delivered_at))) : partTexts.ready;
  return `${delivered} ${signedBy(service, expert)}`;
};

type PartRowProps = {
  order: Order;
  part: Part;
  path: string | undefined;
  /** Its cover stands above, with the ways to it. */
  isPresented: boolean;
};

/** A report from the desk is read as a page, too; an uploaded one is a PDF alone. */
function PartRow({ order, part, path, isPresented }: PartRowProps) {
  const { service, version = 1 } = part;
  const name = soldName(order, service);
  return (
    <li className={accentOf(service)}>
      {(!isPresented || order.parts.length > 1) && <Spine service={service} state={part.state} />}
      <div className={styles.words}>
        <span className={styles.name}>
          {name}
          {version > 1 && <Badge tone="accent">{partTexts.newVersion}</Badge>}
        </span>
        <small>{stateOf(part)}</small>
        {part.correcting_until && (
          <small>{partTexts.correcting(ownDay(new Date(part.correcting_until)))}</small>
        )}
        {path && part.untagged && <small>{partTexts.untagged}</small>}
        {path && part.code && <small>{partTexts.code(groupedCode(part.code))}</small>}
        {path && !isPresented && (
          <p className={styles.ways}>
            {part.readable && (
              <TextLink to={readingOf(order.id, service)}>
                {ordersTexts.read}
                <span className="sr">{` ${name}`}</span>
              </TextLink>
            )}
            <PartWays order={order} part={part} path={path} />
          </p>
        )}
      </div>
    </li>
  );
}

/** `presented` is the service whose report is shown above, with its way to read it. */
type OrderPartsProps = { order: Order; presented?: string | undefined };

/** The shelf of an order; each report has its own state when there is more to show than names. */
export function OrderParts({ order, presented }: OrderPartsProps) {
  const isTold = order.parts.length > 1 || hasPdf(order);
  return (
    <ul className={styles.shelf} aria-label={ordersTexts.services}>
      {isTold ? (
        order.parts.map((part) => (
          <PartRow
            key={part.service}
            order={order}
            part={part}
            isPresented={part.service === presented}
            path={order.file_urls.find(({ service }) => service === part.service)?.url}
          />
        ))
      ) : (
        <Coming order={order} />
      )}
    </ul>
  );
}
