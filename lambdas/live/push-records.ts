import { errorFacts, log } from '#lambdas/platform/log.ts';
import { RowUnreadable } from '#lambdas/storage/readable.ts';

type Change = { readonly dynamodb?: { readonly SequenceNumber?: string | undefined } | undefined };
/** What Lambda tries again. */
type Failures = { readonly batchItemFailures: { readonly itemIdentifier: string }[] };

/** Pushes the records of a stream; those that failed are tried again. The pages ask anyway when they come back. */
export const pushRecords = async <Record extends Change>(
  records: readonly Record[],
  push: (record: Record) => Promise<void>,
): Promise<Failures> => {
  const failures = await Promise.all(
    records.map(async (record) => {
      try {
        await push(record);
        return [];
      } catch (error) {
        // The alarm is raised; repeating a damaged row would only delay the changes behind it.
        if (error instanceof RowUnreadable) return [];
        log.error('push_failed', errorFacts(error));
        return [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }];
      }
    }),
  );
  return { batchItemFailures: failures.flat() };
};
