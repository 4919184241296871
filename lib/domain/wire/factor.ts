/** The wire of the second factor of staff members: a code of six digits from an application (TOTP). */
import * as z from 'zod/mini';
import { sentPasswordSchema } from '../password.ts';
import { factorTexts as texts } from '../texts/factor.ts';

/** Six digits in one group or two, as applications show them. */
export const codeSchema = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.replaceAll(/\s/g, '')),
  ),
  z.string().check(z.regex(/^\d{6}$/, texts.malformed)),
);

/**
 * POST /api/factor: a new secret for the application. For staff without a factor, with a verified address and a
 * password of twelve characters. 403 `forbidden`, `wrong_password`; 409 `email_unverified`, `factor_enrolled`; 429.
 */
export const beginFactor = {
  method: 'POST',
  path: '/api/factor',
  body: z.strictObject({ password: sentPasswordSchema }),
  answer: z.object({ secret: z.string() }),
} as const;

/**
 * POST /api/factor/confirm: the first code. Ends every session of the account. The same errors, and 400 `wrong_code`.
 */
export const confirmFactor = {
  method: 'POST',
  path: '/api/factor/confirm',
  body: z.strictObject({ password: sentPasswordSchema, code: codeSchema }),
  answer: z.object({ enrolled: z.literal(true) }),
} as const;

/**
 * POST /api/atelier/staff/{id}/factor-reset: for a lost application. Ends factor, password and sessions, and mails a
 * link for a new password. Administrators, about others; 404 for accounts without a group.
 */
export const resetFactor = {
  method: 'POST',
  path: '/api/atelier/staff/{id}/factor-reset',
  id: z.uuid(),
  body: z.strictObject({}),
  answer: z.object({ reset: z.literal(true) }),
} as const;
