import { useState } from 'react';
import { bornOf } from '#domain/births/born.ts';
import { type Discipline, disciplines, hasChart, partsOf } from '#domain/catalogue.ts';
import { shopDate } from '#domain/holidays.ts';
import { isListed, isRefunded, isWithdrawn, type Order, orderNumber } from '#domain/order.ts';
import { studiedOf } from '#domain/persons.ts';
import { chartTexts as texts } from '#domain/texts/chart-elements.ts';
import { LazyChart } from '#web/features/dossier/lazy-chart.tsx';
import { classes } from '#web/ui/classes.ts';
import disclosure from '#web/ui/disclosure.module.css';
import { inkTexts } from './order-texts.ts';
import panel from './panel.module.css';
import styles from './plate.module.css';
import { plateStageOf } from './plate.ts';

const load = () => import('#web/features/dossier/order-chart-view.tsx');

/** The consultations with a chart that were neither withdrawn nor refunded. */
const servicesOf = ({ parts }: Order): Discipline[] =>
  disciplines.filter(
    (discipline) =>
      hasChart(discipline) &&
      parts.some((part) => part.service === discipline && !(part.withdrawn_at ?? part.refunded_at)),
  );

/** «Votre carte» of a paid order, inked as far as the order has come; the engine is loaded when it is opened. */
export function OrderChart({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const { customer_info: info } = order;
  const born = bornOf(info);
  const isDrawn = partsOf(order.services).some(hasChart);
  if (!isListed(order) || !isDrawn || born.birthDate === '') return null;
  if (isRefunded(order) || isWithdrawn(order))
    return <p className="meta">{isRefunded(order) ? texts.refunded : texts.withdrawn}</p>;
  const { firstName } = studiedOf(info);
  const [services, stage] = [servicesOf(order), plateStageOf(order)];
  const inked = inkTexts.inked(stage, services, born.birth);
  return (
    <details
      className={classes(disclosure.disclosure, panel.panel)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {info.person ? texts.titleFor(firstName) : texts.title}
        <span className="sr">{texts.ofOrder(orderNumber(order.id))}</span>
        {inked !== undefined && <span className={styles.stage}>{` ${inked}`}</span>}
      </summary>
      {isOpen && (
        <div className={classes(styles.plate, styles[stage])}>
          {inked !== undefined && <p className={styles.why}>{inkTexts.why[stage]}</p>}
          <LazyChart load={load}>
            {({ ChartView }) => (
              <ChartView
                services={services}
                person={{ ...info, ...born }}
                first={shopDate(new Date(order.due_at ?? order.created_at))}
                order={order}
              />
            )}
          </LazyChart>
        </div>
      )}
    </details>
  );
}
