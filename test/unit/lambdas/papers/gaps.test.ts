import { expect, it } from 'vitest';
import { countOf, gapsIn } from '#lambdas/papers/numbering.ts';

it('numbers that no order has are told, for each kind and year by itself', () => {
  expect(gapsIn([])).toEqual([]);
  expect(gapsIn(['2026-000001', '2026-000002', 'A2026-000001', '2027-000001'])).toEqual([]);
  expect(gapsIn(['2026-000003', '2026-000001', 'A2026-000002', '2027-000002'])).toEqual([
    '2026-000002',
    'A2026-000001',
    '2027-000001',
  ]);
});

it('a number of a later year is higher', () => {
  const numbers = ['2026-000123', '2027-000001', '2026-000009'];
  expect(numbers.toSorted((left, right) => countOf(left) - countOf(right))).toEqual([
    '2026-000009',
    '2026-000123',
    '2027-000001',
  ]);
});
