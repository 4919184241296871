import { expect, it } from 'vitest';
import { nothingWritten } from '#domain/threads.ts';
import { takenOrder } from '#test/support/component/orders.ts';
import { messageFrom } from '#test/support/component/threads.ts';
import { toldWords } from '#test/support/component/words.ts';
import { keyFor } from '#test/support/keys.ts';
import { dayOf, linesOf, reasonOf, withWords, wordsId } from '#web/pages/compte/conversation/facts.ts';

const now = new Date('2026-11-28T08:00:00Z');
const thread = { service: keyFor.numbers, ...nothingWritten, is_open: true };
const partOf = (changes: object = {}) => {
  const [part] = takenOrder().parts;
  if (!part) throw new Error('the order has no part');
  return { ...part, taken_at: '2026-11-25T08:00:00.000Z', ...changes };
};

it.each([
  ['2026-11-30T23:30:00Z', 'Europe/Paris', 'mardi 1er décembre'],
  ['2026-11-30T23:30:00Z', 'America/Montreal', 'lundi 30 novembre'],
  ['2025-12-31T23:30:00Z', 'Europe/Paris', 'jeudi 1er janvier'],
  ['2025-12-31T21:30:00Z', 'Europe/Paris', 'mercredi 31 décembre 2025'],
])('%s in %s is %s', (at, zone, day) => expect(dayOf(new Date(at), now, zone)).toBe(day));

it('the words of before are the first message, unless they were taken back', () => {
  const words = toldWords('Je change de métier.', '2026-11-24T08:00:00.000Z');
  expect(withWords({ ...thread, words }, 'Camille').messages).toEqual([
    expect.objectContaining({ id: wordsId, from: 'customer', text: words.text }),
  ]);
  const withdrawn = { ...words, text: undefined, withdrawn_at: '2026-11-24T09:00:00.000Z' };
  expect(withWords({ ...thread, words: withdrawn }, 'Camille').messages).toEqual([]);
  expect(linesOf(takenOrder(), partOf(), { words: withdrawn }).map(({ content }) => content)).toContainEqual(
    expect.stringContaining('Vous avez retiré'),
  );
});

it.each([
  ['Ines Morel', '2026-11-24T08:00:00.000Z', /a repris votre consultation/],
  ['Pascal Riviere', '2026-11-24T08:00:00.000Z', /a pris votre consultation/],
  ['Ines Morel', '2026-11-26T08:00:00.000Z', /a pris votre consultation/],
])('a message of %s at %s: %s', (name, at, says) => {
  const messages = [{ ...messageFrom('expert', 'Bonjour.', at), name }];
  const lines = linesOf(takenOrder(), partOf(), { messages });
  expect(lines.map(({ content }) => content)).toContainEqual(expect.stringMatching(says));
});

it('a part or an order that is over says why', () => {
  const [order, part] = [takenOrder(), partOf()];
  expect(reasonOf(order, part)).toBeUndefined();
  expect(reasonOf(order, partOf({ refunded_at: now.toISOString() }))).toMatch(/remboursée/);
  expect(reasonOf({ ...order, refunded_amount: order.amount }, part)).toMatch(/remboursée/);
  expect(reasonOf(order, partOf({ withdrawn_at: now.toISOString() }))).toMatch(/renoncé/);
});
