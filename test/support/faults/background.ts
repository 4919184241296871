/** Runs the schedules, the outbox's stream and the queues of a world, with their repetitions. */
import * as z from 'zod/mini';
import { insertEvent, type QueueMessage, queueEvent, scheduleEvent } from './events.ts';
import { type QueueName, queueNames } from './queues.ts';
import type { Row } from './resources.ts';
import type { World } from './world.ts';

const minute = 60_000;

/** Runs the schedule as if it were that many minutes later, with the repetitions of EventBridge. */
export const runSchedule = async (
  world: World,
  name: 'reconcile' | 'sweepRefunds' | 'sweepMails',
  minutes = 0,
): Promise<void> => {
  const event = scheduleEvent(new Date(Date.now() + minutes * minute));
  for (let tries = 0; tries < 3; tries += 1) {
    const done = await world.invoke(name, event).then(
      () => true,
      () => false,
    );
    if (done) return;
  }
};

const waitingMail = z.object({
  id: z.string(),
  state: z.string(),
  next_at: z.optional(z.string()),
  held_until: z.optional(z.string()),
});
const waitingIn = (rows: readonly Row[]) =>
  z
    .array(waitingMail)
    .parse(rows)
    .filter(({ state }) => state === 'waiting');

/** Reports new rows of the outbox like its stream, each batch until it is accepted. */
export const stream = async (world: World, reported: Set<string>): Promise<void> => {
  const fresh = waitingIn(await world.resources.rows('Outbox')).filter(({ id }) => !reported.has(id));
  if (fresh.length === 0) return;
  for (const { id } of fresh) reported.add(id);
  const event = insertEvent(fresh.map(({ id }) => id));
  for (let tries = 0; tries < 3; tries += 1) {
    const done = await world.invoke('enqueueMails', event).then(
      () => true,
      () => false,
    );
    if (done) return;
  }
};

const batchAnswer = z.object({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })) });

const consumers = { papers: 'issuePaper', mails: 'sendMail' } as const satisfies Record<QueueName, string>;

/** Returns the messages that the consumer of a queue did not accept; all of them when it crashes. */
const handOver = async (world: World, queue: QueueName, messages: readonly QueueMessage[]) => {
  const all = messages.map(({ id }) => id);
  const answer = await world.invoke(consumers[queue], queueEvent(messages)).catch(() => 'died' as const);
  if (answer === 'died') return all;
  // A consumer of single messages returns nothing.
  const failures = answer === undefined ? [] : batchAnswer.parse(answer).batchItemFailures;
  return failures.map(({ itemIdentifier }) => itemIdentifier);
};

/** Delivers messages until they are accepted, up to five times. */
const deliver = async (world: World, queue: QueueName, messages: readonly QueueMessage[]) => {
  let open = messages;
  for (let tries = 0; tries < 5 && open.length > 0; tries += 1) {
    const failed = await handOver(world, queue, open);
    open = open.filter(({ id }) => failed.includes(id));
  }
  for (const message of messages) await world.resources.queues.acknowledge(queue, message);
};

/** Issues papers one by one, then sends mails, until both queues are empty. */
export const drainQueue = async (world: World): Promise<void> => {
  const { queues } = world.resources;
  for (const queue of queueNames) {
    let batch = await queues.receive(queue);
    for (; batch.length > 0; batch = await queues.receive(queue)) {
      const groups = queue === 'papers' ? batch.map((message) => [message]) : [batch];
      for (const group of groups) await deliver(world, queue, group);
    }
  }
};

/** Lets time pass for waiting mails, because the sender's clock is the machine's. Returns how many still wait. */
export const elapse = async (world: World, minutes: number): Promise<number> => {
  const waiting = waitingIn(await world.resources.rows('Outbox'));
  for (const { id, ...times } of waiting) {
    for (const field of ['next_at', 'held_until'] as const) {
      const then = times[field];
      if (then === undefined) continue;
      const earlier = new Date(Date.parse(then) - minutes * minute).toISOString();
      await world.resources.set('Outbox', id, field, earlier);
    }
  }
  return waiting.length;
};

/** Sweeps every five minutes until no mail waits; at most for a day. */
export const sweepUntilSent = async (world: World): Promise<void> => {
  for (let round = 0; round < 24 && (await elapse(world, 60)) > 0; round += 1) {
    await runSchedule(world, 'sweepMails');
    await drainQueue(world);
  }
};
