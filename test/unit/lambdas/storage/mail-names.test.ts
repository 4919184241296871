import { expect, it } from 'vitest';
import { carriedPaper, isFirstConfirmation, mailName } from '#lambdas/storage/mail-names.ts';
import { keyFor } from '#test/support/keys.ts';

const order_id = 'a1b2c3d4-0000-4000-8000-000000000001';
const confirmation = { kind: 'confirmation', order_id } as const;
const refund = { kind: 'refund', order_id, refund_id: 're_1' } as const;

it.each([
  [mailName(confirmation), `confirmation:${order_id}`],
  [mailName(confirmation, 'again', '7'), `confirmation:${order_id}:again:7`],
  [
    mailName({ kind: 'report', order_id, service: keyFor.numbers, version: 2 }),
    `report:${order_id}:${keyFor.numbers}:2`,
  ],
  [
    mailName({ kind: 'late', order_id, due_at: '2026-11-25T08:00:00.000Z' }),
    `late:${order_id}:2026-11-25T08:00:00.000Z`,
  ],
  [mailName({ kind: 'validation', user_id: 'u' }, 'first', 'u'), 'validation:first:u'],
  [mailName({ kind: 'policy', user_id: 'u', version: '2026-11-25' }), 'policy:u:2026-11-25'],
  [mailName({ kind: 'guidance', address: 'h', for_date: '2026-11-25' }), 'guidance:h:2026-11-25'],
])('a mail is named %s', (name, expected) => {
  expect(name).toBe(expected);
});

it('the name identifies the paper of the mail', () => {
  expect(carriedPaper(mailName(confirmation))).toEqual({ kind: 'invoice', orderId: order_id });
  expect(carriedPaper(mailName(refund))).toEqual({
    kind: 'credit_note',
    orderId: order_id,
    refundId: 're_1',
  });
  expect(carriedPaper(mailName({ ...refund, kind: 'withdrawal' }))).toBeUndefined();
});

it('only the first confirmation is the one that the order waits for', () => {
  expect(isFirstConfirmation(mailName(confirmation))).toBe(true);
  expect(isFirstConfirmation(mailName(confirmation, 'again', '7'))).toBe(false);
  expect(isFirstConfirmation(mailName(refund))).toBe(false);
});
