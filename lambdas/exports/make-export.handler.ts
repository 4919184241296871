import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { exportSources } from '#lambdas/platform/export-sources.ts';
import { onMessages } from '#lambdas/platform/messages.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { makeExport } from './make-export.ts';

const message = z.object({ user: z.string(), id: z.uuid() });

type Message = z.infer<typeof message>;

const work = async (read: Message, isLast: boolean): Promise<void> => {
  try {
    await makeExport(read, exportSources());
  } catch (error) {
    if (isLast) await stores.exports().fail({ user_id: read.user, id: read.id });
    throw error;
  }
};

/** Makes exports. A failed one is repeated twice, then tells its customer and raises an alarm. */
export const handler = (event: SQSEvent): Promise<SQSBatchResponse> =>
  onMessages(event, 'export_failed', message, work);
