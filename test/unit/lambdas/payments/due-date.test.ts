/** The due date shown before the payment is stored, and the payment keeps it. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import { queuesNow } from '#domain/due-date.ts';
import { usualPerDay } from '#domain/workshop.ts';
import { settle } from '#lambdas/money/settle.ts';
import { now } from '#test/support/builders.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';
import { workshopOf } from '#test/support/memory.ts';
import { openTill } from '#test/support/till.ts';

const short = workshopOf({ [keyFor.numbers]: usualPerDay(keyFor.numbers) - 1 });
const long = workshopOf({ [keyFor.numbers]: 12 * usualPerDay(keyFor.numbers) });
const hours = queuesNow(await long.recent(now), now).hours[keyFor.numbers] ?? 0;
const usual = catalogue[keyFor.numbers].delivery.max;
const later = expect.objectContaining({ code: 'due_date_later' });
const thirdAttempt = '7d9f3c52-3333-4333-8333-333333333333';
const secondAttempt = '7d9f3c52-2222-4222-8222-222222222222';

describe('a queue that is longer than the delivery bound', () => {
  it('is stored as it was shown, and the payment sets its due date', async () => {
    expect(hours).toBeGreaterThan(usual);
    const till = openTill(long);
    await till.pay({ dueHours: hours });
    expect(till.order().due_hours).toBe(hours);
    const [made] = till.sessions.values();
    if (!made) throw new Error('no session');
    await settle({ ...made, status: 'complete', isPaid: true }, { ...till, now });
    expect(till.order().due_at).toBe(new Date(now.getTime() + hours * 3_600_000).toISOString());
    expect(till.parts.map(({ due_at }) => due_at)).toEqual([till.order().due_at]);
  });

  it('refuses a payment whose page has shown an earlier date, before anything is written', async () => {
    const till = openTill(long);
    for (const dueHours of [undefined, usual, hours - 1])
      await expect(till.pay({ dueHours })).rejects.toThrow(later);
    expect([till.rows.size, till.sessions.size]).toEqual([0, 0]);
  });

  it('does not affect an order of other parts', async () => {
    const till = openTill(long);
    await till.pay({ selectedServices: [keyFor.design] });
    expect(till.order().due_hours).toBeUndefined();
  });

  it('applies to an existing order, and no longer when it is short again', async () => {
    const till = openTill();
    const { order_id: orderId } = await till.pay();
    till.setWorkshop(long);
    await till.pay({ attempt: secondAttempt, orderId, dueHours: hours });
    expect(till.order(orderId).due_hours).toBe(hours);
    till.setWorkshop(short);
    await till.pay({ attempt: thirdAttempt, orderId, dueHours: hours });
    expect(till.order(orderId).due_hours).toBeUndefined();
  });
});

describe('a queue that is not', () => {
  it.each([undefined, usual, 900])(
    'leaves the catalogue’s bound, whatever the page has shown: %s',
    async (shown) => {
      const till = openTill(short);
      await till.pay({ dueHours: shown });
      expect(till.order().due_hours).toBeUndefined();
    },
  );
});

describe('a count that may be a minute old', () => {
  it('refuses nobody: it is read again first', async () => {
    const till = openTill({ recent: long.recent, fresh: short.fresh });
    await till.pay();
    expect(till.order().due_hours).toBeUndefined();
  });

  it('does not shorten the date of a page with a newer one', async () => {
    const till = openTill({ recent: short.recent, fresh: long.fresh });
    await till.pay({ dueHours: hours });
    expect(till.order().due_hours).toBe(hours);
  });
});

describe('a closed discipline', () => {
  const closed = workshopOf({}, { closed: [keyFor.numbers] });
  const refusal = (text: RegExp) =>
    expect.objectContaining({ code: 'discipline_closed', message: expect.stringMatching(text) });

  it.each([
    [[keyFor.numbers], new RegExp(String.raw`pour ${nameFor.numbers} en ce moment\.$`)],
    [[keyFor.numbers, keyFor.design], /Retirez-la de votre sélection/],
    [[keyFor.pack], new RegExp(`^Le pack .* contient ${nameFor.numbers}`)],
  ] as const)('refuses %j before anything is written', async (services, text) => {
    const till = openTill(closed);
    await expect(till.pay({ selectedServices: [...services] })).rejects.toThrow(refusal(text));
    expect([till.rows.size, till.sessions.size]).toEqual([0, 0]);
  });

  it('does not affect the others, and can be bought again once it is open', async () => {
    const till = openTill(closed);
    await till.pay({ selectedServices: [keyFor.design] });
    till.setWorkshop({ recent: closed.recent, fresh: workshopOf({}).fresh });
    await till.pay({ attempt: secondAttempt });
    expect(till.rows.size).toBe(2);
  });
});
