/** The requests of persons about their data, each answered within a month (GDPR, article 12.3). */
import * as z from 'zod/mini';

/** What a customer asks for in words: a correction, a limitation or an objection (articles 16, 18 and 21). */
export const wordedKinds = ['correction', 'limitation', 'objection'] as const;
export type WordedKind = (typeof wordedKinds)[number];
export const wordedKindOf = (kind: string): WordedKind | undefined =>
  wordedKinds.find((worded) => worded === kind);
const requestKinds = ['export', 'erasure', ...wordedKinds] as const;
export type RequestKind = (typeof requestKinds)[number];

/** Finds a request in the register: the hash of its account's id, and its own id. */
export const requestKeySchema = z.strictObject({
  who: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  id: z.string().check(z.minLength(1), z.maxLength(100)),
});
export type RequestKey = z.infer<typeof requestKeySchema>;

/**
 * `person`: the beginning of a hash, which names nobody. `key`: an administrator reads what is asked, and answers it.
 * Instants are UTC.
 */
export const requestSchema = z.object({
  person: z.string(),
  key: z.optional(requestKeySchema),
  kind: z.enum(requestKinds),
  asked_at: z.string(),
  due_at: z.string(),
  answered_at: z.optional(z.string()),
});
export type PersonalRequest = z.infer<typeof requestSchema>;

/** What a customer cannot correct alone. */
export const correctionTopics = ['paper', 'report', 'notes', 'other'] as const;
/** `person`: the person studied asks by a link of its own. */
const askedTopics = [...correctionTopics, 'person'] as const;
export type CorrectionTopic = (typeof askedTopics)[number];

/**
 * The answer of an administrator. `corrected`: done as asked, whatever the kind of the request; `reason` is what the customer
 * reads. A refusal has one (article 12.4).
 */
const correctionAnswerSchema = z.object({
  outcome: z.enum(['corrected', 'refused']),
  name: z.string(),
  reason: z.optional(z.string()),
});
export type CorrectionAnswer = z.infer<typeof correctionAnswerSchema>;

/** An administrator who has read what is asked, and when. */
const readingSchema = z.object({ at: z.string(), name: z.string() });
export type RequestReading = z.infer<typeof readingSchema>;

/** What is asked for in the customer's own words, until the account is erased. */
export const askedCorrectionSchema = z.object({
  about: z.enum(askedTopics),
  order_id: z.optional(z.string()),
  message: z.string(),
  /** Oldest first. */
  readings: z.optional(z.array(readingSchema)),
  answer: z.optional(correctionAnswerSchema),
});
/** The person studied who asks: the names, and where the answer is mailed. */
export const studiedAskerSchema = z.object({ name: z.string(), email: z.optional(z.string()) });
export type StudiedAsker = z.infer<typeof studiedAskerSchema>;
export type AskedCorrection = z.infer<typeof askedCorrectionSchema>;

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
