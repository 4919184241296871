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
/** S3's message; the one that it sends when a notification is set up has no records. */
const message = z.object({ Records: z.optional(z.array(z.object({ s3: z.object({ object }) }))) });

/** The thread that reads runs this bundle too. */
const readPdf = pdfReader(__filename);

/** Keys come encoded as in a form. */
const decoded = (key: string): string => decodeURIComponent(key.replaceAll('+', ' '));

const checkAll = async ({ Records = [] }: z.infer<typeof message>): Promise<void> => {
  const shop = { orders: stores.orders(), parts: stores.parts(), uploads: stores.uploads(), files: files() };
  for (const { s3 } of Records) {
    const { key, size: bytes, versionId: version } = s3.object;
    await checkReport({ key: decoded(key), version, bytes }, { ...shop, readPdf, now: new Date() });
  }
};

/** Checks PDFs that have arrived in the bucket; one that cannot be checked now comes again, twice, then rings. */
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
