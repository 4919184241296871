/** The first names in the lists of the atelier: of whom, and for whom. */
import { expect, it } from 'vitest';
import type { Born } from '#domain/births/born.ts';
import { withFirstNames } from '#lambdas/staff/first-names.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import { birth, orderId, orderRecord, partTakenBy } from '#test/support/builders.ts';

const part = (read_by?: string, changes: Partial<PartRecord> = {}): PartRecord => ({
  ...partTakenBy('me'),
  ...(read_by && { read_by }),
  ...changes,
});
const order = orderRecord({ customer_info: { ...orderRecord().customer_info, firstName: 'Camille' } });
const other = '6f0c9e0a-6f1e-4a6b-9d39-0d1d6a2f7b12';
const born = (changes: Partial<Born> = {}): Born => ({
  ...{ birthDate: '1991-04-17', birthTime: '06:42', birthPlace: 'Lyon', birth: birth() },
  ...changes,
});
const person = { firstName: 'Léo', lastName: 'Renard', agreedAt: '2026-11-24T17:30:00.000Z' };

const namesOf = async (parts: readonly PartRecord[]) => {
  const asked: string[] = [];
  const listed = await withFirstNames({ id: 'me' }, parts, {
    orders: {
      findAll: async (ids) => {
        asked.push(...ids);
        return ids.map((id) => ({ ...order, id }));
      },
    },
    births: {
      findAll: async () =>
        new Map([
          [orderId, born()],
          [other, born({ person })],
        ]),
    },
  });
  return { names: listed.map(({ first_name }) => first_name), asked };
};

it('is shown to the expert who has opened the part, the buyer’s or that of the person studied', async () => {
  const { names, asked } = await namesOf([part('me'), part('me', { order_id: other })]);
  expect(names).toEqual(['Camille', 'Léo']);
  expect(asked).toEqual([orderId, other]);
});

it('is read for nobody else: not opened, opened by a former holder, a colleague’s', async () => {
  const colleague = { expert: { id: 'colleague', name: 'Jeanne Maillot' } };
  const { names, asked } = await namesOf([part(), part('former'), part('colleague', colleague)]);
  expect(names).toEqual([undefined, undefined, undefined]);
  expect(asked).toEqual([]);
});

it('is left out when its order is gone meanwhile', async () => {
  const listed = await withFirstNames({ id: 'me' }, [part('me')], {
    orders: { findAll: async () => [] },
    births: { findAll: async () => new Map([[orderId, born()]]) },
  });
  expect(listed.map(({ first_name }) => first_name)).toEqual([undefined]);
});

it('is left out when the birth is gone, which may have been another’s', async () => {
  const listed = await withFirstNames({ id: 'me' }, [part('me')], {
    orders: { findAll: async () => [order] },
    births: { findAll: async () => new Map() },
  });
  expect(listed.map(({ first_name }) => first_name)).toEqual([undefined]);
});
