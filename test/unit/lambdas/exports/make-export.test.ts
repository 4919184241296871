/** An export whose account is erased, whose message comes twice, or whose data cannot be read. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type MakeExportDependencies, makeExport } from '#lambdas/exports/make-export.ts';
import { archiveKey, type ExportRecord } from '#lambdas/storage/exports.ts';
import type { OrderRecord, PartRecord } from '#lambdas/storage/order-record.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import { paidOrderRecord } from '#test/support/builders.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';

const user = 'user-1';
const profile: ProfileRecord = {
  user_id: user,
  email: 'camille@exemple.fr',
  email_validated: true,
  created_at: '2026-10-02T09:00:00.000Z',
};
const papers = [
  { id: 'invoice', kind: 'invoice', number: '2026-000001', issued_at: '2026-10-02T09:00:00.000Z' },
] as const;
const order: OrderRecord = paidOrderRecord({ user_id: user, papers: [...papers] });
const part: PartRecord = {
  ...{ order_id: order.id, service: keyFor.numbers, state: 'delivered', due_at: order.created_at },
  report: {
    ...{ key: `reports/${order.id}/a.pdf`, version: 1, pages: 12, bytes: 9, desk: true },
    delivered_at: order.created_at,
  },
};
const row: ExportRecord = {
  ...{ user_id: user, id: randomUUID(), state: 'making', done: 0, total: 1 },
  ...{ asked_at: '2026-11-25T09:00:00.000Z', request: 'request' },
};

type World = { row: ExportRecord | undefined; stored: Map<string, string[]> };

/** `during` happens after each step that is noted. */
const world = (during: (state: World, done: number) => void = () => {}) => {
  const state: World = { row, stored: new Map() };
  const none = async () => [];
  const pdf = async function* () {
    yield Buffer.from('%PDF');
  };
  const isOwn = (id: string) => state.row?.id === id && state.row.state === 'making';
  const deps: MakeExportDependencies = {
    exports: {
      find: async () => state.row,
      progress: async ({ id }, done) => {
        during(state, done);
        return isOwn(id);
      },
    },
    writes: {
      finish: async ({ id }, { bytes, orders }) => {
        if (!isOwn(id) || !state.row) return false;
        state.row = { ...state.row, state: 'ready', bytes, orders: [...orders] };
        return true;
      },
    },
    profiles: { find: async () => profile },
    orders: { ofUser: async () => [order], idsOfUser: async () => [order.id] },
    parts: { ofOrder: async () => [part] },
    rows: {
      ...{ ofUser: none, order: async () => [{ id: order.id, amount: 3900 }], ofOrder: none, births: none },
      ...{
        codes: none,
        draft: none,
        thread: none,
        connections: none,
        sessions: none,
        issues: none,
        guidances: none,
        requests: none,
      },
      owned: none,
      mails: none,
    },
    accounts: { read: async () => ({ email: profile.email }) },
    reports: { open: async (key) => (key.endsWith('.print.pdf') ? undefined : pdf()) },
    papers: { open: async () => pdf() },
    archives: {
      put: async (key, files) => {
        const names: string[] = [];
        for await (const { name, input } of files)
          names.push(name.startsWith('LISEZ') ? `${name} ${input}` : name);
        state.stored.set(key, names);
        return 9;
      },
      remove: async (key) => void state.stored.delete(key),
    },
    clock: () => new Date('2026-11-25T09:00:10.000Z'),
  };
  return { state, deps };
};
const work = { user, id: row.id };

describe('an export', () => {
  it('has a folder for each order, its PDFs, and a first file that names what is missing', async () => {
    const { state, deps } = world();
    await makeExport(work, deps);
    expect(state.row).toMatchObject({ state: 'ready', bytes: 9, orders: [order.id] });
    const folder = `commandes/${order.created_at.slice(0, 10)}-${order.id.slice(0, 8)}`;
    const names = state.stored.get(archiveKey(row)) ?? [];
    expect(names.slice(0, -1)).toEqual([
      'compte/connexion.json',
      `${folder}/commande.json`,
      `${folder}/${nameFor.numbers} - commande ${order.id.slice(0, 8)}.pdf`,
      `${folder}/note-2026-000001.pdf`,
    ]);
    expect(names.at(-1)).toMatch(/^LISEZ-MOI\.txt .*à imprimer\.pdf\./s);
  });

  it('is made once when its message comes twice, also at the same time', async () => {
    const { state, deps } = world();
    await Promise.all([makeExport(work, deps), makeExport(work, deps)]);
    await makeExport(work, deps);
    expect(state.row?.state).toBe('ready');
    expect([...state.stored.keys()]).toEqual([archiveKey(row)]);
  });

  it.each([
    ['at the first order', 1],
    ['at the end', 2],
  ])('leaves nothing when its account is erased %s', async (_when, at) => {
    const { state, deps } = world((now, done) => {
      if (done === at) now.row = undefined;
    });
    await makeExport(work, deps);
    expect(state.stored.size).toBe(0);
  });

  it('leaves nothing when its account is erased after it was stored', async () => {
    const { state, deps } = world();
    const put: MakeExportDependencies['archives']['put'] = async (key, files) => {
      const bytes = await deps.archives.put(key, files);
      state.row = undefined;
      return bytes;
    };
    await makeExport(work, { ...deps, archives: { ...deps.archives, put } });
    expect(state.stored.size).toBe(0);
  });

  it('gives way to a later one and keeps that one’s archive', async () => {
    const { state, deps } = world();
    const later = { ...row, id: randomUUID() };
    state.row = { ...later, state: 'ready' };
    state.stored.set(archiveKey(later), []);
    await makeExport(work, deps);
    expect([...state.stored.keys()]).toEqual([archiveKey(later)]);
  });

  it('is repeated after a failure, and never leaves out a damaged order', async () => {
    const { state, deps } = world();
    const idsOfUser = async () => [order.id, 'damaged'];
    await expect(makeExport(work, { ...deps, orders: { ...deps.orders, idsOfUser } })).rejects.toThrow();
    expect(state.row?.state).toBe('making');
    await makeExport(work, deps);
    expect(state.row?.state).toBe('ready');
  });
});
