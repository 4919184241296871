import { expect, it } from 'vitest';
import type { AdminOrder, QueuedPart } from '#domain/atelier.ts';
import { addDays } from '#domain/dates.ts';
import { orderId } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { actsOf } from '#web/pages/atelier/order-rows.ts';

const at = '2026-11-28T08:00:00.000Z';
const orderWith = (changes: Partial<QueuedPart>): AdminOrder => ({
  ...{ id: orderId, number: orderId.slice(0, 8), status: 'delivered', amount: 900, created_at: at },
  ...{ services: [keyFor.numbers], refunds: [], refundable: 900 },
  customer: { first_name: 'Camille', last_name: 'Renard', email: 'camille@exemple.fr' },
  parts: [
    {
      ...{ order_id: orderId, number: orderId.slice(0, 8), service: keyFor.numbers, due_at: at },
      ...{ state: 'delivered', delivered_at: at, expert: { id: 'ines', name: 'Ines Morel' } },
      ...changes,
    },
  ],
});
const kinds = (changes: Partial<QueuedPart>, now: Date) =>
  actsOf(orderWith(changes), now).map(({ act }) => act.kind);

it.each<[string, number, Partial<QueuedPart>, boolean]>([
  ['that is written', 40, { state: 'taken', delivered_at: undefined }, true],
  ['that was delivered 29 days ago', 29, {}, true],
  ['that was delivered 30 days ago', 30, {}, false],
  ['that is to be corrected', 40, { correcting_until: at }, true],
])('an administrator gives a part %s to somebody else, or not', (_, days, part, may) => {
  expect(kinds(part, addDays(new Date(at), days)).includes('reassign')).toBe(may);
});
