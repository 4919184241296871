/**
 * Two runs are equal when they differ only in the order of unordered values: rows of a scan, fields of a row, Stripe's
 * lists.
 */
import { expect, test } from 'vitest';
import { orderId, paidOrderRecord, profileRecord, userId } from '#test/support/builders.ts';
import { pictureOf, type Seen } from '#test/support/faults/picture.ts';
import type { PrivateTable, Row } from '#test/support/faults/resources.ts';
import { keyFor } from '#test/support/keys.ts';
import { everything } from '#test/support/proof/orders.ts';
import { openStore } from '#test/support/stripe/store.ts';

const secondOrder = 'a1b2c3d4-0000-4000-8000-000000000002';
const parts = ([keyFor.numbers, keyFor.design] as const).map((service) => ({
  order_id: orderId,
  service,
  state: 'waiting',
  due_at: '2026-11-26T17:40:00.000Z',
}));
const refund = (id: string, amount: number) => ({
  order_id: orderId,
  id,
  amount,
  origin: 'administrator',
  state: 'succeeded',
  requested_at: '2026-11-25T08:00:00.000Z',
});
const tables: Partial<Record<PrivateTable, readonly Row[]>> = {
  Orders: [
    paidOrderRecord({
      papers: [
        { id: 'invoice', kind: 'invoice', number: '2026-000001', issued_at: '2026-11-24T17:41:00.000Z' },
        { id: 'r1', kind: 'credit_note', number: 'A2026-000001', issued_at: '2026-11-25T08:00:00.000Z' },
      ],
      withdrawn_services: [keyFor.numbers, keyFor.design],
    }),
    paidOrderRecord({ id: secondOrder, services: [keyFor.design] }),
  ],
  Parts: parts,
  Refunds: [refund('r1', 900), refund('r2', 700)],
  Profiles: [profileRecord(), profileRecord({ user_id: `${userId}0`, email_validated: true })],
  Issues: [
    { id: 'c1', kind: 'dispute' },
    { id: 'c2', kind: 'refund' },
  ],
  Outbox: [
    { id: `confirmation:${orderId}`, state: 'sent' },
    { id: `validation:first:${userId}`, state: 'waiting' },
  ],
  Ledger: [{ id: 'e1' }, { id: 'e2' }],
};

const event = (id: string, type: string) => ({
  ...{ id, type, created: 1, session: 's', payload: '{}', delivery: 'delivered' as const },
  ...{ attempts: 1, last_status: 200 },
});
const stripeRefund = (id: string, amount: number) => ({
  ...{
    id,
    amount,
    payment_intent: 'p',
    charge: 'c',
    created: 1,
    currency: 'eur',
    reason: null,
    metadata: {},
    status: 'succeeded' as const,
  },
});

const turned = (row: Row): Row => Object.fromEntries(Object.entries(row).reverse());

/** The same state, read forwards or backwards. */
const seen = (backwards: boolean, changed: Partial<Record<PrivateTable, readonly Row[]>> = {}): Seen => {
  const read = <Item>(items: readonly Item[]): Item[] => (backwards ? items.toReversed() : [...items]);
  const state = {
    ...openStore(undefined).state,
    events: read([event('e1', 'checkout.session.completed'), event('e2', 'refund.created')]),
    refunds: read([stripeRefund('re_1', 900), stripeRefund('re_2', 700)]),
  };
  const rowsOf = (table: PrivateTable) => changed[table] ?? tables[table] ?? [];
  return {
    resources: { rows: async (table) => read(rowsOf(table)).map(backwards ? turned : (row) => row) },
    stripe: { state: () => state },
    proxy: { mails: read(['Subject: Votre commande\n\n', 'Subject: Votre adresse\n\n']) },
  };
};

test('a scan with another order of rows gives the same picture', async () => {
  expect(await pictureOf(seen(true))).toEqual(await pictureOf(seen(false)));
});

test('a picture shows a row that differs, and a duplicate row', async () => {
  const picture = await pictureOf(seen(false));
  const withdrawn = parts.map((part) => ({ ...part, withdrawn_at: '2026-11-25T08:00:00.000Z' }));
  expect(await pictureOf(seen(true, { Parts: withdrawn }))).not.toEqual(picture);
  const [issue = {}] = tables.Issues ?? [];
  expect(await pictureOf(seen(true, { Issues: [issue, issue] }))).not.toEqual(picture);
});

test('all rows as text are equal in any order of rows and fields', async () => {
  const whole = await everything(seen(false));
  expect(await everything(seen(true))).toBe(whole);
  expect(await everything(seen(true, { Ledger: [{ id: 'e1' }] }))).not.toBe(whole);
});
