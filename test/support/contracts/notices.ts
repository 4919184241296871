import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { NoticeRecord } from '#lambdas/storage/transactions/notify.ts';
import { now } from '../builders.ts';
import { type Contract, someMail } from './stores.ts';

const notice = (id = randomUUID(), event: NoticeRecord['event'] = 'new'): NoticeRecord => ({
  id,
  event,
  at: now.toISOString(),
});

/** The contract of the notices for the staff. */
export const noticesContract: Contract = (stores) => {
  const rowsOf = async (...ids: readonly string[]) => {
    const all = await stores().notices.all();
    return ids.flatMap((id) => all.find((row) => row.id === id) ?? []);
  };

  test('a notice stays as it was first added, until it is forgotten', async () => {
    const { notices } = stores();
    const [first, other] = [notice(), notice()];
    for (const row of [first, other, { ...first, event: 'late' as const }]) await notices.add(row);
    expect(await rowsOf(first.id)).toEqual([first]);
    await notices.forget(first.id);
    await notices.forgetAbout([other.id.slice(0, 20)]);
    expect(await rowsOf(first.id, other.id)).toEqual([]);
  });

  test('a notice takes the place of one that is there, and of no other', async () => {
    const { notices } = stores();
    const [first, next, late] = [notice(), notice(randomUUID(), 'withdrawn'), notice()];
    await notices.add(first);
    await notices.replace(first.id, next);
    expect(await rowsOf(first.id, next.id)).toEqual([next]);
    await notices.replace(first.id, late);
    expect(await rowsOf(late.id)).toEqual([]);
    await notices.add(first);
    await notices.replace(first.id, { ...next, event: 'late' });
    expect(await rowsOf(first.id, next.id)).toEqual([first, next]);
  });

  test('a reader is informed once, of all notices or of none', async () => {
    const { notices } = stores();
    const [one, two] = [notice(), notice()];
    for (const row of [one, two]) await notices.add(row);
    const mail = someMail();
    expect(await notices.tell('ines', [one.id], mail)).toBe(true);
    expect(await notices.tell('ines', [one.id, two.id], someMail())).toBe(false);
    expect(await notices.tell('paul', [one.id, randomUUID()], someMail())).toBe(false);
    expect(await notices.tell('paul', [one.id], mail)).toBe(false);
    expect(await rowsOf(one.id, two.id)).toEqual([{ ...one, told: ['ines'] }, two]);
    expect(await notices.tell('paul', [one.id, two.id], someMail())).toBe(true);
    expect(await rowsOf(one.id, two.id)).toEqual([
      { ...one, told: ['ines', 'paul'] },
      { ...two, told: ['paul'] },
    ]);
  });
};
