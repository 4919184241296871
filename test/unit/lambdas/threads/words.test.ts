import { describe, expect, it } from 'vitest';
import { agreementVersion, type Words } from '#domain/words.ts';
import type { Customer } from '#lambdas/platform/identity.ts';
import { Moved } from '#lambdas/storage/moved.ts';
import type { OrderRecord, PartRecord } from '#lambdas/storage/order-record.ts';
import { sendOwnWords, withdrawOwnWords } from '#lambdas/threads/words.ts';
import { now, orderId, paidOrderRecord, userId } from '#test/support/builders.ts';
import { partRecord } from '#test/support/issue-sweep.ts';
import { keyFor } from '#test/support/keys.ts';

const at = now.toISOString();
const text = 'On me propose un poste à Nantes, et j’hésite.';
const agreed = { version: agreementVersion, at };
const customer: Customer = { kind: 'customer', userId, groups: [], issuedAt: 0, session: 'session' };
const path = { id: orderId, service: keyFor.numbers };
const taken = { expert: { id: 'expert', name: 'Bastien Oriol' }, state: 'taken' } as const;

type Shop = {
  readonly order?: Partial<OrderRecord>;
  readonly part?: Partial<PartRecord>;
  readonly words?: Words;
  /** The part is taken between reading and writing. */
  readonly takenMeanwhile?: boolean;
  readonly wait?: number;
};
const shopOf = ({ order, part, words, takenMeanwhile = false, wait = 0 }: Shop = {}) => {
  const kept = new Map<string, Words>(words ? [[keyFor.numbers, words]] : []);
  let current = partRecord({ order_id: orderId, service: keyFor.numbers, ...part });
  const deps = {
    orders: { find: async (id: string) => (id === orderId ? paidOrderRecord(order) : undefined) },
    parts: { find: async () => current },
    threads: {
      withdraw: async ({ service }: Pick<PartRecord, 'service'>) => {
        const found = kept.get(service);
        if (!found || found.withdrawn_at) return found;
        const { text: _, ...rest } = found;
        const after = { ...rest, withdrawn_at: at };
        kept.set(service, after);
        return after;
      },
    },
    words: {
      send: async ({ service }: Pick<PartRecord, 'service'>, sent: Words) => {
        if (takenMeanwhile && !current.expert) {
          current = { ...current, ...taken };
          throw new Moved('part');
        }
        kept.set(service, sent);
      },
    },
    limits: { waitFor: async () => wait },
    now,
  };
  return { deps, kept };
};
const code = (name: string) => expect.objectContaining({ code: name });
const send = (shop: Shop, who = customer, where: Record<string, string> = path) =>
  sendOwnWords(who, where, { text }, shopOf(shop).deps);

describe('what a customer tells the expert', () => {
  it('is kept with the version and the time of the agreement', async () => {
    const { deps, kept } = shopOf();
    expect(await sendOwnWords(customer, path, { text }, deps)).toEqual({ text, at, agreed });
    expect(kept.get(keyFor.numbers)).toEqual({ text, at, agreed });
  });

  it('replaces earlier words, also those that were taken back', async () => {
    const { deps } = shopOf({ words: { at, agreed, withdrawn_at: at } });
    expect(await sendOwnWords(customer, path, { text }, deps)).toEqual({ text, at, agreed });
  });

  it('changes no more once an expert has the consultation, not even at the same moment', async () => {
    await expect(send({ part: taken })).rejects.toEqual(code('already_taken'));
    await expect(send({ takenMeanwhile: true })).rejects.toEqual(code('already_taken'));
  });

  it.each<[string, Shop]>([
    ['delivered', { part: { ...taken, state: 'delivered' } }],
    ['withdrawn', { part: { withdrawn_at: at } }],
    ['refunded', { order: { refunded_amount: 100_000 } }],
    ['not paid', { order: { status: 'pending' } }],
  ])('is refused for a consultation that is %s', async (_, shop) => {
    await expect(send(shop)).rejects.toEqual(code('part_over'));
  });

  it('is for the customer of the order alone, and for a consultation of it', async () => {
    const other = { ...customer, userId: 'another' };
    await expect(send({}, other)).rejects.toEqual(code('not_found'));
    await expect(send({}, customer, { ...path, service: 'tarot' })).rejects.toEqual(code('not_found'));
    await expect(send({}, customer, { ...path, id: 'x' })).rejects.toEqual(code('not_found'));
    const { deps } = shopOf();
    await expect(withdrawOwnWords(other, path, deps)).rejects.toEqual(code('not_found'));
  });

  it('has a limit', async () => {
    await expect(send({ wait: 60 })).rejects.toEqual(code('too_many'));
  });
});

describe('taking words back', () => {
  it.each<[string, Shop]>([
    ['waiting', {}],
    ['taken', { part: taken }],
    ['delivered', { part: { ...taken, state: 'delivered' } }],
    ['refunded', { order: { refunded_amount: 100_000 } }],
  ])('erases them while the consultation is %s, and keeps that they were', async (_, shop) => {
    const { deps, kept } = shopOf({ ...shop, words: { text, at, agreed } });
    expect(await withdrawOwnWords(customer, path, deps)).toEqual({ at, agreed, withdrawn_at: at });
    expect(JSON.stringify([...kept.values()])).not.toContain(text);
    expect(await withdrawOwnWords(customer, path, deps)).toEqual({ at, agreed, withdrawn_at: at });
  });

  it('finds none where none were sent', async () => {
    await expect(withdrawOwnWords(customer, path, shopOf().deps)).rejects.toEqual(code('not_found'));
  });
});
