import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createLimitsStore } from '#lambdas/storage/limits-store.ts';
import { database, tableOf } from '#test/support/rows.ts';

test('the next window begins anew, and a refused use does not count', async () => {
  const limits = createLimitsStore(database(), tableOf('Limits'));
  const limit = { name: 'test', max: 2, seconds: 3600 };
  const [subject, other] = [randomUUID(), randomUUID()];
  const at = (time: string) => new Date(`2026-11-24T${time}Z`);
  await limits.take(limit, subject, at('10:00:00'));
  await limits.take(limit, subject, at('10:30:00'));
  for (const time of ['10:30:01', '10:59:59']) {
    await expect(limits.take(limit, subject, at(time))).rejects.toMatchObject({ code: 'too_many' });
  }
  await limits.take(limit, other, at('10:59:59'));
  await limits.take(limit, subject, at('11:00:00'));
  await limits.take(limit, subject, at('11:00:01'));
  await expect(limits.take(limit, subject, at('11:00:02'))).rejects.toMatchObject({ code: 'too_many' });
});

test('of uses at the same moment no more than the limit pass', async () => {
  const limits = createLimitsStore(database(), tableOf('Limits'));
  const limit = { name: 'test', max: 5, seconds: 3600 };
  const subject = randomUUID();
  const uses = Array.from({ length: 20 }, () =>
    limits.take(limit, subject, new Date('2026-11-24T10:00:00Z')),
  );
  const results = await Promise.allSettled(uses);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});
