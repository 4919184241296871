import { setTimeout as pause } from 'node:timers/promises';
import { type Courier, deliver } from './delivery.ts';
import type { EventRecord } from './records.ts';

export type Webhooks = {
  /** Queues an event for the next flush. */
  enqueue(event: string): void;
  /** Starts the delivery of queued events; resolves once each was tried for the first time. */
  flush(): Promise<void>;
  /** Delivers an event once now, whatever its state; returns the HTTP status, 0 without an answer. */
  deliver(event: EventRecord): Promise<number>;
  /** The target of events from now on; undelivered ones are sent, those of a former run included. */
  setUrl(url: string): void;
  stop(): Promise<void>;
};

type Round = Courier & {
  queue: string[];
  /** Events being sent or waiting for their next try. */
  readonly underway: Set<string>;
  readonly running: Set<Promise<void>>;
};

const track = (round: Round, work: Promise<void>): Promise<void> => {
  const settled = work.catch((error: unknown) => {
    // The abort of `stop` ends pauses; this is not a failure.
    if (!round.stopping.signal.aborted) throw error;
  });
  round.running.add(settled);
  void settled.finally(() => round.running.delete(settled));
  return settled;
};

const wait = async (round: Round, milliseconds: number): Promise<void> => {
  await pause(milliseconds, undefined, { signal: round.stopping.signal });
};

const retry = async (round: Round, event: EventRecord): Promise<void> => {
  while (event.delivery === 'pending' && round.url !== undefined) {
    await wait(round, round.knobs.current().webhook.backoff * 2 ** (event.attempts - 1));
    await deliver(round, event);
  }
  round.underway.delete(event.id);
};

/** The first tries run one after the other, so that the knob decides the order of events. */
const sendBatch = async (round: Round, events: readonly EventRecord[]): Promise<void> => {
  for (const event of events) {
    await wait(round, round.knobs.current().webhook.delay);
    await deliver(round, event);
    void track(round, retry(round, event));
  }
};

const isDropped = (round: Round, event: EventRecord): boolean => {
  const { drop, dropFor } = round.knobs.current().webhook;
  const session = round.store.state.sessions.find(({ id }) => id === event.session);
  return drop || dropFor.some((email) => email === session?.customer_email);
};

const flush = async (round: Round): Promise<void> => {
  const { queue, underway } = round;
  round.queue = [];
  const fresh = round.store.state.events.filter(({ id }) => queue.includes(id) && !underway.has(id));
  for (const event of fresh) if (isDropped(round, event)) event.delivery = 'dropped';
  const waiting = fresh.filter(({ delivery }) => delivery !== 'dropped');
  if (waiting.length < fresh.length) round.store.save();
  if (waiting.length === 0 || round.url === undefined) return;
  const { reorder } = round.knobs.current().webhook;
  for (const { id } of waiting) underway.add(id);
  await track(round, sendBatch(round, reorder ? waiting.toReversed() : waiting));
};

const resume = (round: Round): void => {
  const pending = round.store.state.events.filter(({ delivery }) => delivery === 'pending');
  round.queue.push(...pending.map(({ id }) => id));
  void flush(round);
};

/** Sends events after the answers that caused them: 5 tries with doubling pauses. */
export const createWebhooks = (courier: Courier): Webhooks => {
  const round: Round = { ...courier, queue: [], underway: new Set(), running: new Set() };
  return {
    enqueue: (event) => {
      round.queue.push(event);
    },
    flush: () => flush(round),
    deliver: (event) => deliver(round, event),
    setUrl: (url) => {
      round.url = url;
      resume(round);
    },
    stop: async () => {
      round.stopping.abort();
      await Promise.all(round.running);
    },
  };
};
