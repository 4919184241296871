import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { NoticeRecord } from '#lambdas/storage/transactions/notify.ts';
import { keyFor } from '#test/support/keys.ts';
import { now } from '../builders.ts';
import { type Contract, someMail } from './stores.ts';

const notice = (
  id = `new ${randomUUID()} ${keyFor.numbers}`,
  event: NoticeRecord['event'] = 'new',
): NoticeRecord => ({
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
    const first = notice();
    for (const row of [first, { ...first, event: 'late' as const }]) await notices.add(row);
    expect(await rowsOf(first.id)).toEqual([first]);
    await notices.forget(first.id);
    expect(await rowsOf(first.id)).toEqual([]);
  });

  test('the notices about an order or an account are forgotten, and no others', async () => {
    const { notices } = stores();
    const [order, account, another] = [randomUUID(), randomUUID(), randomUUID()];
    const about = [
      ...[
        `new ${order} ${keyFor.numbers}`,
        `handed ${order} ${keyFor.numbers} ${now.toISOString()}`,
        `dispute ${order}`,
      ],
      ...[`owed ${order} ${randomUUID()}`, `same ${order} ${keyFor.design}`, `address ${account}`],
      ...[
        `mail report:${order}:${keyFor.numbers}:1`,
        `mail validation:${account}`,
        `untaken confirmation:${order}`,
      ],
    ];
    const others = [`new ${another} ${keyFor.numbers}`, `mail report:${another}:${keyFor.numbers}:1`];
    for (const id of [...about, ...others]) await notices.add(notice(id));
    await notices.forgetAbout([order, account]);
    expect((await rowsOf(...about, ...others)).map(({ id }) => id)).toEqual(others);
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
