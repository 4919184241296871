/** The issues to handle («À traiter»). Most are computed from the queues, so that nothing is stored twice. */
import * as z from 'zod/mini';
import { queuedPartSchema } from './atelier.ts';
import { disciplines } from './catalogue.ts';
import { addDays, addHours } from './dates.ts';
import { isMissed } from './late.ts';
import type { partStates } from './order.ts';
import { ownerDays } from './questions.ts';
import { disputeLinkSchema, owedRefundSchema } from './refunds.ts';

/** The most urgent first. */
export const issueKinds = [
  'care',
  'late',
  'dispute',
  'owed',
  'birth',
  'unanswered',
  'uncorrected',
  'margin',
  'unattended',
  'sealed',
  'mail',
  'address',
  'near',
  'untaken',
  'same',
] as const;
export type IssueKind = (typeof issueKinds)[number];

/** Kinds whose id is that of a part; an administrator who has looked at one closes it. */
export const partKinds = ['same', 'care', 'margin', 'unattended'] as const satisfies readonly IssueKind[];

/**
 * Kinds that share a metric: what is not late yet, what is wrong with an address, and what an administrator reads. The
 * eleventh metric costs money.
 */
const shared: Partial<Record<IssueKind, string>> = {
  near: 'waiting',
  untaken: 'waiting',
  unanswered: 'waiting',
  uncorrected: 'waiting',
  margin: 'waiting',
  unattended: 'waiting',
  sealed: 'address',
  care: 'same',
};

/** The metric that counts a kind. */
export const metricOf = (kind: IssueKind): string => `issues_${shared[kind] ?? kind}`;

/** A part is `near` when fewer hours than this are left until its due date. */
export const nearHours = 12;
/** After this time a paid order should be in the experts' queue; otherwise its confirmation is stuck. */
const confirmationHours = 1;

type Part = {
  readonly state: (typeof partStates)[number];
  readonly due_at: string;
  readonly paid_at?: string | undefined;
  readonly asked_at?: string | undefined;
  readonly correcting?: { readonly due_at: string } | undefined;
};
type PartIssue = { readonly kind: IssueKind; readonly since: string };

/**
 * The issue of a part in the queue and its start; undefined without an issue. `late`: the first due date is missed,
 * even if a new one was set. `untaken`: nobody took the part in the first half of its delay. `unanswered`: its clock
 * stands, and its customer has not chosen either. `uncorrected`: its customer waits for a correction, and its day is over.
 */
export const issueOf = (
  { state, due_at, paid_at, asked_at, correcting }: Part,
  now: Date,
): PartIssue | undefined => {
  if (correcting)
    return isMissed(correcting.due_at, now) ? { kind: 'uncorrected', since: correcting.due_at } : undefined;
  if (asked_at !== undefined) {
    const since = addDays(new Date(asked_at), ownerDays);
    return now >= since ? { kind: 'unanswered', since: since.toISOString() } : undefined;
  }
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
export const issueSchema = z.object({
  kind: z.enum(issueKinds),
  /** Unique within its kind: the outbox row of a mail, the account of an address or a seal, otherwise order, or order and part or refund. */
  id: z.string(),
  since: z.string(),
  order_id: z.optional(z.string()),
  part: z.optional(queuedPartSchema),
  /** Of the part of a queue, or of the delivered part of `same`. */
  service: z.optional(z.enum(disciplines)),
  /** The kind of the unsent mail. */
  mail: z.optional(z.string()),
  /** Stripe's or SES's own code; the share of `same` in per cent. */
  note: z.optional(z.string()),
  dispute: z.optional(disputeLinkSchema),
  /** The owed refund, in cents. */
  refund: z.optional(owedRefundSchema),
  customer: z.optional(z.object({ name: z.string(), email: z.string() })),
});
export type Issue = z.infer<typeof issueSchema>;

type Placed = Pick<Issue, 'kind' | 'since' | 'id'>;
/** By urgency of the kind, then oldest first. */
export const byUrgency = (left: Placed, right: Placed): number =>
  issueKinds.indexOf(left.kind) - issueKinds.indexOf(right.kind) ||
  left.since.localeCompare(right.since) ||
  left.id.localeCompare(right.id);

/** Orders count once, however many of their issues are listed; mails and addresses without an order each. */
export const issueCountSchema = z.object({
  kinds: z.partialRecord(z.enum(issueKinds), z.int()),
  orders: z.int(),
  others: z.int(),
});
export type IssueCount = z.infer<typeof issueCountSchema>;

export const countIssues = (issues: readonly Issue[]): IssueCount => {
  const kinds: IssueCount['kinds'] = {};
  for (const { kind } of issues) kinds[kind] = (kinds[kind] ?? 0) + 1;
  const orders = new Set(issues.flatMap(({ order_id }) => order_id ?? [])).size;
  return { kinds, orders, others: issues.filter(({ order_id }) => order_id === undefined).length };
};
