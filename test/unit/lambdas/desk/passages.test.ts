/** Passages are their expert's alone. */
import { describe, expect, it } from 'vitest';
import { maxPassages, type NewPassage, type Passage } from '#domain/report/passage.ts';
import { listPassages, removePassage, savePassage } from '#lambdas/desk/passages.ts';
import { userId } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';

const me = { id: userId, name: 'Ines Morel', discipline: keyFor.numbers, isAdministrator: false } as const;
const administrator = { ...me, discipline: undefined, isAdministrator: true };
const now = new Date('2026-11-25T08:00:00.000Z');
const code = (value: string) => expect.objectContaining({ code: value });
const text: NewPassage = {
  title: 'Chemin de vie 7',
  service: keyFor.numbers,
  placements: [{ reference: 'nombres/Chemin de vie/Valeur', text: '7' }],
  blocks: [{ kind: 'paragraph', runs: ['Vous cherchez.'] }],
};

const shelf = () => {
  const rows = new Map<string, Passage>();
  const passages = {
    list: async (expert: string, after?: string) => ({
      passages: [...rows].flatMap(([key, one]) => (key.startsWith(`${expert} `) ? [one] : [])),
      next: after,
    }),
    count: async () => rows.size,
    replace: async (expert: string, one: Passage) => {
      const key = `${expert} ${one.id}`;
      if (!rows.has(key)) return false;
      rows.set(key, one);
      return true;
    },
    add: async (expert: string, one: Passage) => void rows.set(`${expert} ${one.id}`, one),
    remove: async (expert: string, id: string) => void rows.delete(`${expert} ${id}`),
  };
  return { passages, now };
};

describe('passages', () => {
  it('are kept, changed, listed and removed by their expert', async () => {
    const deps = shelf();
    const kept = await savePassage(me, { passage: 'chemin-7' }, text, deps);
    expect(kept).toEqual({ ...text, id: 'chemin-7', at: now.toISOString() });
    await savePassage(me, { passage: 'chemin-7' }, { ...text, title: 'Sept' }, deps);
    const other = { ...me, id: 'another' };
    expect((await listPassages(other, undefined, deps)).passages).toEqual([]);
    await removePassage(other, { passage: 'chemin-7' }, deps);
    expect((await listPassages(me, undefined, deps)).passages).toEqual([{ ...kept, title: 'Sept' }]);
    expect(await removePassage(me, { passage: 'chemin-7' }, deps)).toEqual({});
    expect((await listPassages(me, undefined, deps)).passages).toEqual([]);
  });

  it('are for experts, by their names only', async () => {
    const deps = shelf();
    const path = { passage: 'chemin-7' };
    const tries = [
      () => listPassages(administrator, undefined, deps),
      () => savePassage(administrator, path, text, deps),
      () => removePassage(administrator, path, deps),
    ];
    for (const attempt of tries) await expect(attempt()).rejects.toThrow(code('forbidden'));
    for (const passage of [undefined, 'Chemin 7', '../autre'])
      await expect(savePassage(me, { passage }, text, deps)).rejects.toThrow(code('not_found'));
    await expect(listPassages(me, 'Chemin 7', deps)).rejects.toThrow(code('not_found'));
  });

  it('end at the limit, where known ones can still be changed', async () => {
    const deps = shelf();
    for (let count = 0; count < maxPassages; count += 1)
      await savePassage(me, { passage: `p-${count}` }, text, deps);
    await expect(savePassage(me, { passage: 'de-trop' }, text, deps)).rejects.toThrow(code('passages_full'));
    expect(await savePassage(me, { passage: 'p-3' }, text, deps)).toMatchObject({ id: 'p-3' });
  });
});
