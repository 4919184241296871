import { useEffect, useState } from 'react';
import { bornOf } from '#domain/births/born.ts';
import { type Discipline, partsOf } from '#domain/catalogue.ts';
import type { Order } from '#domain/order.ts';
import type { Draw, Person } from '#lib/dossier/drawn.ts';
import type { Scene } from '#lib/drawings/charts/scene.ts';

export type CoverScenes = Partial<Record<Discipline, Scene>>;

export const personOf = ({ customer_info: info }: Order): Person => ({ ...info, ...bornOf(info) });

/** A chart that cannot be computed leaves the others. */
const sceneOf = (draw: Draw, service: Discipline, person: Person): Scene | undefined => {
  try {
    const { cover, figures } = draw(service, person, {}, new Date().getFullYear()) ?? {};
    return cover ?? figures?.[0]?.narrow;
  } catch {
    return undefined;
  }
};

/** What an order's covers draw; empty until the engine has come, where it does not, and without a birth. */
export const useCovers = (order: Order): CoverScenes => {
  const [scenes, setScenes] = useState<CoverScenes>({});
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const person = personOf(order);
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
