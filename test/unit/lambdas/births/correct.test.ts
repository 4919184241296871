import { describe, expect, it } from 'vitest';
import type { BirthRecord } from '#domain/births/correction.ts';
import type { CorrectedBirth, Decision } from '#domain/wire/births.ts';
import { correctBirth } from '#lambdas/births/correct.ts';
import { decideBirth } from '#lambdas/births/decide.ts';
import type { Customer } from '#lambdas/platform/identity.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { NewAccess } from '#lambdas/storage/accesses.ts';
import { Moved } from '#lambdas/storage/moved.ts';
import { born, type BirthShop as Shop, birthShop as shopOf, taken } from '#test/support/birth-shop.ts';
import { now, orderId, paidOrderRecord, userId } from '#test/support/builders.ts';
import { partRecord } from '#test/support/issue-sweep.ts';
import { keyFor } from '#test/support/keys.ts';

const at = now.toISOString();
const right = { ...born, birthTime: '07:42' };
const customer: Customer = { kind: 'customer', userId, groups: [], issuedAt: 0, session: 'session' };
const expert: Member = {
  id: 'expert',
  name: 'Inès Delorme',
  discipline: keyFor.numbers,
  isAdministrator: false,
};
const administrator: Member = { ...expert, id: 'boss', name: 'Mireille', isAdministrator: true };
const report = { key: 'k', version: 1, pages: 12, bytes: 9, delivered_at: at };
const delivered = partRecord({
  state: 'delivered',
  expert: { id: 'expert', name: 'Inès Delorme' },
  read_by: 'expert',
  report,
});

const correct = (shop: Shop, sent: CorrectedBirth = right, who = customer) =>
  correctBirth(who, orderId, sent, shopOf(shop).deps);
const decide = (shop: Shop, decision: Decision, me = expert) =>
  decideBirth(me, orderId, decision, shopOf(shop).deps);
const code = (name: string) => expect.objectContaining({ code: name });

describe('a customer', () => {
  it('corrects a birth that no expert has opened', async () => {
    const log: NewAccess[] = [];
    expect(await correct({ log })).toEqual({
      born: right,
      correction: { corrected: { at, by: 'customer' } },
    });
    expect(log).toEqual([{ by: 'customer', what: 'birth_corrected' }]);
  });

  it('asks once it is opened, by its mark or by the access log', async () => {
    const request = { at, born: right };
    const register: string[] = [];
    const marked = await correct({ record: { ...born, opened_at: at }, register });
    expect(register).toEqual(['asked correction']);
    expect(marked).toEqual({ born, correction: { opened_at: at, request } });
    const log: NewAccess[] = [{ by: 'expert', what: 'birth_data', service: keyFor.numbers }];
    expect((await correct({ log })).correction).toEqual({ request });
    expect(log.at(-1)).toEqual({ by: 'customer', what: 'birth_asked' });
  });

  it('takes a request back with the present birth, and repeats nothing', async () => {
    const request = { at: '2026-11-20T08:00:00.000Z', born: right };
    const record = { ...born, opened_at: at, request };
    const register: string[] = [];
    expect((await correct({ record, register }, born)).correction).toEqual({ opened_at: at });
    expect(register).toEqual(['answered 2026-11-20T08:00:00.000Z#correction']);
    const log: NewAccess[] = [];
    expect((await correct({ record, log })).correction.request).toEqual(request);
    expect((await correct({ log }, born)).correction).toEqual({});
    expect(log).toEqual([]);
  });

  it('decides again when the expert opens at the same moment', async () => {
    const { deps } = shopOf({});
    let record: BirthRecord = born;
    const answer = await correctBirth(customer, orderId, right, {
      ...deps,
      births: { ...deps.births, find: async () => record },
      corrections: {
        commit: async ({ before }) => {
          record = { ...born, opened_at: at, revision: 1 };
          if (before.opened_at === undefined) throw new Moved('order');
        },
      },
    });
    expect(answer.correction.request).toEqual({ at, born: right });
  });

  it.each<[string, Shop, string]>([
    ['of another account', { order: paidOrderRecord({ user_id: 'another' }) }, 'not_found'],
    ['that is not paid', { order: paidOrderRecord({ status: 'pending' }) }, 'birth_fixed'],
    ['that is refunded', { order: paidOrderRecord({ refunded_amount: 900 }) }, 'birth_fixed'],
    ['that is erased', { record: { birthDate: '', birthTime: '', birthPlace: '' } }, 'birth_fixed'],
  ])('corrects no order %s', async (_what, shop, refusal) => {
    await expect(correct(shop)).rejects.toThrow(code(refusal));
  });

  it('names nobody else in an own order, and agrees anew for another person', async () => {
    const person = { firstName: 'Jeanne', lastName: 'Le Goff', agrees: true } as const;
    await expect(correct({}, { ...right, person })).rejects.toThrow(code('invalid_request'));
    const record = { ...born, person: { firstName: 'Jane', lastName: 'Le Goff', agreedAt: '2026-01-01' } };
    expect((await correct({ record }, { ...right, person })).born.person).toEqual({
      firstName: 'Jeanne',
      lastName: 'Le Goff',
      agreedAt: at,
    });
    expect((await correct({ record })).born.person).toEqual(record.person);
  });
});

describe('staff', () => {
  const asked = { ...born, opened_at: at, request: { at, born: right } };

  it('accept: parts to come take the new birth, a delivered report keeps its own', async () => {
    const shop = { record: asked, parts: [delivered, taken] };
    const { born: now_, correction } = await decide(shop, { kind: 'accept', asked_at: at });
    expect(now_).toEqual(right);
    expect(correction).toEqual({
      opened_at: at,
      corrected: { at, by: 'expert', name: 'Inès Delorme' },
      written_for: [{ service: keyFor.numbers, version: 1, born }],
    });
  });

  it('keep the first birth of a report over several corrections, until a new version is delivered', async () => {
    const written_for = [{ service: keyFor.numbers, version: 1, born: { ...born, birthTime: '01:00' } }];
    const shop = { record: { ...asked, written_for }, parts: [delivered] };
    const accept = { kind: 'accept', asked_at: at } as const;
    expect((await decide(shop, accept)).correction?.written_for).toEqual(written_for);
    const second = { ...delivered, report: { ...report, version: 2 } };
    expect((await decide({ ...shop, parts: [second] }, accept)).correction?.written_for).toEqual([
      { service: keyFor.numbers, version: 2, born },
    ]);
  });

  it('refuse with a reason, and the birth stays', async () => {
    const log: NewAccess[] = [];
    const register: string[] = [];
    const answer = await decide(
      { record: asked, log, register },
      { kind: 'refuse', asked_at: at, reason: 'Acte lu.' },
    );
    expect(answer).toEqual({
      born,
      correction: { opened_at: at, refused: { at, name: 'Inès Delorme', reason: 'Acte lu.' } },
    });
    expect(log).toEqual([{ by: 'expert', name: 'Inès Delorme', who: 'expert', what: 'birth_refused' }]);
    expect(register).toEqual([`answered ${at}#correction`]);
  });

  it('correct after a call, with the reason', async () => {
    const decision = { kind: 'correct', born: right, reason: 'Votre appel' } as const;
    const { correction } = await decide({ record: asked }, decision);
    expect(correction?.corrected).toEqual({ at, by: 'expert', name: 'Inès Delorme', reason: 'Votre appel' });
    expect(correction?.request).toBeUndefined();
  });

  it('give an administrator no birth back', async () => {
    const decision = { kind: 'correct', born: right, reason: 'Votre appel' } as const;
    const { deps, log } = shopOf({ record: asked });
    expect(await decideBirth(administrator, orderId, decision, deps)).toEqual({});
    expect(await deps.births.find()).toMatchObject({ ...right, corrected: { by: 'administrator' } });
    expect(log).toEqual([{ by: 'administrator', name: 'Mireille', who: 'boss', what: 'birth_corrected' }]);
  });

  it('answer only the request that they read', async () => {
    for (const kind of ['accept', 'refuse'] as const) {
      const decision = { kind, asked_at: '2026-01-01', reason: 'x' };
      await expect(decide({ record: asked }, decision)).rejects.toThrow(code('request_changed'));
      await expect(decide({}, decision)).rejects.toThrow(code('request_changed'));
    }
  });

  it.each([undefined, 'another'])(
    'read no birth that they have not opened themselves, but %s',
    async (read_by) => {
      const shop = { record: asked, parts: [{ ...taken, read_by }] };
      const accept = { kind: 'accept', asked_at: at } as const;
      await expect(decide(shop, accept)).rejects.toThrow(code('forbidden'));
      expect(await decide(shop, accept, { ...expert, isAdministrator: true })).toEqual({});
    },
  );

  it('need a part of the order, or the administration', async () => {
    const accept = { kind: 'accept', asked_at: at } as const;
    const stranger = { ...expert, id: 'stranger' };
    await expect(decide({ record: asked }, accept, stranger)).rejects.toThrow(code('forbidden'));
    const over = [{ ...taken, withdrawn_at: at }];
    await expect(decide({ record: asked, parts: over }, accept)).rejects.toThrow(code('forbidden'));
  });
});
