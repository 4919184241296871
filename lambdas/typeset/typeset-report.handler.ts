import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { files } from '#lambdas/platform/bucket.ts';
import { onMessages } from '#lambdas/platform/messages.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import { editionsOf } from '#lambdas/platform/typesetter.ts';
import { reportDrawn } from '#lib/dossier/report-drawn-of.ts';
import { typesetReport } from './typeset-report.ts';

const message = z.object({ order: z.string(), service: z.string(), upload: z.string() });

const work = (read: z.infer<typeof message>, isLast: boolean): Promise<void> =>
  typesetReport(read, isLast, {
    parts: stores.parts(),
    orders: stores.orders(),
    births: stores.births(),
    profiles: stores.profiles(),
    drafts: stores.drafts(),
    uploads: stores.uploads(),
    files: files(),
    draw: reportDrawn,
    typeset: editionsOf,
    digest: hashOf,
    now: new Date(),
  });

/** Typesets reports from the desk. A failed one is repeated twice, then tells its expert and raises an alarm. */
export const handler = (event: SQSEvent): Promise<SQSBatchResponse> =>
  onMessages(event, 'typesetting_failed', message, work);
