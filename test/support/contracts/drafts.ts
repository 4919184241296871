import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Section } from '#domain/report/document.ts';
import { emptyDraft } from '#domain/report/draft.ts';
import type { DraftKey } from '#lambdas/storage/draft-keys.ts';
import type { DraftsStore } from '#lambdas/storage/drafts.ts';
import { Moved } from '#lambdas/storage/moved.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import type { PartErasuresStore } from '#lambdas/storage/part-erasures.ts';
import type { DraftWritesStore } from '#lambdas/storage/transactions/write-draft.ts';
import { keyFor } from '#test/support/keys.ts';

/** The stores of a draft, and `put`, which writes the row of its part. */
export type DraftStores = {
  readonly drafts: DraftsStore & PartErasuresStore;
  readonly writes: DraftWritesStore;
  readonly put: (part: PartRecord) => Promise<void>;
};

/** Far in the future: the emulator removes rows whose time to live is over. */
const start = new Date('2096-11-25T08:00:00.000Z');
const after = (minutes: number): Date => new Date(start.getTime() + minutes * 60_000);
const by = 'an-expert';
const section = (text: string, id = 'lettre'): Section => ({
  ...{ id, kind: 'letter', title: 'Chère Camille,', second: '' },
  blocks: [{ kind: 'paragraph', runs: [text] }],
});
const outline = { order: ['lettre'], removed: [{ id: 'planche', reason: 'Sans heure' }] };

/** The contract of drafts: what is saved, refused, kept and removed. */
export const draftsContract = (stores: () => DraftStores): void => {
  const heldPart = async (changes: Partial<PartRecord> = {}): Promise<DraftKey> => {
    const key = { order_id: randomUUID(), service: keyFor.numbers } as const;
    const part = { ...key, state: 'taken', due_at: start.toISOString(), queue: keyFor.numbers } as const;
    await stores().put({ ...part, expert: { id: by, name: 'Pascal Riviere' }, ...changes });
    return key;
  };
  const save = (key: DraftKey, text: string | Section, revision: number, minutes = revision) =>
    stores().writes.saveSection(key, typeof text === 'string' ? section(text) : text, {
      ...{ by, revision, now: after(minutes) },
    });

  test('a draft is empty, then holds what was saved last', async () => {
    const [key, other] = [await heldPart(), await heldPart()];
    expect(await stores().drafts.read(key)).toEqual(emptyDraft);
    expect(await save(key, 'Un début', 0)).toEqual({ revision: 1, at: after(0).toISOString() });
    expect(await save(key, 'Un début, une suite', 1)).toEqual({ revision: 2, at: after(1).toISOString() });
    await save(key, section('', 'planche'), 0);
    const saving = { by, revision: 0, now: start };
    expect(await stores().writes.saveOutline(key, outline, saving)).toMatchObject({ revision: 1 });
    const { outline: stored, sections } = await stores().drafts.read(key);
    expect(stored).toEqual({ ...outline, revision: 1 });
    expect(sections.map(({ id, revision }) => [id, revision])).toEqual([
      ['lettre', 2],
      ['planche', 1],
    ]);
    expect(sections[0]?.section).toEqual(section('Un début, une suite'));
    expect(await stores().drafts.countSections(key)).toBe(2);
    expect(await stores().drafts.read(other)).toEqual(emptyDraft);
  });

  test('a saving on another revision changes nothing, and the own text sent again is accepted', async () => {
    const key = await heldPart();
    await save(key, 'Un', 0);
    await save(key, 'Deux', 1);
    expect(await save(key, 'Autre', 0)).toBeUndefined();
    expect(await save(key, 'Autre', 1)).toBeUndefined();
    expect(await save(key, 'Autre', 7)).toBeUndefined();
    expect(await save(key, 'Deux', 1, 5)).toEqual({ revision: 2, at: after(1).toISOString() });
    expect((await stores().drafts.read(key)).sections[0]?.section).toEqual(section('Deux'));
    const { writes } = stores();
    const at = { by, revision: 0, now: start };
    await writes.saveOutline(key, outline, at);
    expect(await writes.saveOutline(key, { ...outline, order: [] }, at)).toBeUndefined();
    expect(await writes.saveOutline(key, outline, at)).toMatchObject({ revision: 1 });
    expect(await writes.saveOutline(key, { ...outline, order: [] }, { ...at, revision: 1 })).toMatchObject({
      revision: 2,
    });
  });

  test('of two savings on one revision one is stored', async () => {
    const key = await heldPart();
    await save(key, 'Un', 0);
    const saved = await Promise.all(['Deux', 'Trois', 'Quatre'].map((text) => save(key, text, 1)));
    expect(saved.filter(Boolean)).toHaveLength(1);
    const begun = await Promise.all(['Un', 'Deux'].map((text) => save(key, section(text, 'suite'), 0)));
    expect(begun.filter(Boolean)).toHaveLength(1);
  });

  test('nothing is begun for a part that another has, or that is over', async () => {
    const parts = [
      await heldPart({ expert: { id: 'another', name: 'B' } }),
      await heldPart({ queue: undefined }),
    ];
    for (const key of [...parts, { order_id: randomUUID(), service: keyFor.numbers } as const]) {
      await expect(save(key, 'Un', 0)).rejects.toThrow(Moved);
      const saving = { by, revision: 0, now: start };
      await expect(stores().writes.saveOutline(key, outline, saving)).rejects.toThrow(Moved);
      expect(await stores().drafts.read(key)).toEqual(emptyDraft);
    }
  });

  test('a former text is kept every ten minutes, and at once when much of it is lost', async () => {
    const key = await heldPart();
    const long = 'Un texte assez long. '.repeat(20);
    await save(key, 'Un', 0, 0);
    await save(key, 'Deux mots', 1, 9);
    await save(key, long, 2, 11);
    await save(key, `${long} Suite.`, 3, 12);
    await save(key, '', 4, 13);
    await save(key, 'Un', 5, 14);
    const states = await stores().drafts.statesSince(key, after(0));
    const line = { section: 'lettre', title: 'Chère Camille,' };
    expect(states).toEqual([
      { ...line, at: after(12).toISOString(), words: 81 },
      { ...line, at: after(9).toISOString(), words: 2 },
    ]);
    expect(await stores().drafts.statesSince(key, after(10))).toHaveLength(1);
    const { findState } = stores().drafts;
    expect(await findState(key, after(9).toISOString(), 'lettre')).toEqual(section('Deux mots'));
    expect(await findState(key, after(9).toISOString(), 'autre')).toBeUndefined();
  });

  test('removing a draft removes all of it, and a saving under way finds nothing', async () => {
    const [key, other] = [await heldPart(), await heldPart()];
    for (const one of [key, other]) {
      await save(one, 'Un', 0, 0);
      await save(one, 'Deux', 1, 20);
      await stores().writes.saveOutline(one, outline, { by, revision: 0, now: start });
    }
    await stores().drafts.remove(key);
    await stores().drafts.remove(key);
    expect(await save(key, 'Trois', 2)).toBeUndefined();
    expect(await stores().drafts.read(key)).toEqual(emptyDraft);
    expect(await stores().drafts.statesSince(key, start)).toEqual([]);
    expect((await stores().drafts.read(other)).sections).toHaveLength(1);
    expect(await stores().drafts.statesSince(other, start)).toHaveLength(1);
  });
};
