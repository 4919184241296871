import { useState } from 'react';
import { type Discipline, nameOf } from '#domain/catalogue.ts';
import { chosenIn } from '#domain/dossier/conventions.ts';
import type { Order } from '#domain/order.ts';
import { chartTexts as texts } from '#domain/texts/chart-elements.ts';
import type { Person } from '#lib/dossier/drawn.ts';
import { chartDrawn } from '#lib/dossier/report-drawn-of.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import styles from './chart.module.css';
import { Chart } from './chart-view.tsx';

type ChartsProps = {
  services: readonly Discipline[];
  person: Person;
  /** The day from which the coming year is told (YYYY-MM-DD). */
  first: string;
  order: Pick<Order, 'parts'>;
};

/** «Votre carte»: what was bought, drawn, with a sentence on each element that says what it is; a chart at a time. */
export const ChartView = ({ services, person, first, order }: ChartsProps) => {
  const [chosen, choose] = useState<Discipline>();
  const panelOf = (service: Discipline) => (
    <Chart {...{ service, person, first }} draw={chartDrawn} conventions={chosenIn(order, service)} />
  );
  const [only, ...others] = services;
  if (!only) return null;
  const tabs = services.map((id) => ({
    id,
    label: nameOf(id),
    panel: id === (chosen ?? only) && panelOf(id),
  }));
  return (
    <div className={styles.charts}>
      <p className={styles.intro}>{texts.intro}</p>
      {others.length > 0 ? (
        <div className={styles.tabs}>
          <Tabs label={texts.title} tabs={tabs} current={chosen ?? only} onChange={choose} />
        </div>
      ) : (
        <section aria-label={nameOf(only)}>{panelOf(only)}</section>
      )}
    </div>
  );
};
