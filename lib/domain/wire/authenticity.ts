/** The wire of the page «Authenticité», open to everybody who holds a report. */
import * as z from 'zod/mini';
import { disciplines } from '../catalogue.ts';
import { codeStates } from '../report/code.ts';
import { writingSchema } from '../report/writing.ts';

/**
 * POST /api/authenticity {code}: what was delivered under a code, without a person. The same 404 `code_unknown` for an
 * unknown and a mistyped code, after the same work; limited per network.
 */
export const authenticity = {
  method: 'POST',
  path: '/api/authenticity',
  body: z.strictObject({ code: z.string().check(z.maxLength(64)) }),
  answer: z.object({
    service: z.enum(disciplines),
    /** YYYY-MM-DD, in the shop's zone. */
    day: z.string(),
    version: z.int(),
    state: z.enum(codeStates),
    /** The version that replaced this one, while the account exists. */
    newest: z.optional(z.object({ version: z.int(), day: z.string() })),
    /** How it was written, where its expert shows it. */
    writing: z.optional(writingSchema),
    /** Of the delivered files; empty once the account is erased. */
    sha256: z.array(z.string()),
  }),
} as const;
export type Authenticity = z.infer<typeof authenticity.answer>;
