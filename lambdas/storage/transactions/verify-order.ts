import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Moved } from '../moved.ts';
import type { OrderRecord } from '../order-record.ts';
import { type OutboxRecord, outboxPut } from '../outbox-record.ts';
import { changeOf } from '../table.ts';
import { isConflict, isRefused, refusedWrites, transact } from '../writes.ts';

type Tables = { orders: string; outbox: string };

export const createVerifiedOrdersStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  /**
   * Marks the customer's address as verified on the order and adds the mails that have waited for it. Mails that an
   * earlier address has already received are left out: the customer requests them in the account. Throws `Moved` when
   * the order changed since it was read: a part may have been delivered meanwhile.
   */
  const verify = async (order: OrderRecord, mails: readonly OutboxRecord[], now: Date): Promise<void> => {
    const update = changeOf(tables.orders, {
      key: { id: order.id },
      to: 'SET email_validated = :true, email_validated_at = :now ADD version :one',
      if: 'version = :version',
      with: { true: true, now: now.toISOString(), one: 1, version: order.version },
    });
    const puts = mails.map((mail) => outboxPut(tables.outbox, mail));
    try {
      if (puts.length === 0) await db.send(new UpdateCommand(update));
      else await transact(db, [{ Update: update }, ...puts]);
    } catch (error) {
      const refused = refusedWrites(error) ?? [];
      if (refused.length > 0 && !refused.includes(0)) {
        const unsent = mails.filter((_, index) => !refused.includes(index + 1));
        return verify(order, unsent, now);
      }
      throw isRefused(error) || isConflict(error) ? new Moved('order') : error;
    }
  };
  return { verify };
};
export type VerifiedOrdersStore = ReturnType<typeof createVerifiedOrdersStore>;
