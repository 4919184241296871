import PostalMime from 'postal-mime';
import { drainQueue, elapse, runSchedule, stream } from '../faults/background.ts';
import type { FaultKind } from '../faults/faults.ts';
import type { Lane } from '../faults/lane.ts';
import { rawMailIn } from '../faults/proxy.ts';
import { openWorld, type World } from '../faults/world.ts';
import { inChunks } from './chunks.ts';
import type { Result } from './figures.ts';
import { placePaid } from './orders.ts';

const outageMinutes = 60;
const sweepMinutes = 5;
/** At every so many calls of the outage SES accepts the mail, but its answer is lost. */
const lostEvery = 23;

const numberIn = async (raw: string): Promise<string> => {
  const { subject = '' } = await PostalMime.parse(raw);
  return /[0-9a-f]{8}/.exec(subject)?.[0] ?? subject;
};

/** Makes SES refuse everything from now on; returns the mails whose answers are lost. */
const startOutage = (world: World): string[] => {
  const unanswered: string[] = [];
  let calls = 0;
  world.proxy.rule((kind, { body }): FaultKind | undefined => {
    if (kind !== 'SES SendRawEmail') return undefined;
    calls += 1;
    if (calls % lostEvery !== 0) return 'refuse';
    unanswered.push(rawMailIn(body));
    return 'crash';
  });
  return unanswered;
};

const tick = async (world: World): Promise<number> => {
  const waiting = await elapse(world, sweepMinutes);
  await runSchedule(world, 'sweepMails');
  await drainQueue(world);
  return waiting;
};

/** The number of accepted confirmations per order number. */
const countByNumber = async (raws: readonly string[]): Promise<Map<string, number>> => {
  const counts = new Map<string, number>();
  for (const raw of raws) {
    const number = await numberIn(raw);
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return counts;
};

/**
 * Pays orders while SES fails for an hour: finally every order has its mail, and only lost answers cause duplicates.
 */
export const outliveOutage = async (lane: Lane, count: number): Promise<Result> => {
  const world = await openWorld(lane);
  try {
    const unanswered = startOutage(world);
    const ids = await inChunks(count, 5, () => placePaid(world));
    await stream(world, new Set());
    await drainQueue(world);
    for (let minutes = 0; minutes < outageMinutes; minutes += sweepMinutes) await tick(world);
    world.proxy.arm();
    for (let rounds = 0; rounds < 60 && (await tick(world)) > 0; rounds += 1);
    const sent = await countByNumber(world.proxy.mails);
    const excused = await countByNumber(unanswered);
    const lost = ids.filter((id) => {
      const number = id.slice(0, 8);
      const times = sent.get(number) ?? 0;
      return times < 1 || times > 1 + (excused.get(number) ?? 0);
    });
    return { tried: count, lost: lost.map((id) => `${id}: ${sent.get(id.slice(0, 8)) ?? 0} mails`) };
  } finally {
    await world.close();
  }
};
