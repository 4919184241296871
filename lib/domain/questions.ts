/**
 * What an expert asks a customer for, because the report lacks it; the clock of the promise stands meanwhile (decision 86).
 * Instants in UTC.
 */
import * as z from 'zod/mini';
import { addDays } from './dates.ts';
import type { Asked } from './stopped-clock.ts';

/** What is missing: each but the last is given in a field of its own. */
export const missingKinds = ['hour', 'place', 'names', 'other'] as const;
export type MissingKind = (typeof missingKinds)[number];

/** In characters; why, and where to look. */
export const maxQuestion = 600;
/** In characters; what the customer adds to a given value, or says where there is no field. */
export const maxReply = 600;
/** Questions of a part that wait for their answer at once. */
export const maxOpen = 3;

/** Days after the question: two reminders, then the customer chooses. */
export const reminderDays = [2, 7] as const;
export const choiceDays = 14;
/** Days after the question: the shop's owner sees it. */
export const ownerDays = 21;

/** True once the customer may choose: written without it, or refunded. */
export const isChoiceDue = (askedAt: string | undefined, now: Date): boolean =>
  askedAt !== undefined && addDays(new Date(askedAt), choiceDays) <= now;

export const replySchema = z.object({
  at: z.string(),
  /** `given`: what was asked for; `unknown`: the report is written without it. */
  how: z.enum(['given', 'unknown']),
  text: z.optional(z.string()),
});
export type Reply = z.infer<typeof replySchema>;

export const questionSchema = z.object({
  /** The client's: sent twice, a question is asked once. */
  id: z.string(),
  what: z.enum(missingKinds),
  /** The expert's name at that moment. */
  name: z.string(),
  text: z.string(),
  at: z.string(),
  reply: z.optional(replySchema),
});
export type Question = z.infer<typeof questionSchema>;

export const isUnanswered = ({ reply }: Pick<Question, 'reply'>): boolean => reply === undefined;

/** The questions as the clock counts them. */
export const askedOf = (questions: readonly Question[]): readonly Asked[] =>
  questions.map(({ at, reply }) => ({ asked_at: at, answered_at: reply?.at }));
