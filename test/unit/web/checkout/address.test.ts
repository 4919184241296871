import { describe, expect, test } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import { dueDate, noQueues, writingOfAll } from '#domain/checkout.ts';
import { keyFor } from '#test/support/keys.ts';
import { readQuery, writeQuery } from '#web/pages/checkout/use-address.ts';
import { attemptFor, newAttempt } from '#web/platform/attempt.ts';

const read = (search: string) => readQuery(new URLSearchParams(search));

describe('the address of the checkout (§2)', () => {
  test('preselects a service, with normalised aliases', () => {
    expect(read('?service=numerology').services).toEqual([keyFor.numbers]);
    expect(read('?service=complete-pack').services).toEqual([keyFor.pack]);
    expect(read('?service=pdf').services).toEqual([]);
    expect(read('?service=guidance-du-jour').services).toEqual([]);
  });

  test('contains several services and keeps the rules of §4', () => {
    expect(read(`?service=${keyFor.design}&service=${keyFor.numbers}&service=numerology`).services).toEqual([
      keyFor.numbers,
      keyFor.design,
    ]);
    expect(read(`?service=${keyFor.numbers},${keyFor.pack}`).services).toEqual([keyFor.pack]);
  });

  test('contains the step, the order to restore and the e-mail verification', () => {
    expect(read('?step=2&validated=true')).toMatchObject({ step: 2, validated: true });
    expect(read('?restore_order=7d5f').restoreOrder).toBe('7d5f');
    expect(read('?step=3&validated=1&restore_order=')).toEqual({
      services: [],
      step: 1,
      restoreOrder: undefined,
      validated: false,
    });
  });

  test('is parsed as it was written', () => {
    expect(writeQuery(1, [])).toBe('');
    expect(read(writeQuery(2, [keyFor.chinese, keyFor.design]))).toMatchObject({
      step: 2,
      services: [keyFor.chinese, keyFor.design],
    });
  });
});

describe('the due date before the payment', () => {
  test('the longest writing and the latest delivery of the selection', () => {
    const [numerology, western] = [catalogue[keyFor.numbers], catalogue[keyFor.western]];
    expect(writingOfAll([keyFor.numbers, keyFor.western])).toEqual({
      min: Math.max(numerology.writing.min, western.writing.min),
      max: Math.max(numerology.writing.max, western.writing.max),
    });
    const now = new Date('2026-11-21T12:00:00Z');
    const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
    const longer = Math.max(numerology.delivery.max, catalogue[keyFor.design].delivery.max);
    expect(dueDate([keyFor.numbers, keyFor.design], now, noQueues)).toEqual(inHours(longer));
    const pack = inHours(catalogue[keyFor.pack].delivery.max);
    expect(dueDate([keyFor.pack], now, noQueues)).toEqual(pack);
  });
});

describe('one attempt per visit to step 2', () => {
  const ids = () => {
    let count = 0;
    return () => `attempt-${++count}`;
  };

  test('the same content keeps its attempt, so that a repeated try opens the same payment', () => {
    const newId = ids();
    const first = attemptFor(newAttempt(newId), 'content', newId);
    expect(first.id).toBe('attempt-1');
    expect(attemptFor(first, 'content', newId)).toEqual(first);
  });

  test('changed content after a try needs a new one', () => {
    const newId = ids();
    const first = attemptFor(newAttempt(newId), 'content', newId);
    expect(attemptFor(first, 'other', newId)).toEqual({ id: 'attempt-2', tried: 'other' });
  });
});
