import * as z from 'zod/mini';
import { disciplines } from '../catalogue.ts';

const hours = z.record(z.enum(disciplines), z.int());

/** GET /api/queues; anyone, at most a minute old: the current `Queues` of `checkout.ts`; 0 without a wait. */
export const readQueues = {
  method: 'GET',
  path: '/api/queues',
  maxAge: 60,
  answer: z.object({
    hours,
    priority_hours: hours,
    back: z.partialRecord(z.enum(disciplines), z.string()),
    closed: z.array(z.enum(disciplines)),
  }),
} as const;
