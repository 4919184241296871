import { expect, it } from 'vitest';
import { disciplines, type PaidKey } from '#domain/catalogue.ts';
import { stoppedOf } from '#domain/stopped.ts';
import { keyFor } from '#test/support/keys.ts';
import { soldLines } from '#test/support/sold-lines.ts';

const [western, chinese, numerology, design] = disciplines;
const bought = (amount: number, services: readonly PaidKey[]) => ({
  ...{ amount, services },
  sold: soldLines(services),
});
const two = bought(3800, [western, numerology]);
const pack = bought(6900, [keyFor.pack]);

it.each([
  ['all of it', two, { open: [western, numerology], delivered: [] }, 3800],
  [
    'what is left after another refund',
    { ...two, refund_reserved: 900 },
    { open: [western], delivered: [] },
    2900,
  ],
  ['one of two', two, { open: [numerology], delivered: [western] }, 900],
  ['a pack', pack, { open: [...disciplines], delivered: [] }, 6900],
  [
    'three of a pack, at most what is left',
    { ...pack, refund_reserved: 2000 },
    { open: [western, chinese, design], delivered: [numerology] },
    4900,
  ],
  [
    'three of a pack, whose price they share',
    pack,
    { open: [western, chinese, design], delivered: [numerology] },
    6143,
  ],
  [
    'one of two at the price of then',
    { ...two, amount: 1900 },
    { open: [numerology], delivered: [western] },
    450,
  ],
  ['nothing that is open', two, { open: [], delivered: [western, numerology] }, 0],
  [
    'nothing of what is paid back already',
    { ...two, refund_reserved: 3800 },
    { open: [western], delivered: [] },
    0,
  ],
])('pays back %s', (_, order, parts, amount) => {
  expect(stoppedOf(order, parts).amount).toBe(amount);
});

it('names the services of which nothing was delivered', () => {
  expect(stoppedOf(two, { open: [numerology], delivered: [western] }).services).toEqual([numerology]);
  expect(stoppedOf(pack, { open: [western], delivered: [chinese, numerology, design] }).services).toEqual([]);
});
