/** What a draft keeps, for a day too, and leaves after an erasure, over HTTP. */
import { beforeAll, expect, test } from 'vitest';
import { markDelivered } from '#test/support/atelier.ts';
import type { TestCustomer } from '#test/support/customers.ts';
import { eraseNow } from '#test/support/deployed.ts';
import {
  letter,
  listStates,
  outline,
  readDraft,
  readState,
  rowsOf,
  saveOutline,
  saveSection,
  takenOrder,
} from '#test/support/desk.ts';
import { newStaff, type TestMember } from '#test/support/experts.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { setAttribute } from '#test/support/rows.ts';

let customer: TestCustomer;
let expert: TestMember;
let colleague: TestMember;
beforeAll(async () => {
  ({ customer, expert, colleague } = await newStaff());
});

test('a draft keeps text that only looks like code, to the letter', async () => {
  const text = '<script>alert(1)</script> #panic() {{x}} \\u0000 — « é » 𝄞';
  const id = await takenOrder(expert, customer);
  expect((await saveSection(expert, id, letter(text), 0)).status).toBe(200);
  expect((await readDraft(expert, id)).json.sections).toMatchObject([{ section: letter(text) }]);
});

test('what much is taken out of stays among the states of the day', async () => {
  const id = await takenOrder(expert, customer);
  const long = 'Une longue phrase de ce rapport. '.repeat(20);
  const saved = await saveSection(expert, id, letter(long), 0);
  await saveSection(expert, id, letter(''), 1);
  const { json } = await listStates(expert, id);
  expect(json.states).toEqual([
    { at: saved.json.at, section: 'lettre', title: 'Chère Camille,', words: 120 },
  ]);
  expect((await readState(expert, id, String(saved.json.at))).json).toEqual({ section: letter(long) });
  expect((await readState(expert, id, '2020-01-01T00:00:00.000Z')).status).toBe(404);
  expect((await listStates(colleague, id)).status).toBe(403);
});

test('an erasure leaves nothing of a draft, and nobody begins it again', async () => {
  const { customer: leaving } = await newStaff();
  const id = await takenOrder(expert, leaving);
  await saveSection(expert, id, letter('Une longue phrase de ce rapport. '.repeat(20)), 0);
  await saveSection(expert, id, letter(''), 1);
  await saveOutline(expert, id, outline);
  const stays = await takenOrder(expert, customer);
  await saveSection(expert, stays, letter('Reste'), 0);
  expect(await rowsOf(id)).toHaveLength(3);
  expect(await eraseNow(claimsOf(leaving.access).sub)).toMatchObject({ erased: 0, kept: 1 });
  expect(await rowsOf(id)).toHaveLength(3);
  await markDelivered(id);
  await setAttribute('Orders', ['id', id], 'status', 'delivered');
  expect(await eraseNow(claimsOf(leaving.access).sub)).toMatchObject({ erased: 1, failed: 0 });
  expect(await rowsOf(id)).toEqual([]);
  expect((await saveSection(expert, id, letter('Encore'), 0)).status).toBe(404);
  expect((await saveSection(expert, id, letter('Encore'), 2)).status).toBe(409);
  expect(await rowsOf(id)).toEqual([]);
  expect(await rowsOf(stays)).toHaveLength(1);
});
