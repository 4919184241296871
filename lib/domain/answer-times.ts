/**
 * How long customers and experts wait for each other, counted from the events of the threads and from nothing else: times
 * and kinds, no word of what is written. Instants in UTC.
 */
import * as z from 'zod/mini';
import { type Discipline, disciplines } from './catalogue.ts';
import { threadSides } from './threads.ts';

const instant = z.object({ at: z.string() });

/** An entry of a thread, as far as it is counted. */
export const eventSchema = z.object({
  part: z.string(),
  entry: z.string(),
  service: z.enum(disciplines),
  at: z.string(),
  /** Of a message. */
  from: z.optional(z.enum(threadSides)),
  /** Of a question. */
  reply: z.optional(instant),
  /** Of a correction, with the new version, and of a question in the margin. */
  answer: z.optional(z.extend(instant, { version: z.optional(z.int()) })),
  due_at: z.optional(z.string()),
});
export type ThreadEvent = z.infer<typeof eventSchema>;

/** `message`: the expert answers; `question`: the customer; `correction` and `margin`: the expert, about a report. */
export const waitKinds = ['message', 'question', 'correction', 'margin'] as const;
export type WaitKind = (typeof waitKinds)[number];

type Wait = {
  readonly kind: WaitKind;
  readonly service: Discipline;
  readonly from: string;
  readonly to?: string | undefined;
  readonly due_at?: string | undefined;
  /** A correction that was answered by a new version. */
  readonly isChanged?: boolean;
};

const kindOf = ({ entry }: ThreadEvent): string => entry.split('#')[0] ?? '';

/** From the first message that waits to the next of the expert; several of the customer in a row are one wait. */
const messageWaits = (events: readonly ThreadEvent[]): readonly Wait[] => {
  const waits: Wait[] = [];
  let since: ThreadEvent | undefined;
  for (const event of events.toSorted((left, right) => left.at.localeCompare(right.at))) {
    if (event.from === 'customer') since ??= event;
    if (event.from !== 'expert' || !since) continue;
    waits.push({ kind: 'message', service: since.service, from: since.at, to: event.at });
    since = undefined;
  }
  return since ? [...waits, { kind: 'message', service: since.service, from: since.at }] : waits;
};

const otherWait = (event: ThreadEvent): Wait[] => {
  const { service, at: from, reply, answer, due_at } = event;
  const kind = kindOf(event);
  if (kind === 'question') return [{ kind, service, from, to: reply?.at }];
  if (kind !== 'correction' && kind !== 'margin') return [];
  return [{ kind, service, from, to: answer?.at, due_at, isChanged: answer?.version !== undefined }];
};

/** All waits of the threads. */
export const waitsOf = (events: readonly ThreadEvent[]): readonly Wait[] => {
  const messages = events.filter((event) => kindOf(event) === 'message');
  const threads = Map.groupBy(messages, ({ part }) => part);
  return [...[...threads.values()].flatMap(messageWaits), ...events.flatMap(otherWait)];
};

export type AnswerTimes = {
  readonly kind: WaitKind;
  readonly service: Discipline;
  readonly all: number;
  readonly open: number;
  /** Answered after their promise; of what has one. */
  readonly late: number;
  /** Corrections that were answered by a new version. */
  readonly changed: number;
  /** In hours, of what is answered; undefined where nothing is. */
  readonly median: number | undefined;
};

const hoursOf = ({ from, to = from }: Wait): number => (Date.parse(to) - Date.parse(from)) / 3_600_000;

const medianOf = (values: readonly number[]): number | undefined => {
  const sorted = values.toSorted((left, right) => left - right);
  const [below, above] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return below === undefined || above === undefined ? undefined : (below + above) / 2;
};

/** What has waited, by kind and discipline; kinds that nobody used are left out. */
export const answerTimes = (events: readonly ThreadEvent[]): readonly AnswerTimes[] => {
  const waits = Map.groupBy(waitsOf(events), ({ kind, service }) => `${kind} ${service}`);
  return waitKinds.flatMap((kind) =>
    disciplines.flatMap((service) => {
      const own = waits.get(`${kind} ${service}`) ?? [];
      if (own.length === 0) return [];
      const answered = own.filter(({ to }) => to !== undefined);
      return [
        {
          ...{ kind, service, all: own.length, open: own.length - answered.length },
          late: answered.filter(({ to = '', due_at }) => due_at !== undefined && to > due_at).length,
          changed: own.filter(({ isChanged }) => isChanged).length,
          median: medianOf(answered.map(hoursOf)),
        },
      ];
    }),
  );
};
