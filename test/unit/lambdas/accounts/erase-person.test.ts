import { describe, expect, it } from 'vitest';
import { type ErasePersonDependencies, erasePerson } from '#lambdas/accounts/erase-person.ts';
import { finishErasures } from '#lambdas/accounts/finish-erasures.ts';
import { type ReadPersonDependencies, toPerson } from '#lambdas/accounts/read-person.ts';
import { studiedByToken } from '#lambdas/accounts/studied.ts';
import { now, paymentSession, userId } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { deliveredPart, idOf, jeanne, paid, partOf, studiedShop, unpaid } from '#test/support/studied.ts';

const known = {
  ...{ first_name: 'Jeanne', last_name: 'LE GOFF', birth_date: '1995-02-03', birth_time: '' },
  ...{ birth_place: 'Brest', agreed_at: now.toISOString() },
};
const erase = async (deps: ErasePersonDependencies & ReadPersonDependencies) => {
  const { studied } = await studiedByToken('token', deps);
  await erasePerson(studied, deps);
  return toPerson((await studiedByToken('token', deps)).studied, deps);
};
const finish = (shop: ReturnType<typeof studiedShop>) =>
  finishErasures({
    personErasure: async () => shop.deps,
    now,
    requests: { ...shop.deps.requests, inState: async () => ({ rows: [...shop.requests.values()] }) },
  });

describe('an erasure asked for by the person studied', () => {
  it('pays back a paid order whole, removes all of the person, and tells the buyer once', async () => {
    const shop = studiedShop({ orders: [paid()], parts: [partOf(keyFor.numbers)], persons: { one: known } });
    const left = await erase(shop.deps);
    expect([...shop.refunds.values()]).toMatchObject([
      { amount: 900, origin: 'person', services: [keyFor.numbers], state: 'requested', awaiting: 'stripe' },
    ]);
    expect(shop.shop.parts).toMatchObject([{ withdrawn_at: now.toISOString(), queue: undefined }]);
    expect(shop.shop.born.size).toBe(0);
    expect(shop.profile.persons).toEqual({});
    for (const gone of ['uploads', 'reports']) expect(shop.log).toContain(`${gone}/${idOf(1)}`);
    for (const gone of [
      `part ${keyFor.numbers}`,
      `draft ${keyFor.numbers}`,
      `thread ${keyFor.numbers}`,
      'issue birth',
      'notices',
    ])
      expect(shop.log).toContain(gone);
    expect(shop.log).toContain(`${idOf(1)} person person_erased`);
    expect([...shop.mails.values()].map(({ subject }) => subject)).toMatchObject([
      { kind: 'person-erased', user_id: userId, numbers: 'a1b2c3d4' },
    ]);
    expect(left).toMatchObject({
      account: [],
      orders: [],
      requests: [{ kind: 'erasure', answered_at: now.toISOString() }],
    });
    expect(JSON.stringify([...shop.requests.values()])).not.toMatch(/Jeanne|erasing/);
  });

  it('changes nothing when it is repeated', async () => {
    const shop = studiedShop({ orders: [paid()], parts: [partOf(keyFor.numbers)] });
    await erase(shop.deps);
    const once = { log: [...shop.log], order: shop.shop.rows.get(idOf(1)) };
    await erase(shop.deps);
    expect({ log: shop.log, order: shop.shop.rows.get(idOf(1)) }).toEqual(once);
    expect([shop.refunds.size, shop.mails.size, shop.requests.size]).toEqual([1, 1, 1]);
  });

  it('is one, with one mail, for two presses of which one read while the other was at work', async () => {
    const shop = studiedShop({ orders: [paid()], parts: [partOf(keyFor.numbers)], persons: { one: known } });
    const { studied } = await studiedByToken('token', shop.deps);
    await erase(shop.deps);
    await erasePerson({ ...studied, orders: [] }, shop.deps);
    expect([shop.mails.size, shop.requests.size]).toEqual([1, 1]);
  });

  it.each([
    ['is being written', [partOf(keyFor.numbers, { state: 'taken', queue: keyFor.numbers })], 900],
    ['is delivered', [deliveredPart(keyFor.numbers)], undefined],
    ['is withdrawn', [partOf(keyFor.numbers, { withdrawn_at: 'then', queue: undefined })], undefined],
    ['is refunded', [partOf(keyFor.numbers, { refunded_at: 'then', queue: undefined })], undefined],
  ])('of an order that %s', async (_, parts, amount) => {
    const shop = studiedShop({ orders: [paid()], parts });
    await erase(shop.deps);
    expect([...shop.refunds.values()].map((refund) => refund.amount)).toEqual(amount ? [amount] : []);
    expect(shop.shop.rows.get(idOf(1))?.person_erased_at).toBe(now.toISOString());
    expect(shop.shop.born.size).toBe(0);
  });

  it('pays back the share of a pack that is open, and ends the order as delivered', async () => {
    const order = paid({ services: [keyFor.pack], amount: 6900 });
    const shop = studiedShop({
      orders: [order],
      parts: [
        deliveredPart(keyFor.western),
        deliveredPart(keyFor.chinese),
        partOf(keyFor.numbers),
        partOf(keyFor.design),
      ],
    });
    await erase(shop.deps);
    const [refund] = [...shop.refunds.values()];
    expect(refund).toMatchObject({ amount: 2357 });
    expect(refund?.services).toBeUndefined();
    expect(shop.shop.rows.get(idOf(1))).toMatchObject({ status: 'delivered', withdrawn_services: [] });
  });

  it('never pays back more than what is left', async () => {
    const shop = studiedShop({ orders: [paid({ refund_reserved: 700 })], parts: [partOf(keyFor.numbers)] });
    await erase(shop.deps);
    expect([...shop.refunds.values()]).toMatchObject([{ amount: 200 }]);
  });

  it('cancels an unpaid order and closes its page of payment', async () => {
    const shop = studiedShop({ orders: [unpaid()] });
    shop.stripe.sessions.set(
      'cs_test_first',
      paymentSession({ status: 'open', isPaid: false, orderId: idOf(1) }),
    );
    await erase(shop.deps);
    expect(shop.shop.rows.get(idOf(1))?.status).toBe('cancelled');
    expect(shop.stripe.sessions.get('cs_test_first')?.status).toBe('expired');
    expect([shop.shop.born.size, shop.refunds.size]).toEqual([0, 0]);
  });

  it('waits while a bank decides, and pays back what was paid meanwhile', async () => {
    const shop = studiedShop({ orders: [unpaid()] });
    const session = paymentSession({ isPaid: false, isProcessing: true, orderId: idOf(1) });
    shop.stripe.sessions.set(session.id, session);
    const left = await erase(shop.deps);
    expect(left.requests).toMatchObject([{ kind: 'erasure' }]);
    expect(left.requests[0]?.answered_at).toBeUndefined();
    expect([shop.shop.born.size, shop.mails.size]).toEqual([1, 0]);
    shop.stripe.sessions.set(session.id, { ...session, isPaid: true, isProcessing: false });
    expect(await finish(shop)).toEqual({ finished: 1, failed: 0 });
    expect([...shop.refunds.values()]).toMatchObject([{ amount: 900, origin: 'person' }]);
    expect(shop.shop.born.size).toBe(0);
  });

  it.each(['files', 'births', 'persons', 'outbox'] as const)(
    'is finished later when %s fail, without a second refund',
    async (broken) => {
      const shop = studiedShop({
        orders: [paid()],
        parts: [partOf(keyFor.numbers)],
        persons: { one: known },
      });
      const fail = async () => Promise.reject(new Error('not written'));
      const failing = {
        files: { removeAll: fail },
        births: { ...shop.deps.births, remove: fail },
        persons: { drop: fail },
        outbox: { add: fail },
      };
      await erase({ ...shop.deps, [broken]: failing[broken] });
      expect([...shop.requests.values()]).toMatchObject([{ state: 'open' }]);
      expect(await finish(shop)).toEqual({ finished: 1, failed: 0 });
      expect([shop.refunds.size, shop.mails.size, shop.shop.born.size]).toEqual([1, 1, 0]);
      expect(shop.profile.persons).toEqual({});
      expect(await finish(shop)).toEqual({ finished: 0, failed: 0 });
    },
  );

  it('takes every order for the person, and leaves those for others', async () => {
    const shop = studiedShop({
      orders: [paid(), paid({ id: idOf(2) }), paid({ id: idOf(3) })],
      parts: [
        partOf(keyFor.numbers),
        partOf(keyFor.numbers, { order_id: idOf(2) }),
        partOf(keyFor.numbers, { order_id: idOf(3) }),
      ],
      persons: { one: known, two: { ...known, first_name: 'Yann' } },
    });
    const { person: _, ...own } = shop.shop.born.get(idOf(3)) ?? {
      birthDate: '',
      birthTime: '',
      birthPlace: '',
    };
    shop.shop.born.set(idOf(3), own);
    await erase(shop.deps);
    expect([...shop.refunds.values()].map(({ order_id }) => order_id)).toEqual([idOf(1), idOf(2)]);
    expect([...shop.shop.born.keys()]).toEqual([idOf(3)]);
    expect(Object.keys(shop.profile.persons)).toEqual(['two']);
  });

  it('takes somebody out of the account who stands in no order', async () => {
    const shop = studiedShop({ persons: { one: known } });
    await erase(shop.deps);
    expect(shop.profile.persons).toEqual({});
    expect([...shop.mails.values()].map(({ subject }) => subject)).toMatchObject([{ numbers: '' }]);
  });

  it('leaves an order whose birth was corrected to another person since it was asked', async () => {
    const shop = studiedShop({ orders: [unpaid()] });
    const session = paymentSession({ isPaid: false, isProcessing: true, orderId: idOf(1) });
    shop.stripe.sessions.set(session.id, session);
    await erase(shop.deps);
    const born = shop.shop.born.get(idOf(1));
    if (born)
      shop.shop.born.set(idOf(1), { ...born, person: { ...jeanne, firstName: 'Yann', agreedAt: 'now' } });
    expect(await finish(shop)).toEqual({ finished: 1, failed: 0 });
    expect(shop.shop.born.size).toBe(1);
  });

  it('is limited, and then enters nothing', async () => {
    const shop = studiedShop({ orders: [paid()], parts: [partOf(keyFor.numbers)] });
    const erasing = erase({ ...shop.deps, limits: { waitFor: async () => 60_000 } });
    await expect(erasing).rejects.toMatchObject({ code: 'too_many' });
    expect([shop.requests.size, shop.refunds.size]).toEqual([0, 0]);
  });
});
