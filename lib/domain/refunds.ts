import * as z from 'zod/mini';
import { paidKeys } from './catalogue.ts';

/** The origin of a refund: the customer's withdrawal, an administrator, Stripe's dashboard, or an erasure of the person studied. */
const origins = ['withdrawal', 'administrator', 'stripe', 'person'] as const;

/**
 * `requested`: Stripe has not confirmed the request; `pending`: Stripe is processing it; `succeeded`: the money is on
 * its way to the customer's bank; `failed`: the merchant has the money.
 */
const states = ['requested', 'pending', 'succeeded', 'failed'] as const;

/** A refund as administrators see it: `amount` in cents, instants in UTC. */
export const refundSchema = z.object({
  id: z.string(),
  amount: z.int(),
  origin: z.enum(origins),
  /** Only for an administrator's refund. */
  reason: z.optional(z.string()),
  /** The withdrawn services. */
  services: z.optional(z.array(z.enum(paidKeys))),
  /** The administrator. */
  by: z.optional(z.object({ id: z.string(), name: z.string() })),
  state: z.enum(states),
  requested_at: z.string(),
  settled_at: z.optional(z.string()),
  /** Since when the merchant owes money that did not leave, or came back; absent once it is paid. */
  owed_since: z.optional(z.string()),
  /** The customer was paid without Stripe: by an administrator, such as by transfer, or by the bank in a lost dispute. */
  paid: z.optional(
    z.object({
      how: z.enum(['otherwise', 'dispute']),
      at: z.string(),
      by: z.optional(z.object({ id: z.string(), name: z.string() })),
    }),
  ),
});
/** True for a refund that the customer is promised whole, whatever Stripe answers. */
export const isPromised = ({ origin }: Pick<z.infer<typeof refundSchema>, 'origin'>): boolean =>
  origin === 'withdrawal' || origin === 'person';

/** True for an owed refund that nobody asks Stripe for: an administrator can, or pays it in another way. */
export const isUnsent = ({ state, owed_since }: Pick<z.infer<typeof refundSchema>, 'state' | 'owed_since'>) =>
  state === 'failed' && owed_since !== undefined;

/** What is owed of an order, in cents; `returned` when a bank has sent some of it back. */
export const owedSchema = z.object({ amount: z.int(), returned: z.optional(z.literal(true)) });

/** An owed refund under «À traiter»; `under_way` once it was asked for again. */
export const owedRefundSchema = z.object({
  id: z.string(),
  amount: z.int(),
  returned: z.optional(z.literal(true)),
  under_way: z.optional(z.literal(true)),
});

/** A card holder's dispute: `status` is Stripe's own (needs_response, under_review, won, lost…), instants in UTC. */
export const disputeSchema = z.object({
  status: z.string(),
  opened_at: z.string(),
  closed_at: z.optional(z.string()),
});

/** What staff needs to answer a dispute in Stripe's dashboard; `test` is Stripe's test mode. */
export const disputeLinkSchema = z.object({
  id: z.string(),
  /** The last instant at which Stripe takes evidence. */
  respond_by: z.optional(z.string()),
  test: z.optional(z.literal(true)),
});

/** A dispute as administrators see it. */
export const staffDisputeSchema = z.extend(disputeSchema, disputeLinkSchema.shape);

/** The amount that can still be refunded, in cents, without earlier requests. */
export const refundableOf = (order: {
  readonly amount: number;
  readonly paid_at?: string | undefined;
  readonly refund_reserved?: number | undefined;
}): number => (order.paid_at ? Math.max(0, order.amount - (order.refund_reserved ?? 0)) : 0);
