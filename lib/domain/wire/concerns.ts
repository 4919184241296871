/** The wire of «À traiter»: staff, by access token; 403 `forbidden` for everyone else. */
import * as z from 'zod/mini';
import { concernSchema } from '../concerns.ts';

/** GET …: an expert gets the issues of their discipline's parts, an administrator all; the most urgent first. */
export const atelierConcerns = {
  method: 'GET',
  path: '/api/atelier/concerns',
  answer: z.object({ concerns: z.array(concernSchema) }),
} as const;

/**
 * POST …: an administrator sends a given-up mail again; it is sent within five minutes. No effect on a mail that is not
 * given up; 404 for an unknown one.
 */
export const resendMail = {
  method: 'POST',
  path: '/api/atelier/mails/resend',
  body: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(200)) }),
  answer: z.object({ resent: z.literal(true) }),
} as const;
