import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Message, ThreadSide } from '#domain/threads.ts';
import type { PartRecord } from '../order-record.ts';
import { type OutboxRecord, outboxPut } from '../outbox-record.ts';
import { changeOf, changeRow, putOf } from '../table.ts';
import { messageRow } from '../threads.ts';
import { isWritten, transact, unlessMoved } from '../writes.ts';

type Tables = { readonly threads: string; readonly parts: string; readonly outbox: string };
type Key = Pick<PartRecord, 'order_id' | 'service'>;

export const createMessagesStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  /**
   * Writes a message of a part that goes on, and with it the mail that announces it. The part must be with the same expert as
   * when it was read, so that nobody answers after a hand-over. Throws `Moved` of the part, also when the message is there.
   */
  const write = async (
    part: PartRecord,
    message: Message,
    mails: readonly OutboxRecord[] = [],
  ): Promise<void> => {
    const { order_id, service, expert } = part;
    const put = putOf(tables.threads, messageRow(part, message), { if: 'attribute_not_exists(entry)' });
    const same = expert ? 'expert.id = :expert' : 'attribute_not_exists(expert)';
    const noted = changeOf(tables.parts, {
      key: { order_id, service },
      to: `SET ${message.from}_wrote_at = :at`,
      if: `${same} AND attribute_exists(order_id) AND attribute_not_exists(#ttl) AND attribute_not_exists(withdrawn_at) AND attribute_not_exists(refunded_at)`,
      with: { at: message.at, ...(expert && { expert: expert.id }) },
    });
    const items = [{ Put: put }, { Update: noted }, ...mails.map((mail) => outboxPut(tables.outbox, mail))];
    await unlessMoved(transact(db, items), 'part');
  };

  /** Notes that a side has read the other up to this instant; an earlier one than before changes nothing. */
  const noteRead = async ({ order_id, service }: Key, reader: ThreadSide, at: string): Promise<void> => {
    const place = `${reader}_read_until`;
    const change = {
      key: { order_id, service },
      to: `SET ${place} = :at`,
      if: `attribute_exists(order_id) AND (attribute_not_exists(${place}) OR ${place} < :at)`,
      with: { at },
    };
    await isWritten(changeRow(db, tables.parts, change));
  };

  return { write, noteRead };
};
export type MessagesStore = ReturnType<typeof createMessagesStore>;
