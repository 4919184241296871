/** The passages of an expert over HTTP: theirs alone, whatever happens to their parts. */
import { beforeAll, expect, test } from 'vitest';
import { maxPassages } from '#domain/report/passage.ts';
import { errorTexts } from '#domain/texts/errors.ts';
import { call } from '#test/support/client.ts';
import type { TestCustomer } from '#test/support/customers.ts';
import { newStaff, type TestMember } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { findRow, putRow } from '#test/support/rows.ts';
import { dismiss, readmit } from '#test/support/team.ts';

let customer: TestCustomer;
let expert: TestMember;
let colleague: TestMember;
let administrator: TestMember;
beforeAll(async () => {
  ({ customer, expert, colleague, administrator } = await newStaff());
});

type Who = { readonly access: string };
const path = '/api/atelier/passages';
const list = ({ access }: Who, after = '') =>
  call('GET', `${path}${after && `?after=${after}`}`, { token: access });
const save = ({ access }: Who, id: string, body: unknown) =>
  call('PUT', `${path}/${id}`, { body, token: access });
const remove = ({ access }: Who, id: string) => call('DELETE', `${path}/${id}`, { token: access });
const passage = (title: string, text = 'Vous cherchez.') => ({
  ...{ title, service: keyFor.numbers },
  placements: [{ reference: 'nombres/Chemin de vie/Valeur', text: '7' }],
  blocks: [{ kind: 'paragraph', runs: [text] }],
});

test('an expert keeps, changes and removes passages, which nobody else sees', async () => {
  const kept = await save(expert, 'chemin-7', passage('Chemin de vie 7'));
  expect(kept).toMatchObject({ status: 200, json: { id: 'chemin-7', at: expect.any(String) } });
  await save(expert, 'libre', { ...passage('Une fin'), placements: [] });
  expect((await save(expert, 'chemin-7', passage('Sept'))).json.title).toBe('Sept');
  await save(colleague, 'chemin-7', passage('Du collègue'));
  expect((await list(expert)).json.passages).toMatchObject([
    { id: 'chemin-7', title: 'Sept' },
    { id: 'libre', title: 'Une fin' },
  ]);
  expect((await list(colleague)).json.passages).toMatchObject([{ title: 'Du collègue' }]);
  expect(await remove(colleague, 'libre')).toMatchObject({ status: 200, json: {} });
  expect((await remove(expert, 'chemin-7')).status).toBe(200);
  expect((await remove(expert, 'chemin-7')).status).toBe(200);
  expect((await list(expert)).json.passages).toMatchObject([{ id: 'libre' }]);
});

test('passages expire after their expert has left, unless the expert returns', async () => {
  const { expert: leaver } = await newStaff();
  await save(leaver, 'chemin-7', passage('Sept'));
  const row = () => findRow('Passages', { expert: leaver.userId, id: 'chemin-7' });
  expect(await row()).not.toHaveProperty('ttl');
  expect((await dismiss(administrator, leaver.userId)).status).toBe(200);
  expect(Number((await row())?.ttl)).toBeGreaterThan(Date.now() / 1000 + 3 * 364 * 86_400);
  expect((await list(leaver)).status).toBe(401);
  expect((await readmit(administrator, leaver.userId)).status).toBe(200);
  expect(await row()).not.toHaveProperty('ttl');
});

test('administrators, customers and strangers have none', async () => {
  for (const [who, status] of [
    [administrator, 403],
    [customer, 403],
    [{ access: '' }, 401],
  ] as const)
    for (const answer of [await list(who), await save(who, 'un', passage('Un')), await remove(who, 'un')])
      expect(answer.status).toBe(status);
});

test('a long list comes in several answers, and ends at the limit', async () => {
  const { expert: writer } = await newStaff();
  const at = new Date().toISOString();
  const rows = Array.from({ length: maxPassages }, (_, index) => ({
    ...passage(`Passage ${index}`, 'Une phrase de ce passage. '.repeat(20)),
    ...{ expert: writer.userId, id: `p-${String(index).padStart(4, '0')}`, at },
  }));
  for (let from = 0; from < rows.length; from += 50)
    await Promise.all(rows.slice(from, from + 50).map((row) => putRow('Passages', row)));
  const ids: string[] = [];
  for (let after = ''; ; ) {
    const { status, json } = await list(writer, after);
    expect(status).toBe(200);
    const { passages, next } = json;
    if (!Array.isArray(passages)) throw new Error('no passages');
    ids.push(...passages.map(({ id }) => id));
    if (typeof next !== 'string') break;
    after = next;
  }
  expect(ids).toEqual(rows.map(({ id }) => id));
  expect(await save(writer, 'de-trop', passage('Un'))).toMatchObject({
    status: 409,
    json: { error: { code: 'passages_full', message: errorTexts.passages_full } },
  });
  expect((await save(writer, 'p-0003', passage('Un'))).status).toBe(200);
});
