import { drainQueue, stream } from '../faults/background.ts';
import type { Lane } from '../faults/lane.ts';
import { openWorld, type World } from '../faults/world.ts';
import type { Result } from './figures.ts';
import { placePaid } from './orders.ts';

const numbersOn = async (world: World, id: string): Promise<unknown> =>
  (await world.resources.rows('Orders')).find((row) => row.id === id)?.papers;

/** The order of the last number is damaged, and the functions start anew: the next orders get their confirmations. */
const damageLast = async (world: World): Promise<string[]> => {
  const reported = new Set<string>();
  const confirmed = async (): Promise<string> => {
    const id = await placePaid(world);
    await stream(world, reported);
    await drainQueue(world);
    return id;
  };
  const damaged = await confirmed();
  const numbered = await numbersOn(world, damaged);
  await world.resources.set('Orders', damaged, 'services', 'everything');
  world.coolDown();
  const others = [await confirmed(), await confirmed()];
  const waiting: string[] = [];
  for (const id of others) {
    const isSent = (await world.resources.rows('Outbox')).some(
      (row) => row.state === 'sent' && String(row.id).includes(id),
    );
    if (!isSent || (await numbersOn(world, id)) === undefined) waiting.push(`${id} waits`);
  }
  const kept = JSON.stringify(await numbersOn(world, damaged)) === JSON.stringify(numbered);
  return kept ? waiting : [...waiting, `${damaged} has another number`];
};

export const outliveDamagedLast = async (lane: Lane, count: number): Promise<Result> => {
  const lost: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const world = await openWorld(lane);
    try {
      lost.push(...(await damageLast(world)));
    } finally {
      await world.close();
    }
  }
  return { tried: count, lost };
};
