import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type OutboxRecord, outboxPut } from '../outbox-record.ts';
import { changeOf } from '../table.ts';
import { isWritten, transact } from '../writes.ts';

type Tables = { profiles: string; outbox: string };

export const createIdleNoticesStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  /**
   * Records when an unused account is erased, together with the mail that says so. False, and nothing is written, when
   * it was told before or its customer has come back.
   */
  const tell = (userId: string, month: string, erasesAt: string, mail: OutboxRecord): Promise<boolean> => {
    const notice = changeOf(tables.profiles, {
      key: { user_id: userId },
      to: 'SET erases_at = :at',
      if: 'seen = :month AND attribute_not_exists(erases_at)',
      with: { at: erasesAt, month },
    });
    return isWritten(transact(db, [{ Update: notice }, outboxPut(tables.outbox, mail)]));
  };
  return { tell };
};
export type IdleNoticesStore = ReturnType<typeof createIdleNoticesStore>;
