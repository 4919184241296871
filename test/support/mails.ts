import { randomUUID } from 'node:crypto';
import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import { inject } from 'vitest';
import * as z from 'zod/mini';
import { merchant } from '#domain/merchant.ts';
import { awsClientConfig } from '../../bin/local/aws.ts';
import type { ShopFacts } from '../../bin/local/running.ts';
import { eventually } from './client.ts';

const part = z.object({ name: z.string(), type: z.string(), size: z.number(), address: z.string() });
const message = z.object({
  id: z.string(),
  to: z.string(),
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.string()),
  attachments: z.array(part),
  images: z.array(part),
});
export type ReceivedMail = z.infer<typeof message>;

/** Mails of one address that have arrived in the mailbox of this shop or of another one, newest first. */
export const arrivedFor = async (
  email: string,
  { mailbox }: Pick<ShopFacts, 'mailbox'> = inject('shop'),
): Promise<ReceivedMail[]> => {
  const answer = await fetch(`${mailbox}/messages?${new URLSearchParams({ to: email })}`);
  return z.array(message).parse(await answer.json());
};

/** Sends a mail of the test's own and waits for it: the emulator accepts a mail before it delivers it. */
const awaitDelivery = async (): Promise<void> => {
  const to = `temoin-${randomUUID()}@exemple.fr`;
  const Message = { Subject: { Data: 'Témoin' }, Body: { Text: { Data: 'Témoin' } } };
  await new SESClient(awsClientConfig(inject('shop').emulator)).send(
    new SendEmailCommand({ Source: merchant.contact.email, Destination: { ToAddresses: [to] }, Message }),
  );
  await eventually(async () => (await arrivedFor(to)).at(0), 'a mail that was sent after all others');
};

/** Waits until all that was sent has arrived; returns the mails of one address, newest first. */
export const mailsOf = async (email: string): Promise<ReceivedMail[]> => {
  await awaitDelivery();
  return arrivedFor(email);
};

/** Waits for the newest mail to an address whose subject contains a text. */
export const awaitMail = (email: string, subject: string): Promise<ReceivedMail> =>
  eventually(
    async () => (await arrivedFor(email)).find((mail) => mail.subject.includes(subject)),
    `a mail «${subject}»`,
  );

/** The link to a page of the shop in a mail. */
export const linkIn = (mail: ReceivedMail, path: string): URL => {
  const link = new RegExp(`${inject('shop').site}${path}\\?[^\\s")>]+`).exec(mail.text)?.[0];
  if (!link) throw new Error(`no link to ${path} in «${mail.subject}»`);
  return new URL(link);
};
