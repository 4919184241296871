import { describe, expect, it } from 'vitest';
import { readOrderQuery } from '#domain/order-search.ts';

describe('what is searched', () => {
  it('is everything when nothing is typed', () => {
    expect(readOrderQuery('  ')).toMatchObject({ by: 'date' });
  });

  it.each([
    ['7c1e90ab', '7c1e90ab'],
    [' #7C1E90AB ', '7c1e90ab'],
    ['7c', '7c'],
    ['2026', '2026'],
    ['7c1e90ab-0000-4000-8000-000000000000', '7c1e90ab-0000-4000-8000-000000000000'],
  ])('«%s» is a number', (typed, number) => {
    expect(readOrderQuery(typed)).toEqual({ by: 'number', number });
  });

  it('an address is one, in any capitals', () => {
    expect(readOrderQuery(' Camille@Exemple.fr')).toEqual({ by: 'email', email: 'camille@exemple.fr' });
  });

  it.each(['11/2026', '2026-11', 'novembre 2026', 'Nov. 2026', ' NOVEMBRE  2026 ', '11 2026'])(
    '«%s» is a month in Paris',
    (typed) => {
      expect(readOrderQuery(typed)).toEqual({
        ...{ by: 'date', from: '2026-10-31T23:00:00.000Z', to: '2026-11-30T22:59:59.999Z' },
      });
    },
  );

  it.each([
    ['août 2026', '2026-07-31T22:00:00.000Z'],
    ['fev 2026', '2026-01-31T23:00:00.000Z'],
    ['10/2026', '2026-09-30T22:00:00.000Z'],
    ['1/2027', '2026-12-31T23:00:00.000Z'],
  ])('«%s» begins at midnight in Paris', (typed, from) => {
    expect(readOrderQuery(typed)).toMatchObject({ by: 'date', from });
  });

  it.each([
    'Camille',
    'Camille Renard',
    '13/2026',
    '0/2026',
    '11/1926',
    'jui 2026',
    'camille @exemple',
    "' OR 1=1 --",
    '-',
    '-abc',
  ])('«%s» has no index', (typed) => {
    expect(readOrderQuery(typed)).toBeUndefined();
  });
});
