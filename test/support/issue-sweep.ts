/** The sweep of issues over queues in memory. */
import { emptyWorkshop, type Workshop } from '#domain/workshop.ts';
import type { ActiveMember } from '#lambdas/issues/staff.ts';
import type { IssueRecord } from '#lambdas/storage/issues.ts';
import type { OrderRecord, PartRecord } from '#lambdas/storage/order-record.ts';
import { newMail, type OutboxRecord } from '#lambdas/storage/outbox-record.ts';
import type { PartKey } from '#lambdas/storage/parts.ts';
import type { Apology } from '#lambdas/storage/transactions/apologise.ts';
import type { MemberRow } from '#lambdas/storage/workshop.ts';
import { keyFor } from '#test/support/keys.ts';
import { now, orderId } from './builders.ts';
import { memoryNotices } from './memory-notices.ts';

type Facts = {
  readonly orders?: readonly OrderRecord[];
  readonly parts?: readonly PartRecord[];
  readonly records?: readonly IssueRecord[];
  readonly mails?: readonly OutboxRecord[];
  /** The settings of experts. */
  readonly team?: readonly MemberRow[];
  /** Messages that nobody takes, by the names of their queues. */
  readonly standing?: readonly { readonly queue: string; readonly messages: number }[];
  readonly staff?: readonly ActiveMember[];
};

export const partRecord = (changes: Partial<PartRecord> = {}): PartRecord => ({
  order_id: orderId,
  service: keyFor.numbers,
  queue: keyFor.numbers,
  state: 'waiting',
  paid_at: '2026-11-24T17:40:00.000Z',
  due_at: '2026-11-26T17:40:00.000Z',
  ...changes,
});

export const givenUpMail = (id: string, subject: OutboxRecord['subject']): OutboxRecord => ({
  ...newMail(id, 'somebody', subject, now),
  state: 'given-up',
  tries: 12,
});

export const shopToSweep = ({ orders = [], parts = [], records = [], mails = [], ...others }: Facts) => {
  const { standing = [], staff = [], team = [] } = others;
  const atelier = memoryNotices();
  const apologies: Apology[] = [];
  const written: Workshop['backlogs'][] = [];
  const counted: MemberRow[] = [];
  const forgotten: string[] = [];
  return {
    told: apologies,
    written,
    atelier,
    counted,
    forgotten,
    deps: {
      notices: atelier.store,
      staff: async () => [...staff],
      orders: {
        find: async (id: string) => orders.find((order) => order.id === id),
        findAll: async (ids: readonly string[]) => orders.filter(({ id }) => ids.includes(id)),
      },
      parts: {
        allInQueue: async (queue: string) => parts.filter((part) => part.queue === queue),
        keysInQueue: async (queue: string) => parts.filter((part) => part.queue === queue),
        ofOrder: async (id: string) => parts.filter(({ order_id }) => order_id === id),
        findAll: async (keys: readonly PartKey[]) =>
          parts.filter((part) =>
            keys.some((key) => key.order_id === part.order_id && key.service === part.service),
          ),
      },
      apologies: {
        commit: async (apology: Apology) => {
          apologies.push(apology);
          return true;
        },
      },
      workshop: {
        read: async () => ({ ...emptyWorkshop, team, closures: [] }),
        forget: async (userId: string) => {
          forgotten.push(userId);
        },
        writeBacklogs: async (backlogs: Workshop['backlogs']) => {
          written.push(backlogs);
        },
      },
      team: {
        save: async (row: MemberRow) => {
          counted.push(row);
          return row;
        },
      },
      issues: { ofKind: async (kind: string) => records.filter((record) => record.kind === kind) },
      messages: { waiting: async () => standing },
      unsentMails: {
        dueBefore: async (instant: Date) =>
          mails.filter(({ state, next_at }) => state === 'waiting' && (next_at ?? '') < instant.toISOString())
            .length,
        givenUp: async () => mails.filter(({ state }) => state === 'given-up'),
        confirmationsBefore: async (instant: Date) =>
          mails.filter((mail) => mail.state === 'waiting' && mail.created_at < instant.toISOString()),
      },
    },
  };
};
