import { describe, expect, it } from 'vitest';
import { openOwnPaper, openPaperOf } from '#lambdas/papers/open-paper.ts';
import { now, orderId, paidOrderRecord, userId } from '#test/support/builders.ts';

const at = now.toISOString();
const order = paidOrderRecord({
  papers: [
    { id: 'invoice', kind: 'invoice', number: '2026-000001', issued_at: at },
    { id: 'a-refund', kind: 'credit_note', number: 'A2026-000001', issued_at: at },
  ],
});

const desk = ({ isUnlogged = false } = {}) => {
  const logged: unknown[] = [];
  const deps = {
    orders: { find: async (id: string) => (id === orderId ? order : undefined) },
    accesses: {
      add: async (id: string, access: object) => {
        if (isUnlogged) throw new Error('not written');
        logged.push({ id, ...access });
      },
    },
    opening: { sign: async (key: string, name: string) => `https://bucket/${key}?${name}` },
    now,
  };
  return { deps, logged };
};
const path = { id: orderId, paper: 'invoice' };
const administrator = { id: 'an-admin', name: 'Ines Morel', discipline: undefined, isAdministrator: true };

describe('a paper', () => {
  it.each([
    ['invoice', 'invoice', '2026-000001.pdf?note-2026-000001.pdf'],
    ['a-refund', 'credit_note', 'A2026-000001.pdf?avoir-A2026-000001.pdf'],
  ])('%s opens for its customer, and the access is logged', async (paper, what, end) => {
    const { deps, logged } = desk();
    const { url } = await openOwnPaper({ ...path, paper }, userId, deps);
    expect(url).toBe(`https://bucket/${orderId}/${end}`);
    expect(logged).toEqual([{ id: orderId, by: 'customer', what }]);
  });

  it.each([
    ['somebody else’s', path, 'a-stranger'],
    ['one that there is not', { ...path, paper: 'another' }, userId],
    ['one of an order that there is not', { ...path, id: userId.replace(/^./, '0') }, userId],
    ['one of what is no order', { ...path, id: '../x' }, userId],
  ])('%s is not found, and nothing is logged', async (_case, wanted, who) => {
    const { deps, logged } = desk();
    await expect(openOwnPaper(wanted, who, deps)).rejects.toMatchObject({ code: 'not_found' });
    expect(logged).toEqual([]);
  });

  it('opens for administrators under their name, and for no other colleague', async () => {
    const { deps, logged } = desk();
    expect((await openPaperOf(path, administrator, deps)).url).toContain('2026-000001.pdf');
    expect(logged).toEqual([
      { id: orderId, by: 'administrator', who: 'an-admin', name: 'Ines Morel', what: 'invoice' },
    ]);
    const expert = { ...administrator, isAdministrator: false };
    await expect(openPaperOf(path, expert, deps)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('returns no URL when the access cannot be logged', async () => {
    const { deps } = desk({ isUnlogged: true });
    await expect(openOwnPaper(path, userId, deps)).rejects.toThrow('not written');
  });
});
