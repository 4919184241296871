import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { PeopleMemory } from '#lambdas/checks/people.ts';
import { pdfReader } from '#lambdas/gateways/pdf.ts';
import '#lambdas/gateways/pdf-thread.ts';
import { onArrivals } from '#lambdas/platform/arrivals.ts';
import { files } from '#lambdas/platform/bucket.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import { checkReport } from './check-report.ts';

/** The reading process and its thread run this bundle too. */
const readPdf = pdfReader(__filename);

const people: PeopleMemory = new Map();

/** Checks PDFs that were uploaded to the bucket. A failed check is retried twice, then raises an alarm. */
export const handler = (event: SQSEvent): Promise<SQSBatchResponse> => {
  const shop = {
    orders: stores.orders(),
    births: stores.births(),
    parts: stores.parts(),
    uploads: stores.uploads(),
    files: files(),
    digest: hashOf,
    people,
  };
  return onArrivals(event, 'report_check_failed', (object) =>
    checkReport(object, { ...shop, readPdf, now: new Date() }),
  );
};
