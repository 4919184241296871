/** The wire of «À traiter»: staff of the atelier, by access token; everyone else 403 `forbidden`. */
import * as z from 'zod/mini';
import { concernSchema } from '../concerns.ts';

/** GET …: an expert's are those of the own discipline's parts, an administrator's all; the most urgent first. */
export const atelierConcerns = {
  method: 'GET',
  path: '/api/atelier/concerns',
  answer: z.object({ concerns: z.array(concernSchema) }),
} as const;

/**
 * POST …: administrators send a mail again that the outbox gave up; it leaves within five minutes. One that is on its
 * way already changes nothing; one that does not exist is absent (404).
 */
export const resendMail = {
  method: 'POST',
  path: '/api/atelier/mails/resend',
  body: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(200)) }),
  answer: z.object({ resent: z.literal(true) }),
} as const;
