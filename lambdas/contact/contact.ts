import type * as z from 'zod/mini';
import type { ContactMessage } from '#domain/contact.ts';
import { limits } from '#domain/limits.ts';
import { contact as wire } from '#domain/wire/api.ts';
import { knownZone } from '#domain/zone.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import { uuidOf } from '#lambdas/platform/tokens.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import type { LimitsStore } from '#lambdas/storage/limits.ts';
import { mailAbout } from '#lambdas/storage/outbox-record.ts';
import type { ContactRequestsStore } from '#lambdas/storage/transactions/contact.ts';

export type ContactDependencies = {
  readonly contacts: Pick<ContactRequestsStore, 'create'>;
  readonly limits: Pick<LimitsStore, 'waitFor' | 'allows'>;
  readonly viewerIp: string;
  readonly now: Date;
};

/** The same text sent again within the hour, because its answer was lost, is the same message. */
const idOf = (message: ContactMessage, now: Date): string =>
  uuidOf('contact', now.toISOString().slice(0, 13), JSON.stringify(message));

/**
 * Stores a visitor's message with its two mails: one to support, and a receipt to the sender. Without the receipt when
 * the sender's mailbox has reached its limit. 429 too_many.
 */
export const receiveMessage = async (
  { tz, ...message }: z.infer<typeof wire.body>,
  deps: ContactDependencies,
) => {
  const { now } = deps;
  await takeUse(limits.contact, deps.viewerIp, deps);
  const id = idOf(message, now);
  const record = {
    id,
    email: message.email,
    full_name: `${message.firstName} ${message.lastName}`,
    subject: message.subject,
    message: message.message,
    time_zone: knownZone(tz),
    created_at: now.toISOString(),
  };
  const mails = [
    mailAbout(message.email, { kind: 'contact', contact_id: id }, now),
    ...((await deps.limits.allows(limits.contactReceipt, message.email, now))
      ? [mailAbout(message.email, { kind: 'contact-receipt', contact_id: id }, now)]
      : []),
  ];
  await deps.contacts.create(record, mails);
  return { received: true as const };
};

export const route = routeOf(wire, {
  id: 'Contact',
  who: 'anyone',
  loss: 'Visitors cannot write to support by the form.',
  uses: { contacts: ['PutItem'], outbox: ['PutItem'], limits: ['UpdateItem'] },
  stores: ['contactRequests', 'limits'],
  status: 201,
  run: ({ contactRequests, ...call }) => receiveMessage(call.body, { ...call, contacts: contactRequests }),
});
