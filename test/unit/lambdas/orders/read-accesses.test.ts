import { expect, it } from 'vitest';
import { readAccesses } from '#lambdas/orders/read-accesses.ts';
import type { AccessRecord } from '#lambdas/storage/accesses.ts';
import { now, orderId, paidOrderRecord, staffRecord, userId } from '#test/support/builders.ts';

const at = now.toISOString();
const expert = { at, by: 'expert', what: 'birth_data', service: 'numerologie' } as const;
const customer = { at, by: 'customer', what: 'report' } as const;

/** The log of an order as its customer reads it. */
const read = (accesses: readonly AccessRecord[], left_at?: string) =>
  readAccesses(
    orderId,
    { kind: 'customer', userId, groups: [], issuedAt: 0, session: 'session' },
    {
      orders: { find: async () => paidOrderRecord() },
      accesses: { ofOrder: async () => [...accesses] },
      staff: {
        findAll: async (ids) =>
          ids.includes('known') ? [staffRecord({ user_id: 'known', name: 'Inès Delorme', left_at })] : [],
      },
    },
  );

it('the log shows the present names of staff, even of former members', async () => {
  const noted = { ...expert, name: 'Ines D.', who: 'known' };
  expect(await read([noted])).toEqual([{ ...expert, name: 'Inès Delorme' }]);
  expect(await read([noted], at)).toEqual([{ ...expert, name: 'Inès Delorme' }]);
});

it('the log shows the recorded name when the row is deleted, and no names of customers', async () => {
  const forgotten = { ...expert, name: 'Ines D.', who: 'forgotten' };
  expect(await read([forgotten, customer])).toEqual([{ ...expert, name: 'Ines D.' }, customer]);
});
