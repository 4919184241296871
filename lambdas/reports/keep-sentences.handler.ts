import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { pdfReader } from '#lambdas/gateways/pdf.ts';
import '#lambdas/gateways/pdf-thread.ts';
import { onArrivals } from '#lambdas/platform/arrivals.ts';
import { files, jsonFiles } from '#lambdas/platform/bucket.ts';
import { sentenceKey } from '#lambdas/platform/sentence-key.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { keepSentences } from './keep-sentences.ts';

/** The worker thread runs this bundle too. */
const readPdf = pdfReader(__filename);

/** Keeps the sentences of delivered reports. A delivery never waits for it; a failed one is retried, then raises an alarm. */
export const handler = (event: SQSEvent): Promise<SQSBatchResponse> => {
  const shop = {
    orders: stores.orders(),
    births: stores.births(),
    parts: stores.parts(),
    passages: stores.passages(),
    sentences: stores.sentences(),
    issues: stores.issues(),
    files: files(),
    jsonFiles: jsonFiles(),
    sentenceKey,
  };
  return onArrivals(event, 'sentences_not_kept', (object) =>
    keepSentences(object, { ...shop, readPdf, now: new Date() }),
  );
};
