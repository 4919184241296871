import { describe, expect, it, test } from 'vitest';
import { checkCode } from '#lambdas/authenticity/check-code.ts';
import { type CodeRecord, codeRecord, codeState } from '#lambdas/storage/codes.ts';
import type { OrderRecord, PartRecord } from '#lambdas/storage/order-record.ts';
import { now, orderId, paidOrderRecord } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';

const code = 'K7QM2R4D9WXA3H8V';
const record = codeRecord(code, {
  ...{ service: keyFor.numbers, day: '2026-11-24', version: 1, order_id: orderId },
  sha256: ['screen', 'paper'],
});
const part: PartRecord = {
  ...{ order_id: orderId, service: keyFor.numbers, state: 'delivered', due_at: now.toISOString() },
  report: { key: 'reports/a.pdf', version: 1, pages: 12, bytes: 1, delivered_at: '2026-11-24T23:30:00.000Z' },
};
const second = { ...part, report: part.report && { ...part.report, version: 2 } };

type Facts = { row?: CodeRecord; order?: OrderRecord | undefined; part?: PartRecord | undefined };
const asked: string[] = [];
const check = (typed: string, { row = record, ...facts }: Facts = {}) =>
  checkCode(typed, {
    codes: {
      find: async (one) => {
        asked.push(one);
        return one === code ? row : undefined;
      },
    },
    orders: { find: async () => ('order' in facts ? facts.order : paidOrderRecord()) },
    parts: { find: async () => ('part' in facts ? facts.part : part) },
  });

test('a code says consultation, day, version, state and files, and no person', async () => {
  expect(await check('k7qm-2r4d 9wxa-3h8v')).toEqual({
    ...{ service: keyFor.numbers, day: '2026-11-24', version: 1, state: 'valid', newest: undefined },
    sha256: ['screen', 'paper'],
  });
});

test('a code says how its report was written, where its expert shows it', async () => {
  const writing = { by: 'Hélène Vasseur', signed: true } as const;
  expect(await check(code, { row: { ...record, writing } })).toMatchObject({ writing });
});

test('a replaced version names the newest one by its day in Paris', async () => {
  expect(await check(code, { part: second })).toMatchObject({
    ...{ state: 'replaced', version: 1, newest: { version: 2, day: '2026-11-25' } },
  });
});

it.each([['AAAABBBBCCCCDDDD'], ['trop court'], [''], ['0O1I0O1I0O1I0O1I'], ['é'.repeat(64)]])(
  'an unknown and a mistyped code are looked up and answered alike: «%s»',
  async (typed) => {
    const before = asked.length;
    await expect(check(typed)).rejects.toMatchObject({ code: 'code_unknown', status: 404 });
    expect(asked.length).toBe(before + 1);
  },
);

test('an erased account leaves what the code says, without files', async () => {
  const { order_id: _, sha256: __, ...rest } = record;
  const row: CodeRecord = { ...rest, state: 'replaced' };
  expect(await check(code, { row, order: undefined, part: undefined })).toEqual({
    ...{ service: keyFor.numbers, day: '2026-11-24', version: 1, state: 'replaced', sha256: [] },
  });
});

describe('the state of a version', () => {
  it.each([
    ['valid', {}],
    ['replaced', { part: second }],
    ['withdrawn', { part: { ...part, withdrawn_at: now.toISOString() } }],
    ['withdrawn', { part: { ...second, refunded_at: now.toISOString() } }],
    ['withdrawn', { order: paidOrderRecord({ refunded_amount: 900 }) }],
    ['withdrawn', { order: undefined }],
    ['withdrawn', { part: undefined }],
  ] as const)('%s: %j', (state, facts: Facts) => {
    const order = 'order' in facts ? facts.order : paidOrderRecord();
    expect(codeState(record, order, 'part' in facts ? facts.part : part)).toBe(state);
  });
});
