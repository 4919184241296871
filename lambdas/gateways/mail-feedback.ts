import * as z from 'zod/mini';
import type { EmailProblem } from '#domain/profile.ts';

const instant = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((text) => new Date(text).toISOString()),
);
const recipients = z.array(z.object({ emailAddress: z.string() }));
const mail = z.object({
  timestamp: instant,
  destination: z.array(z.string()),
  tags: z.optional(z.record(z.string(), z.array(z.string()))),
});

/** «Contents of event data that Amazon SES publishes to Amazon SNS» (SES developer guide), as far as it is used. */
const eventSchema = z.discriminatedUnion('eventType', [
  z.object({
    eventType: z.literal('Bounce'),
    mail,
    bounce: z.object({
      bounceType: z.enum(['Permanent', 'Transient', 'Undetermined']),
      bouncedRecipients: recipients,
      timestamp: instant,
    }),
  }),
  z.object({
    eventType: z.literal('Complaint'),
    mail,
    complaint: z.object({
      complainedRecipients: recipients,
      complaintFeedbackType: z.optional(z.nullable(z.string())),
      timestamp: instant,
    }),
  }),
]);
type Event = z.infer<typeof eventSchema>;

/** Addresses that failed for a mail sent at `sentAt` (UTC); the other fields are the tags of that mail. */
export type MailFeedback = {
  readonly problems: readonly EmailProblem[];
  readonly sentAt: string;
  readonly mail: string;
  readonly userId: string | undefined;
  readonly orderId: string | undefined;
};

/** A full mailbox or an absence is no reason to ask for another address, and «not-spam» withdraws a complaint. */
const troubleOf = (event: Event) => {
  if (event.eventType === 'Bounce') {
    const { bounceType, bouncedRecipients, timestamp } = event.bounce;
    if (bounceType !== 'Permanent') return undefined;
    return { kind: 'bounce' as const, at: timestamp, named: bouncedRecipients };
  }
  const { complaintFeedbackType, complainedRecipients, timestamp } = event.complaint;
  if (complaintFeedbackType === 'not-spam') return undefined;
  return { kind: 'complaint' as const, at: timestamp, named: complainedRecipients };
};

/** Each of our mails has one recipient. For a forwarding mailbox SES names the final address, which we do not know. */
const addressesOf = ({ destination }: Event['mail'], named: z.infer<typeof recipients>): string[] => {
  const addresses = destination.length === 1 ? destination : named.map(({ emailAddress }) => emailAddress);
  return addresses.map((address) => address.toLowerCase());
};

/**
 * Reads a message of SES's topic; undefined when it reports no failing address. Throws on any message that is neither a
 * bounce nor a complaint of SES.
 */
export const readMailFeedback = (message: string): MailFeedback | undefined => {
  // When the destination is created, SES sends one test message in plain text.
  if (!message.trimStart().startsWith('{')) return undefined;
  const event = eventSchema.parse(JSON.parse(message));
  const trouble = troubleOf(event);
  if (!trouble) return undefined;
  const { kind, at, named } = trouble;
  const tags = event.mail.tags ?? {};
  return {
    problems: addressesOf(event.mail, named).map((address) => ({ kind, at, address })),
    sentAt: event.mail.timestamp,
    mail: tags.kind?.[0] ?? '',
    userId: tags.user?.[0],
    orderId: tags.order?.[0],
  };
};
