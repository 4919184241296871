/** The requests of persons about their data, each answered within a month (GDPR, article 12.3). */
import * as z from 'zod/mini';

const requestKinds = ['export', 'erasure', 'correction'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** `person`: the beginning of a hash, which names nobody. Instants are UTC. */
export const requestSchema = z.object({
  person: z.string(),
  kind: z.enum(requestKinds),
  asked_at: z.string(),
  due_at: z.string(),
  answered_at: z.optional(z.string()),
});
export type PersonalRequest = z.infer<typeof requestSchema>;

/** One month later; a month without that day ends on its last (règlement n° 1182/71, article 3.2.c). */
export const dueOf = (asked: Date): Date => {
  const due = new Date(asked);
  due.setUTCMonth(due.getUTCMonth() + 1);
  if (due.getUTCDate() !== asked.getUTCDate()) due.setUTCDate(0);
  return due;
};

const day = 86_400_000;

/** Whole days until the request is due; negative when it is late. */
export const daysLeft = ({ due_at }: Pick<PersonalRequest, 'due_at'>, now: Date): number =>
  Math.floor((Date.parse(due_at) - now.getTime()) / day);
