import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Limit, limits as table } from '#domain/limits.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import { signUp } from '#lambdas/accounts/sign-up.ts';
import { createLimitsStore } from '#lambdas/storage/limits.ts';
import { newAddress } from '#test/support/client.ts';
import { newCredentials } from '#test/support/customers.ts';
import { newSite } from '#test/support/networks.ts';
import { database, tableOf } from '#test/support/rows.ts';

const limits = createLimitsStore(database(), tableOf('Limits'));
const few: Limit = { name: 'test', key: 'account', atOnce: 3, perHour: 3 };
/** As the functions count: a refusal is thrown. */
const take = (limit: Limit, subject: string, now: Date) => takeUse(limit, subject, { limits, now });
/** Far in the future: the emulator removes rows whose time to live is over. */
const at = (time: string) => new Date(`2096-11-24T${time}Z`);
const tooMany = (wait: string) => ({ code: 'too_many', message: expect.stringContaining(wait) });

test('three pass at once, then one every twenty minutes; the refusal names the wait, and is not counted', async () => {
  const subject = randomUUID();
  for (let turn = 0; turn < 3; turn += 1) await take(few, subject, at('10:00:00'));
  await expect(take(few, subject, at('10:00:00'))).rejects.toMatchObject(tooMany('20\u00a0minutes'));
  await expect(take(few, subject, at('10:19:59'))).rejects.toMatchObject(tooMany('une minute'));
  await take(few, subject, at('10:20:00'));
  expect(await limits.allows(few, subject, at('10:39:59'))).toBe(false);
  expect(await limits.allows(few, subject, at('10:40:00'))).toBe(true);
  for (let turn = 0; turn < 3; turn += 1) await take(few, subject, at('12:00:00'));
  expect(await limits.allows(few, subject, at('12:00:00'))).toBe(false);
  expect(await limits.allows(few, randomUUID(), at('12:00:00'))).toBe(true);
});

test('a returned use is not counted', async () => {
  const subject = randomUUID();
  for (let turn = 0; turn < 6; turn += 1) {
    await take(few, subject, at('10:00:00'));
    await limits.giveBack(few, subject, at('10:00:00'));
  }
  await limits.giveBack(few, randomUUID(), at('10:00:00'));
  for (let turn = 0; turn < 3; turn += 1) await take(few, subject, at('10:00:00'));
  expect(await limits.allows(few, subject, at('10:00:00'))).toBe(false);
});

/** The allowed uses after the waits of `gaps`, by adding up the minutes: parts of a use would not add up exactly. */
const expected = (gaps: readonly number[], atOnce: number, every: number): boolean[] => {
  let minutes = atOnce * every;
  return gaps.map((gap) => {
    minutes = Math.min(atOnce * every, minutes + gap);
    if (minutes < every) return false;
    minutes -= every;
    return true;
  });
};

test('at any times, as many uses pass as are available again', { timeout: 120_000 }, async () => {
  const minutes = fc.integer({ min: 0, max: 50 });
  const times = fc.array(minutes, { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(times, fc.constantFrom(1, 2, 4), async (gaps, atOnce) => {
      const limit: Limit = { ...few, atOnce, perHour: 2 };
      const subject = randomUUID();
      const passed: boolean[] = [];
      let now = at('10:00:00').getTime();
      for (const gap of gaps) {
        now += gap * 60_000;
        passed.push(await limits.allows(limit, subject, new Date(now)));
      }
      expect(passed).toEqual(expected(gaps, atOnce, 30));
    }),
    { numRuns: 15 },
  );
});

test('of parallel uses no more than the limit pass', async () => {
  const subject = randomUUID();
  const limit: Limit = { ...few, atOnce: 5 };
  const uses = Array.from({ length: 20 }, () => limits.allows(limit, subject, at('10:00:00')));
  expect((await Promise.all(uses)).filter(Boolean)).toHaveLength(5);
});

describe('the spellings of a mailbox', () => {
  const now = at('10:00:00');
  const refusal = { code: 'too_many', message: expect.stringContaining('ouvrez l’un d’eux') };
  const spellings = () => {
    const name = randomUUID().slice(0, 8);
    const dotted = `${name.split('').join('.')}@googlemail.com`;
    return [dotted, ...Array.from({ length: 11 }, (_, at) => `${name}+${at}@GMAIL.com`)];
  };

  test('have twelve mails of a purpose together', async () => {
    const [first = '', ...others] = spellings();
    for (const address of [first, ...others]) await take(table.validationMail, address, now);
    await expect(take(table.validationMail, first, now)).rejects.toMatchObject(refusal);
    await take(table.signUpMail, first, now);
  });

  test('never refuse the first mail of an address: a stranger keeps nobody from theirs', async () => {
    const written = spellings();
    const own = `${written[1]?.split('+')[0]}@gmail.com`;
    for (const address of written) await take(table.validationMail, address, now);
    await take(table.validationMail, own, now);
    await expect(take(table.validationMail, own, now)).rejects.toMatchObject(refusal);
    expect(await limits.allows(table.validationMail, own, at('12:00:00'))).toBe(true);
  });

  test('an address has three of them', async () => {
    const address = `${randomUUID()}@exemple.fr`;
    for (let turn = 0; turn < 3; turn += 1) await take(table.validationMail, address, now);
    await expect(take(table.validationMail, address, now)).rejects.toMatchObject(refusal);
  });
});

test('with IPv6 a /64 has its uses, and the /56 and the /48 around it theirs', async () => {
  const limit: Limit = { name: 'test-network', key: 'network', atOnce: 1, perHour: 1 };
  const now = at('10:00:00');
  const subnet = newSite();
  expect(await limits.allows(limit, subnet(1), now)).toBe(true);
  expect(await limits.allows(limit, subnet(1), now)).toBe(false);
  expect(await limits.allows(limit, subnet(2), now)).toBe(true);
  expect(await limits.allows(limit, subnet(3), now)).toBe(false);
  expect(await limits.allows(limit, newSite()(1), now)).toBe(true);
});

const signUpFrom = (viewerIp: string) => {
  const { email, password } = newCredentials();
  return signUp(
    { email, password, from: 'checkout' },
    {
      accounts: {
        create: async () => ({ userId: randomUUID(), isNew: true, isHalfMade: true }),
        isInGroup: async () => false,
        setPassword: async () => true,
        finish: async () => {},
      },
      orders: { idsOfUser: async () => [] },
      profiles: { create: async () => true as const, giveUp: async () => {} },
      limits,
      viewerIp,
      now: at('10:00:00'),
    },
  );
};

test('a thousand customers sign up from one address at once, then a robot must wait', {
  timeout: 300_000,
}, async () => {
  const ip = newAddress();
  for (let turn = 0; turn < 40; turn += 1) {
    await Promise.all(Array.from({ length: 25 }, () => signUpFrom(ip)));
  }
  await expect(signUpFrom(ip)).rejects.toMatchObject(tooMany('une minute'));
  await signUpFrom(newAddress());
});
