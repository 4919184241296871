import { type Discipline, nameOf } from '#domain/catalogue.ts';
import { chosenIn } from '#domain/dossier/conventions.ts';
import type { Order } from '#domain/order.ts';
import { chartTexts as texts } from '#domain/texts/chart-elements.ts';
import type { Person } from '#lib/dossier/drawn.ts';
import { chartDrawn } from '#lib/dossier/report-drawn.ts';
import styles from './chart.module.css';
import { Chart } from './chart-view.tsx';

type ChartsProps = {
  services: readonly Discipline[];
  person: Person;
  /** The day from which the coming year is told (YYYY-MM-DD). */
  first: string;
  order: Pick<Order, 'parts'>;
};

/** «Votre carte»: what was bought, drawn, with a sentence on each element that says what it is. */
export const ChartView = ({ services, person, first, order }: ChartsProps) => (
  <div className={styles.charts}>
    <p className={styles.intro}>{texts.intro}</p>
    {services.map((service) => (
      <section key={service} aria-label={nameOf(service)}>
        {services.length > 1 && <h3>{nameOf(service)}</h3>}
        <Chart {...{ service, person, first }} draw={chartDrawn} conventions={chosenIn(order, service)} />
      </section>
    ))}
  </div>
);
