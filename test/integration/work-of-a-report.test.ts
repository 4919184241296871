/** Counts all calls of the shop's functions, so it runs when no other test does (project `alone`). */
import { expect, inject, test } from 'vitest';
import { confirmedOrder, take } from '#test/support/atelier.ts';
import { letter, saveSection } from '#test/support/desk.ts';
import { newStaff } from '#test/support/experts.ts';
import { savingLimits } from '#test/support/saving-limits.ts';
import { startDetour } from '../measures/bench/detour.ts';

const pause = () => new Promise((resolve) => setTimeout(resolve, 2500));
const sentence = 'Votre Lune demande du temps, et vous le lui donnez rarement. ';

test('a saving takes at most the units that the page on costs names', async () => {
  const { customer, expert } = await newStaff();
  const id = await confirmedOrder(customer);
  await take(expert, id);
  // The functions read their secrets and keys with the first saving, and another writes the first state.
  await saveSection(expert, id, letter(sentence), 0);
  const { aws, end } = await startDetour(inject('shop'));
  try {
    await saveSection(expert, id, letter(sentence.repeat(2)), 1);
    for (let seen = -1; seen !== aws.calls.length; await pause()) seen = aws.calls.length;
    aws.forget();
    const count = 20;
    for (let turn = 0; turn < count; turn += 1) {
      const answer = await saveSection(expert, id, letter(sentence.repeat(3 + turn)), 2 + turn);
      expect(answer.status).toBe(200);
    }
    const sum = (unit: 'reads' | 'writes') => aws.calls.reduce((total, call) => total + call[unit], 0);
    expect(sum('writes')).toBeGreaterThanOrEqual(count);
    expect(sum('writes') / count).toBeLessThanOrEqual(savingLimits.writeUnits);
    expect(sum('reads') / count).toBeLessThanOrEqual(savingLimits.readUnits);
  } finally {
    await end();
  }
});
