import type { ThreadSide } from '#domain/threads.ts';
import type { PartRecord } from './order-record.ts';

/** Up to where a side has read the other, whose last message is `heard`. */
export const readMarks = (part: PartRecord, side: ThreadSide) =>
  side === 'customer'
    ? { read_until: part.customer_read_until, heard: part.expert_wrote_at }
    : { read_until: part.expert_read_until, heard: part.customer_wrote_at };

/** True when the side has not read the last message of the other. */
export const hasUnread = (part: PartRecord, reader: ThreadSide): boolean => {
  const { heard = '', read_until = '' } = readMarks(part, reader);
  return heard > read_until;
};
