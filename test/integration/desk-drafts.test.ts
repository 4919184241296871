/** The drafts of the writing desk over HTTP: who reads and writes them, and with whom they stay. */
import { beforeAll, describe, expect, test } from 'vitest';
import { emptyDraft } from '#domain/report/draft.ts';
import { confirmedOrder, handOver, markDelivered, openPart, take } from '#test/support/atelier.ts';
import type { TestCustomer } from '#test/support/customers.ts';
import {
  letter,
  listStates,
  outline,
  readDraft,
  readState,
  refusal,
  saveOutline,
  saveSection,
  takenOrder,
  textOf,
} from '#test/support/desk.ts';
import { newStaff, type TestMember } from '#test/support/experts.ts';
import { dismiss } from '#test/support/team.ts';
import { declaration, declare, namedBy } from '#test/support/withdrawals.ts';

let customer: TestCustomer;
let expert: TestMember;
let colleague: TestMember;
let foreign: TestMember;
let administrator: TestMember;
beforeAll(async () => {
  ({ customer, expert, colleague, foreign, administrator } = await newStaff());
});

describe('a draft', () => {
  test('is empty, then what its expert saved, also with a new session', async () => {
    const id = await takenOrder(expert, customer);
    expect(await readDraft(expert, id)).toMatchObject({ status: 200, json: emptyDraft });
    const first = await saveSection(expert, id, letter('Vous êtes née au printemps.'), 0);
    expect(first).toMatchObject({ status: 200, json: { revision: 1, at: expect.any(String) } });
    expect((await saveOutline(expert, id, outline)).json).toMatchObject({ revision: 1 });
    expect((await readDraft(expert, id)).json).toEqual({
      outline: { ...outline, revision: 1 },
      sections: [
        { id: 'lettre', revision: 1, at: first.json.at, section: letter('Vous êtes née au printemps.') },
      ],
    });
  });

  test('keeps the outline of its last revision, whose repetition changes nothing and whose elder is refused', async () => {
    const id = await takenOrder(expert, customer);
    const save = (revision: number, order: string[]) =>
      saveOutline(expert, id, { revision, order, removed: [] });
    expect((await save(0, ['lettre'])).json).toMatchObject({ revision: 1 });
    expect((await save(1, ['lettre', 'nombres'])).json).toMatchObject({ revision: 2 });
    expect((await save(1, ['lettre', 'nombres'])).json).toMatchObject({ revision: 2 });
    expect((await save(1, ['nombres'])).status).toBe(409);
    expect((await readDraft(expert, id)).json.outline).toMatchObject({ order: ['lettre', 'nombres'] });
  });

  test('is closed to everybody else: other experts, administrators, its customer, no session', async () => {
    const id = await takenOrder(expert, customer);
    await saveSection(expert, id, letter('Un secret'), 0);
    for (const [who, status] of [
      [colleague, 403],
      [administrator, 403],
      [foreign, 404],
      [customer, 403],
      [{ access: '' }, 401],
    ] as const) {
      const tries = [
        await readDraft(who, id),
        await saveSection(who, id, letter('Autre'), 1),
        await saveOutline(who, id, outline),
        await listStates(who, id),
        await readState(who, id, new Date().toISOString()),
      ];
      for (const answer of tries) {
        expect(answer.status).toBe(status);
        expect(JSON.stringify(answer.json)).not.toContain('Un secret');
      }
    }
    expect(await textOf(expert, id)).toContain('Un secret');
    const free = await confirmedOrder(customer);
    expect((await readDraft(expert, free)).status).toBe(403);
    expect((await saveSection(expert, free, letter('Un'), 0)).status).toBe(403);
  });

  test('of two tabs keeps the first saving, and tells the second', async () => {
    const id = await takenOrder(expert, customer);
    await saveSection(expert, id, letter('Un'), 0);
    expect((await saveSection(expert, id, letter('Premier onglet'), 1)).status).toBe(200);
    const second = await saveSection(expert, id, letter('Second onglet'), 1);
    expect(second).toMatchObject(refusal(409, 'draft_changed'));
    expect(await textOf(expert, id)).toContain('Premier onglet');
    expect((await saveSection(expert, id, letter('Second onglet'), 2)).json).toMatchObject({ revision: 3 });
    // A saving whose answer was lost is sent again.
    expect((await saveSection(expert, id, letter('Second onglet'), 2)).json).toMatchObject({ revision: 3 });
  });

  test('of ten savings at once stores one', async () => {
    const id = await takenOrder(expert, customer);
    for (const revision of [0, 1]) {
      const tries = Array.from({ length: 10 }, (_, turn) =>
        saveSection(expert, id, letter(`n° ${turn}`), revision),
      );
      const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
      expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    }
    expect((await readDraft(expert, id)).json.sections).toHaveLength(1);
  });
});

describe('a draft stays with its part', () => {
  test('when it is handed over, given back, and when its expert leaves the team', async () => {
    const id = await takenOrder(expert, customer);
    await saveSection(expert, id, letter('Un début'), 0);
    expect((await handOver(expert, id, colleague.userId)).status).toBe(200);
    expect((await readDraft(expert, id)).status).toBe(403);
    expect((await saveSection(expert, id, letter('Trop tard'), 1)).status).toBe(403);
    expect((await saveSection(expert, id, letter('Trop tard', 'suite'), 0)).status).toBe(403);
    expect(await textOf(colleague, id)).toContain('Un début');
    expect((await saveSection(colleague, id, letter('Un début, une suite'), 1)).status).toBe(200);
    expect((await handOver(colleague, id)).status).toBe(200);
    expect((await readDraft(colleague, id)).status).toBe(403);
    const { expert: leaver } = await newStaff();
    await take(leaver, id);
    expect((await saveSection(leaver, id, letter('Un début, une suite, une fin'), 2)).status).toBe(200);
    await dismiss(administrator, leaver.userId);
    expect((await readDraft(leaver, id)).status).toBe(401);
    await take(expert, id);
    expect(await textOf(expert, id)).toContain('Un début, une suite, une fin');
  });

  test('when the report is delivered: its expert may correct it', async () => {
    const id = await takenOrder(expert, customer);
    await saveSection(expert, id, letter('Livré'), 0);
    await markDelivered(id);
    expect(await textOf(expert, id)).toContain('Livré');
    expect((await saveSection(expert, id, letter('Corrigé'), 1)).status).toBe(200);
  });

  test('but nobody opens it after a withdrawal while it is written', async () => {
    const id = await takenOrder(expert, customer);
    await saveSection(expert, id, letter('Un'), 0);
    expect((await declare(declaration(namedBy(id, customer)))).status).toBe(200);
    const over = await openPart(expert, id);
    expect(over).toMatchObject({ status: 409, json: { error: { code: 'part_over' } } });
    for (const answer of [
      await readDraft(expert, id),
      await saveSection(expert, id, letter('Deux'), 1),
      await saveSection(expert, id, letter('Deux', 'suite'), 0),
      await saveOutline(expert, id, outline),
    ])
      expect([answer.status, answer.json]).toEqual([409, over.json]);
    expect((await readDraft(administrator, id)).status).toBe(404);
  });
});
