/** Writes issues to handle directly into the tables, because they result from time or from other people's actions. */
import { randomUUID } from 'node:crypto';
import type { Discipline } from '#domain/catalogue.ts';
import { addHours } from '#domain/dates.ts';
import { createIssuesStore } from '#lambdas/storage/issues.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import { createDisputesStore } from '#lambdas/storage/transactions/dispute.ts';
import { keyFor } from '#test/support/keys.ts';
import { paidOrderRecord } from './builders.ts';
import type { TestCustomer } from './customers.ts';
import { claimsOf } from './jwt.ts';
import { putPaidOrder } from './order-rows.ts';
import { database, putRow, tableOf } from './rows.ts';

/** The instant `count` hours from now. */
export const hours = (count: number): string => addHours(new Date(), count).toISOString();

/** A paid order of one service in its queue, due in that many hours and paid two days before. */
export const queuedOrder = async (
  customer: TestCustomer,
  due: number,
  service: Discipline = keyFor.chinese,
  change: Partial<PartRecord> = {},
) => {
  const [due_at, paid_at] = [hours(due), hours(due - 48)];
  const userId = claimsOf(customer.access).sub;
  const customer_info = { ...paidOrderRecord().customer_info, email: customer.email };
  const { id } = await putPaidOrder(userId, { services: [service], due_at, paid_at, customer_info });
  const part = { order_id: id, service, state: 'waiting', queue: service, due_at, paid_at };
  await putRow('Parts', { ...part, ...change });
  return { id, due_at };
};

/** Adds a given-up mail about a customer's password; returns its id. */
export const givenUpMail = async (customer: TestCustomer): Promise<string> => {
  const [id, at] = [`test:${randomUUID()}`, hours(-1)];
  const subject = { kind: 'reset', user_id: claimsOf(customer.access).sub };
  await putRow('Outbox', { id, subject, state: 'given-up', tries: 12, created_at: at, next_at: at });
  return id;
};

export const issuesStore = () => createIssuesStore(database(), tableOf('Issues'));

export const disputesStore = () =>
  createDisputesStore(database(), { orders: tableOf('Orders'), issues: tableOf('Issues') });
