/** Who has a draft read by a colleague, what the colleague may do, and when it ends. */
import { describe, expect, it } from 'vitest';
import type { Block, Section } from '#domain/report/document.ts';
import { maxComments, placeOf } from '#domain/second-reading.ts';
import { secondReadingTexts as texts } from '#domain/texts/second-reading.ts';
import { nothingWritten } from '#domain/threads.ts';
import { endReadings } from '#lambdas/issues/end-readings.ts';
import { askColleague, endReading, readComments, settleComment } from '#lambdas/readings/asking.ts';
import { listReadings, readAsColleague, removeComment, saveComment } from '#lambdas/readings/reading.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { NewAccess } from '#lambdas/storage/accesses.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import type { StaffRecord } from '#lambdas/storage/staff.ts';
import type { Written } from '#lambdas/storage/threads.ts';
import { colleaguePage } from '#lambdas/typeset/colleague-page.ts';
import type { PaperInput } from '#lib/typeset/report-paper.ts';
import { now, orderId, profileRecord, staffRecord } from '#test/support/builders.ts';
import { deskDeps, deskPart, deskPath, expert } from '#test/support/desk-part.ts';
import { keyFor } from '#test/support/keys.ts';
import { memoryReadings } from '#test/support/memory-readings.ts';

const reader: Member = {
  ...{ id: 'reader', name: 'Pascal Riviere', discipline: keyFor.numbers, isAdministrator: false },
};
const other: Member = { ...reader, id: 'other', name: 'Lea Blanc', discipline: keyFor.western };
const boss: Member = { ...reader, id: 'boss', discipline: undefined, isAdministrator: true };
const commentId = '5f0c9e0a-6f1e-4a6b-9d39-0d1d6a2f7b11';
const path = { ...deskPath, comment: commentId };
const code = (value: string) => expect.objectContaining({ code: value });

const section = (...lines: string[]): Section => ({
  ...{ id: 'lettre', kind: 'letter', title: 'Chère {prénom},', second: '' },
  blocks: lines.map((text): Block => ({ kind: 'paragraph', runs: [{ text, from: 'paste' }] })),
});
const paragraph = placeOf({ kind: 'paragraph', runs: ['Votre Lune écoute.'] });
const said = { section: 'lettre', anchor: '', quote: '', ...paragraph, text: 'Plus court ?' };

const rowOf = ({ id, name, discipline }: Member, changes: Partial<StaffRecord> = {}) =>
  staffRecord({ user_id: id, name, discipline, ...changes });

/** A part that its expert writes, with a colleague of another discipline. */
const atelier = (draft = section('Votre Lune écoute.'), confided: Partial<Written> = {}) => {
  let part: PartRecord = { ...deskPart, state: 'taken', taken_at: '2026-11-24T08:00:00.000Z' };
  const log: NewAccess[] = [];
  const rows = [
    rowOf(expert),
    rowOf(reader),
    rowOf(other),
    rowOf({ ...other, id: 'gone' }, { left_at: now.toISOString() }),
    rowOf(boss),
  ];
  const told: Written = { ...nothingWritten, ...confided };
  const deps = {
    ...deskDeps(deskPart),
    now,
    parts: { find: async () => part, findAll: async () => [part] },
    readings: memoryReadings(),
    staff: { all: async () => rows, find: async (id: string) => rows.find((one) => one.user_id === id) },
    drafts: {
      read: async () => ({
        outline: { revision: 1, order: [draft.id], removed: [] },
        sections: [{ id: draft.id, revision: 1, at: now.toISOString(), section: draft }],
      }),
    },
    threads: { ofPart: async () => told },
    profiles: { find: async () => profileRecord() },
    accesses: { addVisit: async (_order: string, access: NewAccess) => void log.push(access) },
  };
  return {
    deps,
    log,
    change: (changes: Partial<PartRecord>) => {
      part = { ...part, ...changes };
    },
    ask: (to = reader.id, me: Member = expert) => askColleague(me, deskPath, to, deps),
    read: (me: Member = reader) => readAsColleague(me, deskPath, deps),
    comment: (text = said.text, me: Member = reader) => saveComment(me, path, { ...said, text }, deps),
    seen: (me: Member = expert) => readComments(me, deskPath, deps),
  };
};

describe('asking', () => {
  it('offers all other active experts, and the one who is asked finds the draft', async () => {
    const { ask, deps, seen } = atelier();
    const { colleagues } = await seen();
    expect(colleagues.map(({ id }) => id)).toEqual(['reader', 'other']);
    const reading = await ask();
    expect(reading).toEqual({
      reader: { id: reader.id, name: reader.name },
      asker: { id: expert.id, name: expert.name },
      asked_at: now.toISOString(),
    });
    expect(await listReadings(reader, deps)).toMatchObject({
      readings: [{ order_id: orderId, service: deskPart.service, asker: { name: expert.name } }],
    });
    expect(await listReadings(other, deps)).toEqual({ readings: [] });
    expect(await listReadings(boss, deps)).toEqual({ readings: [] });
  });

  it('is done once for the same colleague, and refused while another reads', async () => {
    const { ask } = atelier();
    const first = await ask();
    expect(await ask()).toEqual(first);
    const refusal = { code: 'already_taken', message: texts.readBy(reader.name) };
    await expect(ask(other.id)).rejects.toMatchObject(refusal);
  });

  it.each([
    ['themselves', expert.id, 'forbidden'],
    ['who has left', 'gone', 'not_found'],
    ['an administrator who is no expert', boss.id, 'not_found'],
    ['nobody', 'unknown', 'not_found'],
  ])('is refused for %s', async (_who, to, refusal) => {
    await expect(atelier().ask(to)).rejects.toThrow(code(refusal));
  });
});

describe('the draft', () => {
  it('is read in the words of its customer, without where they come from, after the access is logged', async () => {
    const { ask, read, log } = atelier();
    await ask();
    const { document, asker } = await read();
    expect(document.sections).toEqual([
      {
        ...{ id: 'lettre', kind: 'letter', title: 'Chère Camille,', second: '' },
        blocks: [{ kind: 'paragraph', runs: ['Votre Lune écoute.'] }],
      },
    ]);
    expect(asker.name).toBe(expert.name);
    expect(log).toEqual([
      { by: 'expert', name: reader.name, who: reader.id, what: 'draft', service: deskPart.service },
    ]);
  });

  it('is given out only once the access is logged', async () => {
    const { ask, deps } = atelier();
    await ask();
    const accesses = { addVisit: () => Promise.reject(new Error('no log')) };
    await expect(readAsColleague(reader, deskPath, { ...deps, accesses })).rejects.toThrow('no log');
  });

  const text = 'Je viens de perdre mon père. Je ne dors plus depuis le printemps.';
  const at = now.toISOString();
  const event = { id: 'one', name: '', text, at };
  const later = { id: 'one', of: 1, at, due_at: at };
  it.each<[string, Partial<Written>]>([
    ['words', { words: { text, at, agreed: { version: '', at } } }],
    ['messages', { messages: [{ ...event, from: 'customer' }] }],
    ['answers', { questions: [{ ...event, text: '?', what: 'other', reply: { at, how: 'given', text } }] }],
    ['corrections', { corrections: [{ ...later, what: 'slip', places: [{ text }] }] }],
    ['questions in the margin', { margin: [{ ...later, anchor: '', quote: '', text }] }],
  ])('does not repeat what the customer has confided to its expert alone in %s', async (_, confided) => {
    const { ask, read } = atelier(section('Votre Lune écoute.', 'Je viens de perdre mon père'), confided);
    await ask();
    const blocks = (await read()).document.sections.flatMap((one) => one.blocks);
    const runs = [['Votre Lune écoute.'], [texts.withheld]];
    expect(blocks).toMatchObject(runs.map((one) => ({ runs: one })));
  });

  it('is seen as pages without birth and last name', async () => {
    const { ask, deps, log } = atelier();
    await ask();
    const inputs: PaperInput[] = [];
    const typeset = async (input: PaperInput, page: number) => {
      inputs.push(input);
      return { svg: '<svg/>', page, pages: 7, spills: [], off: [], signs: [], missing: [] };
    };
    const page = await colleaguePage(reader, deskPath, 2, { ...deps, typeset });
    expect(page).toEqual({ page: 2, pages: 7, svg: '<svg/>' });
    const born = { birthDate: '', birthTime: '', birthPlace: '' };
    expect(inputs[0]?.person).toEqual({ firstName: 'Camille', lastName: '', ...born });
    expect(log).toHaveLength(1);
    await expect(colleaguePage(other, deskPath, 2, { ...deps, typeset })).rejects.toThrow(code('not_found'));
    expect(inputs).toHaveLength(1);
  });
});

describe('a comment', () => {
  it('is written once, changed and removed by its author, and seen by the expert', async () => {
    const { ask, comment, seen, deps } = atelier();
    await ask();
    const first = await comment();
    expect(first).toEqual({ ...said, id: commentId, at: now.toISOString() });
    expect(await comment()).toEqual(first);
    expect((await seen()).comments).toEqual([first]);
    expect(await settleComment(expert, path, true, deps)).toEqual({ ...first, done: true });
    // A changed comment is to be seen to again.
    expect(await comment('Bien plus court ?')).toEqual({
      ...first,
      ...{ text: 'Bien plus court ?', changed_at: now.toISOString() },
    });
    await removeComment(reader, path, deps);
    expect((await seen()).comments).toEqual([]);
    await expect(settleComment(expert, path, true, deps)).rejects.toMatchObject({ message: texts.gone });
  });

  it('is refused once a reading has too many', async () => {
    const { ask, comment, deps } = atelier();
    await ask();
    const full = Array.from({ length: maxComments }, (_, index) => ({ ...said, id: `${index}`, at: '' }));
    const readings = { ...deps.readings, comments: async () => full };
    await expect(saveComment(reader, path, said, { ...deps, readings })).rejects.toMatchObject({
      ...{ code: 'memos_full', message: texts.full },
    });
    await comment();
  });

  it('is refused to the expert who writes, to other colleagues and to administrators', async () => {
    const { ask, comment, read } = atelier();
    await ask();
    for (const who of [expert, other, boss, { ...reader, discipline: undefined }]) {
      await expect(comment('Non', who)).rejects.toMatchObject({ code: 'not_found', message: texts.over });
      await expect(read(who)).rejects.toThrow(code('not_found'));
    }
  });

  it('is refused when the reading ends between reading and writing', async () => {
    const { ask, deps } = atelier();
    await ask();
    const readings = { ...deps.readings, save: async () => false };
    const saving = saveComment(reader, path, said, { ...deps, readings });
    await expect(saving).rejects.toMatchObject({ message: texts.over });
  });

  it('is settled by the expert of the part alone', async () => {
    const { ask, comment, deps } = atelier();
    await ask();
    await comment();
    const foreign = { ...reader, discipline: keyFor.chinese };
    for (const [who, refusal] of [
      [reader, 'not_found'],
      [{ ...reader, discipline: deskPart.service }, 'forbidden'],
      [boss, 'forbidden'],
      [foreign, 'not_found'],
    ] as const) {
      await expect(settleComment(who, path, true, deps)).rejects.toThrow(code(refusal));
      await expect(readComments(who, deskPath, deps)).rejects.toThrow(code(refusal));
      await expect(endReading(who, deskPath, deps)).rejects.toThrow(code(refusal));
    }
  });
});

describe('a reading ends', () => {
  it.each([
    ['with the delivery', { state: 'delivered', queue: `${deskPart.service}#delivered` }],
    ['with another expert', { expert: { id: 'next', name: 'Lea Blanc' } }],
    ['with a hand-over that came back', { taken_at: '2026-11-24T09:00:00.000Z' }],
    ['with a withdrawal', { queue: undefined, withdrawn_at: now.toISOString() }],
    ['with a refund', { queue: undefined, refunded_at: now.toISOString() }],
    [
      'with a new version, also while a correction is asked for',
      {
        state: 'delivered',
        queue: `${deskPart.service}#correcting`,
        report: { version: 1, pages: 8, bytes: 9, delivered_at: now.toISOString(), key: 'k' },
      },
    ],
  ] as const)('%s, at once for the colleague, and the sweep erases it', async (_when, changes) => {
    const { ask, comment, read, change, deps } = atelier();
    await ask();
    await comment();
    await endReadings(deps);
    expect(await deps.readings.comments(deskPart)).toHaveLength(1);
    change(changes);
    await expect(read()).rejects.toMatchObject({ code: 'not_found', message: texts.over });
    await expect(comment('Trop tard')).rejects.toThrow(code('not_found'));
    expect(await listReadings(reader, deps)).toEqual({ readings: [] });
    await endReadings(deps);
    expect(await deps.readings.all()).toEqual([]);
    expect(await deps.readings.comments(deskPart)).toEqual([]);
  });

  it('when its expert ends it, and a next one begins without its comments', async () => {
    const { ask, comment, read, seen, deps } = atelier();
    await ask();
    await comment();
    await endReading(expert, deskPath, deps);
    await expect(read()).rejects.toThrow(code('not_found'));
    await endReading(expert, deskPath, deps);
    await ask(other.id);
    expect(await seen()).toMatchObject({ reading: { reader: { id: other.id } }, comments: [] });
  });

  it('and a next one erases what the sweep has not erased yet', async () => {
    const { ask, comment, change, seen } = atelier();
    await ask();
    await comment();
    change({ taken_at: '2026-11-24T09:00:00.000Z' });
    expect(await seen()).toMatchObject({ comments: [] });
    await ask(other.id);
    expect(await seen()).toMatchObject({ reading: { reader: { id: other.id } }, comments: [] });
  });

  it('when its row is gone with its part', async () => {
    const { ask, deps } = atelier();
    await ask();
    await endReadings({ ...deps, parts: { findAll: async () => [] } });
    expect(await deps.readings.all()).toEqual([]);
  });
});
