/** The wire of withdrawals and refunds: cents, instants in UTC. */
import * as z from 'zod/mini';
import { paidKeys } from '../catalogue.ts';
import { emailSchema, printable } from '../profile.ts';
import { refundSchema } from '../refunds.ts';
import { withdrawalTexts as texts } from '../texts/withdrawal.ts';

export const maxReasonLength = 500;

const id = z.uuid();
/** As it stands in mails and account: 8 characters; spaces and a «#» in front are forgiven. */
const number = z.string().check(
  z.overwrite((text) => text.replace(/[\s#]/g, '').toLowerCase()),
  z.regex(/^[0-9a-f]{8}$/, texts.numberFormat),
);

/** Which order: its number and the account's address, or, with a session, its id. */
const reference = {
  number: z.optional(number),
  email: z.optional(emailSchema),
  order_id: z.optional(id),
};
type Reference = { number?: string | undefined; email?: string | undefined; order_id?: string | undefined };
const isComplete = ({ number: known, email, order_id }: Reference): boolean =>
  order_id === undefined ? known !== undefined && email !== undefined : !known && !email;

/**
 * POST /api/withdrawal/find: an order that can be withdrawn from. One 404 `order_not_found` for all misses: unknown
 * number, another address, not paid, period over, already withdrawn. Limited per address and network.
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
          /** Absent when the prices have changed since: then all are withdrawn from together. */
          amount: z.optional(z.int()),
          /** False for what was withdrawn before, and of a late order for what is delivered. */
          withdrawable: z.boolean(),
        }),
      ),
      /** False: only all that is withdrawable, together. */
      is_divisible: z.boolean(),
      /** What comes back for all that is withdrawable. */
      amount: z.int(),
      withdrawal_until: z.string(),
      guarantee_until: z.optional(z.string()),
      is_late: z.boolean(),
    }),
  }),
} as const;

/**
 * POST /api/withdrawal: the declaration itself (code de la consommation L221-21); a receipt is mailed and the money
 * goes back by itself. The same `attempt` again is answered the same. 404 `order_not_found` as above, and for services
 * that cannot be withdrawn from.
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
 * `refund_too_large` says what is left; 404 for an order that is not paid. `refundable` is what is left afterwards.
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
