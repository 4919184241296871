import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { pdfReader } from '#lambdas/gateways/pdf.ts';
import '#lambdas/gateways/pdf-thread.ts';
import { files } from '#lambdas/platform/bucket.ts';
import { errorFacts, log } from '#lambdas/platform/log.ts';
import { asJson, readMessage } from '#lambdas/platform/messages.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { checkReport } from './check-report.ts';

const object = z.object({ key: z.string(), size: z.int(), versionId: z.string() });
/** The message of S3. The test message that S3 sends when a notification is configured has no records. */
const message = z.object({ Records: z.optional(z.array(z.object({ s3: z.object({ object }) }))) });

/** The worker thread runs this bundle too. */
const readPdf = pdfReader(__filename);

/** S3 encodes keys like form fields. */
const decoded = (key: string): string => decodeURIComponent(key.replaceAll('+', ' '));

const checkAll = async ({ Records = [] }: z.infer<typeof message>): Promise<void> => {
  const shop = {
    orders: stores.orders(),
    births: stores.births(),
    parts: stores.parts(),
    uploads: stores.uploads(),
    files: files(),
  };
  for (const { s3 } of Records) {
    const { key, size: bytes, versionId: version } = s3.object;
    await checkReport({ key: decoded(key), version, bytes }, { ...shop, readPdf, now: new Date() });
  }
};

/** Checks PDFs that were uploaded to the bucket. A failed check is retried twice, then raises an alarm. */
export const handler = async (event: SQSEvent): Promise<SQSBatchResponse> => {
  const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
  for (const record of event.Records) {
    try {
      const work = await readMessage(record.messageId, record.body, asJson(message));
      if (work) await checkAll(work);
    } catch (error) {
      log.error('report_check_failed', errorFacts(error));
      batchItemFailures.push({ itemIdentifier: record.messageId });
    }
  }
  return { batchItemFailures };
};
