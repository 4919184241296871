/** The notices of the staff in memory, with the conditions of their store. */

import type { ActiveMember } from '#lambdas/issues/staff.ts';
import type { OutboxRecord } from '#lambdas/storage/outbox-record.ts';
import type { NoticeRecord, NoticesStore } from '#lambdas/storage/transactions/notify.ts';
import { keyFor } from '#test/support/keys.ts';

export const colleague = (id: string, changes: Partial<ActiveMember> = {}): ActiveMember => ({
  id,
  discipline: keyFor.numbers,
  isAdministrator: false,
  dailyAt: undefined,
  writes: true,
  ...changes,
});

export const memoryNotices = () => {
  const rows = new Map<string, NoticeRecord>();
  const mails: OutboxRecord[] = [];
  const store: NoticesStore = {
    all: async () => [...rows.values()],
    add: async (notice) => {
      if (!rows.has(notice.id)) rows.set(notice.id, notice);
    },
    forget: async (id) => {
      rows.delete(id);
    },
    forgetAbout: async (marks) => {
      for (const id of rows.keys()) if (marks.some((mark) => id.includes(mark))) rows.delete(id);
    },
    replace: async (id, next) => {
      if (rows.has(next.id) || !rows.delete(id)) return;
      rows.set(next.id, next);
    },
    tell: async (userId, ids, mail) => {
      const known = ids.flatMap((id) => rows.get(id) ?? []);
      if (known.length < ids.length || known.some(({ told }) => told?.includes(userId))) return false;
      if (mails.some(({ id }) => id === mail.id)) return false;
      for (const row of known) rows.set(row.id, { ...row, told: [...(row.told ?? []), userId] });
      mails.push(mail);
      return true;
    },
  };
  /** The readers and their notices since the last call, in the order of the mails. */
  const told = (): string[] =>
    mails.splice(0).flatMap(({ subject }) => {
      if (subject.kind !== 'staff') return [];
      return [`${subject.user_id}: ${subject.notices.map(({ event }) => event).join(' ')}`];
    });
  return { store, rows, told };
};
