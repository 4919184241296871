import { useEffect, useState } from 'react';
import { bornOf } from '#domain/births/born.ts';
import { type Discipline, partsOf } from '#domain/catalogue.ts';
import { shopName } from '#domain/merchant/contact.ts';
import type { Order } from '#domain/order.ts';
import { studiedOf } from '#domain/persons.ts';
import { birthLines } from '#domain/texts/birth-lines.ts';
import { reportTexts } from '#domain/texts/report.ts';
import { signedBy, soleSigner } from '#domain/texts/signed-by.ts';
import { fr } from '#domain/texts/typography.ts';
import type { Draw, Person } from '#lib/dossier/drawn.ts';
import type { Scene } from '#lib/drawings/charts/scene.ts';
import { SceneView } from '#web/features/dossier/scene-figure.tsx';
import { accentOf } from '#web/ui/accent.ts';
import { classes } from '#web/ui/classes.ts';
import { EmblemPlate } from '#web/ui/emblem-plate.tsx';
import { Signature } from '#web/ui/signature.tsx';
import styles from './cover.module.css';
import plate from './plate.module.css';
import type { PlateStage } from './plate.ts';

type CoverScenes = Partial<Record<Discipline, Scene>>;

/** A chart that cannot be computed leaves the others. */
const sceneOf = (draw: Draw, service: Discipline, person: Person): Scene | undefined => {
  try {
    const { cover, figures } = draw(service, person, {}, new Date().toISOString().slice(0, 10)) ?? {};
    return cover ?? figures?.[0]?.narrow;
  } catch {
    return undefined;
  }
};

/** What an order's covers draw, or one of them; empty until the engine has come, where it does not, and without a birth. */
export const useCovers = (order: Order, only?: Discipline): CoverScenes => {
  const [scenes, setScenes] = useState<CoverScenes>({});
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const person = bornOf(order.customer_info);
      if (person.birthDate === '') return;
      const { drawnOf } = await import('#lib/dossier/drawn-of.ts');
      if (isGone) return;
      const services = only ? [only] : partsOf(order.services);
      setScenes(Object.fromEntries(services.map((service) => [service, sceneOf(drawnOf, service, person)])));
    };
    draw().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [order, only]);
  return scenes;
};

/** As on the report's cover; nothing where no birth is known. */
const bornLines = (person: Person): string[] => {
  if (person.birthDate === '') return [];
  const { date, hour, place } = birthLines(person);
  return [reportTexts.born(date, hour), place].filter((line) => line !== '');
};

type CoverProps = {
  order: Order;
  service: Discipline;
  scene: Scene | undefined;
  /** How far the chart is inked; without one it is whole. */
  stage?: PlateStage | undefined;
};

/** The cover of a report with the customer's own chart; until that has come, with the emblem. */
export const Cover = ({ order, service, scene, stage }: CoverProps) => {
  const person = bornOf(order.customer_info);
  const expert = order.parts.find((part) => part.service === service)?.expert;
  return (
    <div className={classes('night', styles.cover, accentOf(service))}>
      <span className={styles.shop}>{shopName}</span>
      <span className={classes(styles.chart, stage && plate.plate, stage && plate[stage])}>
        {scene ? <SceneView scene={scene} /> : <EmblemPlate service={service} />}
      </span>
      <span className={styles.title}>{reportTexts.titles[service]}</span>
      <em className={styles.whose}>{fr(reportTexts.whose(studiedOf(person).firstName))}</em>
      <span className={styles.facts}>
        <span>
          {bornLines(person).map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </span>
        <span>
          <Signature of={expert ?? soleSigner(service)} className={styles.signature} />
          <span className={styles.line}>{signedBy(service, expert)}</span>
        </span>
      </span>
    </div>
  );
};
