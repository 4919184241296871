/** The issues to handle («À traiter»). Most are computed from the queues, so that nothing is stored twice. */
import * as z from 'zod/mini';
import { queuedPartSchema } from './atelier.ts';
import { addHours } from './dates.ts';
import { isMissed } from './late.ts';
import type { partStates } from './order.ts';

/** The most urgent first. */
export const concernKinds = ['late', 'dispute', 'mail', 'address', 'near', 'untaken'] as const;
export type ConcernKind = (typeof concernKinds)[number];

/** The metric that counts a kind; the kinds that are not late yet share one. */
export const metricOf = (kind: ConcernKind): string =>
  kind === 'near' || kind === 'untaken' ? 'concerns_waiting' : `concerns_${kind}`;

/** A part is `near` when fewer hours than this are left until its due date. */
export const nearHours = 12;
/** After this time a paid order should be in the experts' queue; otherwise its confirmation is stuck. */
const confirmationHours = 1;

type Part = {
  readonly state: (typeof partStates)[number];
  readonly due_at: string;
  readonly paid_at?: string | undefined;
};
type PartConcern = { readonly kind: ConcernKind; readonly since: string };

/**
 * The issue of a part in the queue and its start; undefined without an issue. `late`: the first due date is missed,
 * even if a new one was set. `untaken`: nobody took the part in the first half of its delay.
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

/** Orders that were paid before this instant should be in the experts' queue. */
export const confirmedBy = (now: Date): Date => addHours(now, -confirmationHours);

/** A line of «À traiter». Only administrators see issues without a part, and the customer's name and address. */
export const concernSchema = z.object({
  kind: z.enum(concernKinds),
  /** Unique within its kind: the outbox row of a mail, the account of an address, otherwise order and part. */
  id: z.string(),
  since: z.string(),
  order_id: z.optional(z.string()),
  part: z.optional(queuedPartSchema),
  /** The kind of the unsent mail. */
  mail: z.optional(z.string()),
  /** Stripe's or SES's own code. */
  note: z.optional(z.string()),
  customer: z.optional(z.object({ name: z.string(), email: z.string() })),
});
export type Concern = z.infer<typeof concernSchema>;

/** By urgency of the kind, then oldest first. */
export const byUrgency = (left: Concern, right: Concern): number =>
  concernKinds.indexOf(left.kind) - concernKinds.indexOf(right.kind) || left.since.localeCompare(right.since);
