/** Who reads and writes a draft, and what is refused. */
import { describe, expect, it } from 'vitest';
import type { Section } from '#domain/report/document.ts';
import { emptyDraft, maxStoredSections } from '#domain/report/draft.ts';
import { withdrawnFrom } from '#domain/texts/errors.ts';
import { stateKey } from '#domain/wire/desk.ts';
import { readDraft, saveOutline, saveSection } from '#lambdas/desk/drafts.ts';
import { listStates, readState } from '#lambdas/desk/states.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import { orderId, userId } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { memoryDrafts } from '#test/support/memory-drafts.ts';

const me = { id: userId, name: 'Ines Morel', discipline: keyFor.numbers, isAdministrator: false } as const;
const colleague = { ...me, id: 'a-colleague', name: 'Pascal Riviere' };
const administrator = { ...me, id: 'an-administrator', discipline: undefined, isAdministrator: true };
const path = { id: orderId, service: keyFor.numbers, section: 'lettre' };
const now = new Date('2026-11-25T08:00:00.000Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const code = (value: string) => expect.objectContaining({ code: value });
const letter = (text: string, id = 'lettre'): Section => ({
  ...{ id, kind: 'letter', title: 'Chère Camille,', second: '' },
  blocks: [{ kind: 'paragraph', runs: [text] }],
});
const outline = { order: ['lettre'], removed: [] };

/** A desk with one part, which the tests change like its colleagues and customers. */
const desk = () => {
  let part: PartRecord = {
    ...{ order_id: orderId, service: keyFor.numbers, state: 'taken', queue: keyFor.numbers },
    due_at: '2026-11-26T17:40:00.000Z',
    expert: { id: me.id, name: me.name },
  };
  const { store, writes } = memoryDrafts(() => (part.queue ? part.expert : undefined));
  const deps = { parts: { find: async () => part }, drafts: store, writes, now };
  return {
    change: (changes: Partial<PartRecord>) => {
      part = { ...part, ...changes };
    },
    store,
    deps,
    read: (who: Member = me) => readDraft(who, path, deps),
    save: (text: string, revision: number, minutes = 0, who: Member = me) =>
      saveSection(who, path, { revision, section: letter(text) }, { ...deps, now: later(minutes) }),
  };
};

describe('a draft', () => {
  it('is read and saved by the expert who has the part', async () => {
    const { read, save, deps } = desk();
    expect(await read()).toEqual(emptyDraft);
    expect(await save('Un', 0)).toEqual({ revision: 1, at: now.toISOString() });
    expect(await saveOutline(me, path, { ...outline, revision: 0 }, deps)).toMatchObject({ revision: 1 });
    expect(await read()).toEqual({
      outline: { ...outline, revision: 1 },
      sections: [{ id: 'lettre', revision: 1, at: now.toISOString(), section: letter('Un') }],
    });
  });

  it.each([
    ['a colleague', colleague, 'forbidden'],
    ['an administrator', administrator, 'forbidden'],
    ['an expert of another discipline', { ...colleague, discipline: keyFor.design }, 'not_found'],
  ])('is closed to %s', async (_who, who, refusal) => {
    const { deps, save } = desk();
    await save('Un', 0);
    const tries = [
      () => readDraft(who, path, deps),
      () => saveSection(who, path, { revision: 1, section: letter('Deux') }, deps),
      () => saveOutline(who, path, { ...outline, revision: 0 }, deps),
      () => listStates(who, path, deps),
      () => readState(who, { ...path, at: stateKey(now.toISOString()) }, deps),
    ];
    for (const attempt of tries) await expect(attempt()).rejects.toThrow(code(refusal));
  });

  it('goes with the part to the colleague who takes it over, whole', async () => {
    const { change, read, save } = desk();
    await save('Un', 0);
    await save('Deux', 1, 11);
    change({ expert: { id: colleague.id, name: colleague.name } });
    await expect(read()).rejects.toThrow(code('forbidden'));
    await expect(save('Trois', 2)).rejects.toThrow(code('forbidden'));
    expect(await save('Trois', 2, 12, colleague)).toMatchObject({ revision: 3 });
    expect((await read(colleague)).sections[0]?.section).toEqual(letter('Trois'));
  });

  it('ends with a withdrawal, and the expert reads why', async () => {
    const { change, read, save, deps } = desk();
    await save('Un', 0);
    change({ queue: undefined, withdrawn_at: '2026-11-25T09:00:00.000Z' });
    const over = { code: 'part_over', message: withdrawnFrom('25 novembre 2026') };
    await expect(read()).rejects.toMatchObject(over);
    await expect(save('Deux', 1)).rejects.toMatchObject(over);
    await expect(saveOutline(me, path, { ...outline, revision: 0 }, deps)).rejects.toMatchObject(over);
  });

  it('ends with a withdrawal between reading the part and writing', async () => {
    const { change, deps } = desk();
    const { queue: _, ...withdrawn } = await deps.parts.find();
    const moving = {
      ...deps,
      parts: {
        find: async () => {
          const before = await deps.parts.find();
          change({ ...withdrawn, queue: undefined, withdrawn_at: '2026-11-25T09:00:00.000Z' });
          return before;
        },
      },
    };
    await expect(saveSection(me, path, { revision: 0, section: letter('Un') }, moving)).rejects.toThrow(
      code('part_over'),
    );
  });

  it('is not begun for a part that was erased', async () => {
    const { deps } = desk();
    const erased = { ...deps, writes: memoryDrafts(() => undefined).writes };
    await expect(saveSection(me, path, { revision: 0, section: letter('Un') }, erased)).rejects.toThrow(
      code('not_found'),
    );
  });
});

describe('a saving', () => {
  it('of a second tab is refused, and nothing is lost', async () => {
    const { read, save } = desk();
    await save('Un', 0);
    await save('Premier onglet', 1);
    await expect(save('Second onglet', 1)).rejects.toThrow(code('draft_changed'));
    await expect(save('Second onglet', 0)).rejects.toThrow(code('draft_changed'));
    expect((await read()).sections[0]?.section).toEqual(letter('Premier onglet'));
    expect(await save('Second onglet', 2)).toMatchObject({ revision: 3 });
  });

  it('whose answer was lost can be repeated', async () => {
    const { save } = desk();
    const first = await save('Un', 0);
    expect(await save('Un', 0, 1)).toEqual(first);
  });

  it('is for the section of its address', async () => {
    const { deps } = desk();
    const other = { revision: 0, section: letter('Un', 'autre') };
    await expect(saveSection(me, path, other, deps)).rejects.toThrow(code('invalid_request'));
    const nowhere = { ...path, section: 'Pas un nom' };
    await expect(saveSection(me, nowhere, other, deps)).rejects.toThrow(code('not_found'));
  });

  it('of one section too many is refused', async () => {
    const { deps } = desk();
    const begin = (id: string) =>
      saveSection(me, { ...path, section: id }, { revision: 0, section: letter('', id) }, deps);
    for (let count = 0; count < maxStoredSections; count += 1) await begin(`s-${count}`);
    await expect(begin('une-de-trop')).rejects.toThrow(code('sections_full'));
    expect(
      await saveSection(me, { ...path, section: 's-1' }, { revision: 1, section: letter('Un', 's-1') }, deps),
    ).toMatchObject({ revision: 2 });
  });
});

describe('the states of a day', () => {
  it('are listed and read, and end after a day', async () => {
    const { deps, save } = desk();
    await save('Un', 0);
    await save('Deux', 1, 11);
    const at = now.toISOString();
    expect(await listStates(me, path, { ...deps, now: later(60) })).toEqual({
      states: [{ at, section: 'lettre', title: 'Chère Camille,', words: 1 }],
    });
    expect(await readState(me, { ...path, at: stateKey(at) }, deps)).toEqual({ section: letter('Un') });
    expect(await listStates(me, path, { ...deps, now: later(24 * 60 + 1) })).toEqual({ states: [] });
    for (const wrong of ['hier', at, stateKey(later(1).toISOString())])
      await expect(readState(me, { ...path, at: wrong }, deps)).rejects.toThrow(code('not_found'));
  });
});
