import { expect, it } from 'vitest';
import { birth, customerInfo, wireOrder } from '#test/support/builders.ts';
import { othersThan } from '#web/pages/compte/person-birth.ts';

const typed = { birthDate: '1991-04-17', birthTime: '06:42', birthPlace: 'Saint-Denis, La Réunion' };
const orderOf = (changes: Parameters<typeof customerInfo>[0]) =>
  wireOrder({ customer_info: customerInfo({ ...typed, ...changes }) });

it('an order differs when its birth reads otherwise than the one of the account', () => {
  const born = { ...typed, birth: birth() };
  const same = orderOf({ birth: birth() });
  const others = [
    orderOf({ birthTime: '07:42', birth: birth() }),
    orderOf({ birth: birth({ offsetSeconds: 10_800, utc: '1991-04-17T03:42:00Z', offsetBy: 'hand' }) }),
  ];
  expect(othersThan(born, [same, ...others])).toEqual(others);
});

it('nothing differs where the account or the order has no birth', () => {
  const { birthDate: _, birthTime: __, birthPlace: ___, ...named } = customerInfo();
  expect(othersThan({ ...typed, birthDate: '' }, [orderOf({})])).toEqual([]);
  expect(othersThan(typed, [wireOrder({ customer_info: named })])).toEqual([]);
});
