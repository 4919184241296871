/** The wire of withdrawals and refunds: cents, instants in UTC. */
import * as z from 'zod/mini';
import { paidKeys } from '../catalogue.ts';
import { printable } from '../letters.ts';
import { emailSchema } from '../profile.ts';
import { refundSchema } from '../refunds.ts';
import { withdrawalTexts as texts } from '../texts/withdrawal.ts';

export const maxReasonLength = 500;

const id = z.uuid();
/** The order number of mails and account: 8 characters; spaces and a leading «#» are ignored. */
const number = z.string().check(
  z.overwrite((text) => text.replace(/[\s#]/g, '').toLowerCase()),
  z.regex(/^[0-9a-f]{8}$/, texts.numberFormat),
);

/** Identifies an order by number and account address, or, with a session, by id. */
const reference = {
  number: z.optional(number),
  email: z.optional(emailSchema),
  order_id: z.optional(id),
};
type Reference = { number?: string | undefined; email?: string | undefined; order_id?: string | undefined };
const isComplete = ({ number: known, email, order_id }: Reference): boolean =>
  order_id === undefined ? known !== undefined && email !== undefined : !known && !email;

/**
 * POST /api/withdrawal/find: an order that can be withdrawn. The same 404 `order_not_found` for every miss: unknown
 * number, another address, unpaid, period over, already withdrawn. Limited per address and network.
 */
export const findWithdrawal = {
  method: 'POST',
  path: '/api/withdrawal/find',
  body: z.strictObject(reference).check(z.refine(isComplete, texts.incomplete)),
  answer: z.object({
    order: z.object({
      number: z.string(),
      services: z.array(
        z.object({
          key: z.enum(paidKeys),
          name: z.string(),
          /** Absent when the single prices are unknown: then all services are withdrawn together. */
          amount: z.optional(z.int()),
          /** False for services that were withdrawn, and for the delivered ones of a late order. */
          withdrawable: z.boolean(),
        }),
      ),
      /** False when all withdrawable services must be withdrawn together. */
      is_divisible: z.boolean(),
      /** The refund for all withdrawable services. */
      amount: z.int(),
      withdrawal_until: z.string(),
      guarantee_until: z.optional(z.string()),
      is_late: z.boolean(),
    }),
  }),
} as const;

/**
 * POST /api/withdrawal: the declaration (code de la consommation L221-21). A receipt is mailed and the refund starts
 * automatically. The same `attempt` gets the same answer. 404 `order_not_found` as above, and for services that cannot
 * be withdrawn.
 */
export const withdraw = {
  method: 'POST',
  path: '/api/withdrawal',
  body: z
    .strictObject({
      ...reference,
      name: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, texts.nameRequired),
          z.maxLength(200),
          z.regex(printable, texts.nameUnreadable),
        ),
      services: z.array(z.enum(paidKeys)).check(z.minLength(1, texts.servicesRequired), z.maxLength(5)),
      attempt: z.uuid(),
    })
    .check(z.refine(isComplete, texts.incomplete)),
  answer: z.object({ withdrawn_at: z.string(), amount: z.int(), receipt_to: z.string() }),
} as const;

/**
 * POST /api/atelier/orders/{id}/refund: administrators only. The same `attempt` again changes nothing. 409
 * `refund_too_large` states the amount left; 404 for an unpaid order. `refundable` is the amount left afterwards.
 */
export const refundOrder = {
  method: 'POST',
  path: '/api/atelier/orders/{id}/refund',
  body: z.strictObject({
    amount: z.int().check(z.minimum(1)),
    reason: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, texts.reasonRequired),
        z.maxLength(maxReasonLength),
        z.regex(printable),
      ),
    attempt: z.uuid(),
  }),
  answer: z.object({ refund: refundSchema, refundable: z.int() }),
} as const;

/**
 * POST /api/atelier/orders/{id}/owed: administrators only. Asks Stripe `again` for an owed refund, or records that it was
 * paid `otherwise`. Repeating changes nothing; 409 `refund_moved` when the other was done meanwhile; 404 for a refund
 * that the order does not have.
 */
export const payOwed = {
  method: 'POST',
  path: '/api/atelier/orders/{id}/owed',
  body: z.strictObject({
    refund: z.string().check(z.minLength(1), z.maxLength(100)),
    how: z.enum(['again', 'otherwise']),
  }),
  answer: z.object({ refund: refundSchema }),
} as const;
