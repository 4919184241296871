/** The wire of the register of requests about personal data (GDPR, article 12.3). */
import * as z from 'zod/mini';
import { requestSchema } from '../requests.ts';

/** GET /api/atelier/requests: the open ones, the first due first, and the last answered ones; administrators only. */
export const atelierRequests = {
  method: 'GET',
  path: '/api/atelier/requests',
  answer: z.object({ open: z.array(requestSchema), answered: z.array(requestSchema) }),
} as const;
