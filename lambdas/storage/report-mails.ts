import { isOver, type PartRecord } from './order-record.ts';
import { newMail, type OutboxRecord } from './outbox-store.ts';

/** One mail per delivered version, by its name; none of what was withdrawn or refunded; `again` names those that the customer asks for. */
export const reportMails = (parts: readonly PartRecord[], now: Date, again?: string): OutboxRecord[] =>
  parts.flatMap((part) => {
    const { order_id, service, report } = part;
    if (!report || isOver(part)) return [];
    const id = ['report', order_id, service, report.version, ...(again ? ['again', again] : [])].join(':');
    return [newMail(id, { kind: 'report', order_id, service, version: report.version }, now)];
  });
