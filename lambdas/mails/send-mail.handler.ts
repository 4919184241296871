import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { paperFiles } from '#lambdas/platform/bucket.ts';
import { mailer } from '#lambdas/platform/mailer.ts';
import { onMessages } from '#lambdas/platform/messages.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { readVariable } from '#lib/env.ts';
import { papersOf } from './papers.ts';
import { renderMail } from './render.tsx';
import { sendMail } from './send-mail.ts';

const message = z.object({ id: z.string() });

const sendOne = async (id: string): Promise<void> =>
  sendMail(id, {
    outbox: stores.outbox(),
    orders: stores.orders(),
    births: stores.births(),
    parts: stores.parts(),
    profiles: stores.profiles(),
    staff: stores.staff(),
    threads: stores.threads(),
    tokens: stores.tokens(),
    contacts: stores.contacts(),
    refunds: stores.refunds(),
    requests: stores.requests(),
    guidances: stores.guidances(),
    guidanceLinks: stores.guidanceLinks(),
    personLinks: stores.personLinks(),
    confirmations: stores.confirmations(),
    siteUrl: readVariable('SITE_URL'),
    now: new Date(),
    render: renderMail,
    papersOf: (version) => papersOf(version, `${__dirname}/papers`),
    readPaper: paperFiles().read,
    send: mailer().send,
  });

/** Receives ids of outbox rows; only rows whose own update failed return to the queue. */
export const handler = (event: SQSEvent): Promise<SQSBatchResponse> =>
  onMessages(event, 'mail_failed', message, ({ id }) => sendOne(id));
