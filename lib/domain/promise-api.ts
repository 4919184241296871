import * as z from 'zod/mini';
import { disciplines } from './catalogue.ts';

/**
 * GET /api/promise; anyone, a minute old at most: hours until a new part of each discipline can be delivered, as its
 * queue stands; 0 where it does not wait.
 */
export const queuePromise = {
  method: 'GET',
  path: '/api/promise',
  maxAge: 60,
  answer: z.object({ hours: z.record(z.enum(disciplines), z.int()) }),
} as const;
