/** «À traiter»: what the four experts must never forget. Most of it is computed from the queues; nothing is kept twice. */
import * as z from 'zod/mini';
import { queuedPartSchema } from './atelier.ts';
import { addHours, isMissed } from './dates.ts';
import type { partStates } from './order.ts';

/** The most urgent first. */
export const concernKinds = ['late', 'dispute', 'mail', 'address', 'near', 'untaken'] as const;
export type ConcernKind = (typeof concernKinds)[number];

/** The metric of a kind: how many there are. What is not late yet counts as one. */
export const metricOf = (kind: ConcernKind): string =>
  kind === 'near' || kind === 'untaken' ? 'concerns_waiting' : `concerns_${kind}`;

/** Before its promised date a part is near it. */
export const nearHours = 12;
/** So long after the payment an order should stand in the experts' queue: its confirmation is stuck. */
const confirmationHours = 1;

type Part = {
  readonly state: (typeof partStates)[number];
  readonly due_at: string;
  readonly paid_at?: string | undefined;
};
type PartConcern = { readonly kind: ConcernKind; readonly since: string };

/**
 * What is wrong with a part of the queue, and since when; undefined when nothing is. `late`: its first promise is
 * missed, whatever date was promised since. `untaken`: nobody has taken it in the first half of its delay.
 */
export const concernOf = ({ state, due_at, paid_at }: Part, now: Date): PartConcern | undefined => {
  const due = new Date(due_at);
  if (isMissed(due_at, now)) return { kind: 'late', since: due_at };
  const nearFrom = addHours(due, -nearHours);
  if (now >= nearFrom) return { kind: 'near', since: nearFrom.toISOString() };
  if (state !== 'waiting' || !paid_at) return undefined;
  const half = new Date((Date.parse(paid_at) + due.getTime()) / 2);
  return now >= half ? { kind: 'untaken', since: half.toISOString() } : undefined;
};

/** Orders that were paid before it stand in the experts' queue by now, or nobody can take them. */
export const confirmedBy = (now: Date): Date => addHours(now, -confirmationHours);

/** A line of «À traiter». What belongs to no part is for administrators alone, who also read whose it is. */
export const concernSchema = z.object({
  kind: z.enum(concernKinds),
  /** Names it within its kind: of a mail the outbox's row, of an address the account, otherwise its order and part. */
  id: z.string(),
  since: z.string(),
  order_id: z.optional(z.string()),
  part: z.optional(queuedPartSchema),
  /** What kind of mail was given up. */
  mail: z.optional(z.string()),
  /** Stripe's or SES's own code. */
  note: z.optional(z.string()),
  customer: z.optional(z.object({ name: z.string(), email: z.string() })),
});
export type Concern = z.infer<typeof concernSchema>;

/** By urgency of the kind, then the oldest. */
export const byUrgency = (left: Concern, right: Concern): number =>
  concernKinds.indexOf(left.kind) - concernKinds.indexOf(right.kind) || left.since.localeCompare(right.since);
