import { useState } from 'react';
import { bornOf } from '#domain/births/born.ts';
import { type Discipline, disciplines } from '#domain/catalogue.ts';
import { isListed, isRefunded, isWithdrawn, type Order, orderNumber } from '#domain/order.ts';
import { studiedOf } from '#domain/persons.ts';
import { chartTexts as texts } from '#domain/texts/chart-elements.ts';
import panel from '#web/features/account/accesses.module.css';
import { Lazily } from '#web/features/dossier/lazily.tsx';
import { classes } from '#web/ui/classes.ts';
import disclosure from '#web/ui/disclosure.module.css';

const load = () => import('#web/features/dossier/chart-view.tsx');

/** The consultations that were neither withdrawn nor refunded. */
const servicesOf = ({ parts }: Order): Discipline[] =>
  disciplines.filter((discipline) =>
    parts.some((part) => part.service === discipline && !(part.withdrawn_at ?? part.refunded_at)),
  );

/** «Votre carte» of a paid order; the engine is loaded when it is opened. */
export function OrderChart({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const { customer_info: info } = order;
  const born = bornOf(info);
  if (!isListed(order) || born.birthDate === '') return null;
  if (isRefunded(order) || isWithdrawn(order)) return <p className="meta">{texts.refunded}</p>;
  const { firstName } = studiedOf(info);
  return (
    <details
      className={classes(disclosure.disclosure, panel.panel)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {info.person ? texts.titleFor(firstName) : texts.title}
        <span className="sr">{texts.ofOrder(orderNumber(order.id))}</span>
      </summary>
      {isOpen && (
        <Lazily load={load}>
          {({ ChartView }) => (
            <ChartView
              services={servicesOf(order)}
              person={{ ...info, ...born }}
              year={new Date().getFullYear()}
            />
          )}
        </Lazily>
      )}
    </details>
  );
}
