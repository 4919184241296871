/** A correction asked for in words, and its answer. */
import { describe, expect, it } from 'vitest';
import type { CorrectionAnswer, RequestKey, RequestReading } from '#domain/requests.ts';
import type { Customer } from '#lambdas/platform/identity.ts';
import { answerRequest, openRequest } from '#lambdas/requests/answer-request.ts';
import { askCorrection } from '#lambdas/requests/ask-correction.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { NewAccess } from '#lambdas/storage/accesses.ts';
import type { OutboxRecord } from '#lambdas/storage/outbox-record.ts';
import { keyOf, newRequest, type RequestRecord } from '#lambdas/storage/requests.ts';
import { now, orderId, paidOrderRecord, profileRecord, userId } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';

const customer: Customer = { kind: 'customer', userId, groups: [], issuedAt: 0, session: 'session' };
const boss: Member = { id: 'boss', name: 'Mireille', discipline: undefined, isAdministrator: true };
const expert: Member = { ...boss, discipline: keyFor.numbers, isAdministrator: false };
const sent = { about: 'paper', message: 'Mon nom est Renard, sans d.' } as const;
const code = (name: string) => expect.objectContaining({ code: name });

/** The register, whose conditions are tried on DynamoDB in the integration tests. */
const register = (rows: RequestRecord[] = []) => {
  const mails: OutboxRecord[] = [];
  const log: string[] = [];
  const find = async ({ id }: RequestKey) => rows.find((row) => row.id === id);
  const deps = {
    requests: {
      find,
      noteReading: async ({ id }: RequestKey, { at, name, who }: RequestReading & { who: string }) => {
        log.push(`${id} ${at} ${name} ${who}`);
        return true;
      },
    },
    orders: { find: async (id: string) => (id === orderId ? paidOrderRecord() : undefined) },
    profiles: { find: async () => profileRecord() },
    limits: { waitFor: async () => 0 },
    accesses: {
      add: async (id: string, { by, what, name }: NewAccess) => void log.push(`${id} ${by} ${what} ${name}`),
    },
    corrections: {
      ask: async (_: unknown, row: RequestRecord, more: readonly OutboxRecord[]) => {
        if (await find(row)) return false;
        rows.push(row);
        mails.push(...more);
        return true;
      },
      answer: async (key: RequestKey, answer: CorrectionAnswer, more: readonly OutboxRecord[]) => {
        const row = await find(key);
        if (row?.state !== 'open' || !row.asked) return false;
        rows.splice(rows.indexOf(row), 1, { ...row, state: 'answered', asked: { ...row.asked, answer } });
        mails.push(...more);
        return true;
      },
    },
    now,
  };
  return { rows, mails, log, deps };
};

describe('a customer', () => {
  it('asks in words: the register has them and the date of the answer, two mails leave', async () => {
    const { rows, mails, deps } = register();
    const asked = await askCorrection(customer, { ...sent, order_id: orderId }, deps);
    expect(asked).toMatchObject({ kind: 'correction', due_at: '2026-12-24T17:42:00.000Z' });
    expect(rows).toMatchObject([
      { state: 'open', who: keyOf(userId, '').who, asked: { ...sent, order_id: orderId, user_id: userId } },
    ]);
    const subject = { user_id: userId, request_id: asked.id };
    expect(mails.map((mail) => mail.subject)).toEqual([
      { kind: 'correction', ...subject },
      { kind: 'correction-receipt', ...subject },
    ]);
    expect(JSON.stringify(mails)).not.toContain('Renard');
  });

  it('asks once with the same words, and again with others', async () => {
    const { rows, deps } = register();
    const first = await askCorrection(customer, sent, deps);
    expect(await askCorrection(customer, sent, deps)).toEqual(first);
    await askCorrection(customer, { ...sent, about: 'notes' }, deps);
    expect(rows).toHaveLength(2);
  });

  it('asks for a limitation or objects: each is a kind of its own in the register and for its reader', async () => {
    const { rows, mails, deps } = register();
    const kinds = ['limitation', 'objection'] as const;
    for (const kind of kinds) {
      const { id } = await askCorrection(customer, { ...sent, kind }, deps);
      expect(await openRequest(boss, keyOf(userId, id), deps)).toMatchObject({ ...sent, kind });
    }
    expect(rows.map(({ kind }) => kind)).toEqual(kinds);
    expect(rows.map(({ asked }) => asked)).toEqual(kinds.map(() => ({ ...sent, user_id: userId })));
    expect(mails).toHaveLength(4);
  });

  it.each([
    [
      'another’s order',
      { orders: { find: async () => paidOrderRecord({ user_id: 'another' }) } },
      'not_found',
    ],
    ['an absent order', { orders: { find: async () => undefined } }, 'not_found'],
    ['an ended session', { corrections: { ask: async () => false } }, 'signed_out'],
    ['a limit that is reached', { limits: { waitFor: async () => 60_000 } }, 'too_many'],
  ])('is refused for %s', async (_, change, refusal) => {
    const { rows, deps } = register();
    const asking = askCorrection(customer, { ...sent, order_id: orderId }, { ...deps, ...change });
    await expect(asking).rejects.toThrow(code(refusal));
    expect(rows).toEqual([]);
  });
});

const key = keyOf(userId, 'one');
const open = (order_id?: string): RequestRecord =>
  newRequest(key, now, { kind: 'correction', asked: { ...sent, user_id: userId, order_id } });
const refusal = { ...key, outcome: 'refused', reason: 'La loi la fige.' } as const;

describe('an administrator', () => {
  const noted = `one ${now.toISOString()} Mireille boss`;

  it('reads the words, once the request and the log of the order name the reader', async () => {
    const { log, deps } = register([open(orderId)]);
    expect(await openRequest(boss, key, deps)).toMatchObject({ ...sent, email: 'camille@exemple.fr' });
    expect(log).toEqual([noted, `${orderId} administrator request Mireille`]);
    const broken = { add: async () => Promise.reject(new Error('no log')) };
    await expect(openRequest(boss, key, { ...deps, accesses: broken })).rejects.toThrow('no log');
  });

  it('of a person studied shows its name and address, and stays out of the log that the buyer reads', async () => {
    const row = open(orderId);
    const studied = { name: 'Jeanne Le Goff', email: 'jeanne@exemple.fr' };
    const { log, mails, deps } = register([
      { ...row, ...(row.asked && { asked: { ...row.asked, studied } }) },
    ]);
    expect(await openRequest(boss, key, deps)).toMatchObject({ studied });
    expect(log).toEqual([noted]);
    await answerRequest(boss, refusal, deps);
    expect(mails.map(({ subject }) => subject)).toEqual([
      { kind: 'person-answer', who: key.who, request_id: key.id },
    ]);
  });

  it('is named by a request about no order, too', async () => {
    const { log, deps } = register([open()]);
    await openRequest(boss, key, deps);
    expect(log).toEqual([noted]);
  });

  it('reads nothing when the reading cannot be noted, or the words are erased meanwhile', async () => {
    const { deps } = register([open()]);
    const noting = (noteReading: () => Promise<boolean>) =>
      openRequest(boss, key, { ...deps, requests: { ...deps.requests, noteReading } });
    await expect(noting(() => Promise.reject(new Error('no log')))).rejects.toThrow('no log');
    await expect(noting(async () => false)).rejects.toThrow(code('not_found'));
  });

  it('answers once; the second one is told so', async () => {
    const { rows, mails, deps } = register([open()]);
    await answerRequest(boss, refusal, deps);
    await expect(answerRequest(boss, { ...key, outcome: 'corrected' }, deps)).rejects.toThrow(
      code('request_changed'),
    );
    const answer = { outcome: 'refused', name: 'Mireille', reason: 'La loi la fige.' };
    expect(rows).toMatchObject([{ state: 'answered', asked: { answer } }]);
    expect(mails.map(({ subject }) => subject)).toEqual([
      { kind: 'correction-answer', user_id: userId, request_id: 'one' },
    ]);
  });

  it('finds nothing to read or to answer once the words are erased', async () => {
    const { asked: _, ...erased } = open();
    const { mails, deps } = register([erased]);
    await expect(openRequest(boss, key, deps)).rejects.toThrow(code('not_found'));
    await expect(answerRequest(boss, refusal, deps)).rejects.toThrow(code('not_found'));
    const gone = { find: async () => undefined };
    const { deps: others } = register([open(orderId)]);
    await expect(openRequest(boss, key, { ...others, profiles: gone })).rejects.toThrow(code('not_found'));
    expect(mails).toEqual([]);
  });
});

it('nobody else of the staff reads or answers', async () => {
  const { deps } = register([open(orderId)]);
  await expect(openRequest(expert, key, deps)).rejects.toThrow(code('forbidden'));
  await expect(answerRequest(expert, refusal, deps)).rejects.toThrow(code('forbidden'));
});
