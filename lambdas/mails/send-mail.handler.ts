import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { paperFiles } from '#lambdas/platform/bucket.ts';
import { errorFacts, log } from '#lambdas/platform/log.ts';
import { mailer } from '#lambdas/platform/mailer.ts';
import { asJson, readMessage } from '#lambdas/platform/messages.ts';
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
    tokens: stores.tokens(),
    contacts: stores.contacts(),
    refunds: stores.refunds(),
    guidances: stores.guidances(),
    guidanceLinks: stores.guidanceLinks(),
    confirmations: stores.confirmations(),
    siteUrl: readVariable('SITE_URL'),
    now: new Date(),
    render: renderMail,
    papersOf: (version) => papersOf(version, `${__dirname}/papers`),
    readPaper: paperFiles().read,
    send: mailer().send,
  });

/** Receives ids of outbox rows; only rows whose own update failed return to the queue. */
export const handler = async (event: SQSEvent): Promise<SQSBatchResponse> => {
  const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
  for (const record of event.Records) {
    try {
      const work = await readMessage(record.messageId, record.body, asJson(message));
      if (work) await sendOne(work.id);
    } catch (error) {
      log.error('mail_failed', errorFacts(error));
      batchItemFailures.push({ itemIdentifier: record.messageId });
    }
  }
  return { batchItemFailures };
};
