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
import styles from './frontispiece.module.css';

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

/** What an order's covers draw; empty until the engine has come, where it does not, and without a birth. */
const useCovers = (order: Order): CoverScenes => {
  const [scenes, setScenes] = useState<CoverScenes>({});
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const person = bornOf(order.customer_info);
      if (person.birthDate === '') return;
      const { drawnOf } = await import('#lib/dossier/drawn.ts');
      if (isGone) return;
      const drawn = partsOf(order.services).map((service) => [service, sceneOf(drawnOf, service, person)]);
      setScenes(Object.fromEntries(drawn));
    };
    draw().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [order]);
  return scenes;
};

/** As on the report's cover; nothing where no birth is known. */
const bornLines = (person: Person): string[] => {
  if (person.birthDate === '') return [];
  const { date, hour, place } = birthLines(person);
  return [reportTexts.born(date, hour), place].filter((line) => line !== '');
};

/** `expert` is who has taken the part. */
type CoverProps = {
  service: Discipline;
  person: Person;
  scene: Scene | undefined;
  expert: string | undefined;
};

const Cover = ({ service, person, scene, expert }: CoverProps) => (
  <li className={classes('night', styles.cover, accentOf(service))}>
    <span className={styles.shop}>{shopName}</span>
    <span className={styles.chart}>
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
  </li>
);

/** The covers of the reports that were ordered, each with the customer's own chart, before they are written. */
export const Frontispiece = ({ order }: { order: Order }) => {
  const person = bornOf(order.customer_info);
  const scenes = useCovers(order);
  return (
    <ul className={styles.covers}>
      {partsOf(order.services).map((service) => (
        <Cover
          key={service}
          service={service}
          person={person}
          scene={scenes[service]}
          expert={order.parts.find((part) => part.service === service)?.expert}
        />
      ))}
    </ul>
  );
};
