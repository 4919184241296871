/** A draft that a colleague reads, on the deployed shop: asked, read with its pages, commented, logged, ended and erased. */
import { beforeAll, expect, test } from 'vitest';
import { placeOf } from '#domain/second-reading.ts';
import { secondReadingTexts as texts } from '#domain/texts/second-reading.ts';
import { colleaguePage, readAsColleague } from '#domain/wire/readings.ts';
import { handOver, openPart, partPath } from '#test/support/atelier.ts';
import { call } from '#test/support/client.ts';
import type { TestCustomer } from '#test/support/customers.ts';
import { runNow } from '#test/support/deployed.ts';
import { letter, outline, refusal, saveOutline, saveSection, takenOrder } from '#test/support/desk.ts';
import { newStaff, type TestMember } from '#test/support/experts.ts';
import { findRow } from '#test/support/rows.ts';

let customer: TestCustomer;
let expert: TestMember;
let colleague: TestMember;
let foreign: TestMember;
let administrator: TestMember;
beforeAll(async () => {
  ({ customer, expert, colleague, foreign, administrator } = await newStaff());
});

type Who = { readonly access: string };
const comment = crypto.randomUUID();
const at = (id: string, rest = '') => `${partPath(id)}/second-reading${rest}`;
const get = ({ access }: Who, path: string) => call('GET', path, { token: access });
const send = (method: string, { access }: Who, path: string, body: unknown) =>
  call(method, path, { body, token: access });
const open = (who: Who, id: string) => get(who, at(id, '/read'));
const row = (id: string, entry: string) =>
  findRow('Drafts', { part: partPath(id).replace(/.*orders\/(.*)\/parts\/(.*)/, '$1#$2'), entry });

test('a colleague of another discipline reads and comments, and the next expert finds nothing of it', async () => {
  const id = await takenOrder(expert, customer);
  await openPart(expert, id);
  await saveSection(expert, id, letter('Vous êtes née au printemps.'), 0);
  await saveOutline(expert, id, outline);
  expect((await open(foreign, id)).status).toBe(404);
  expect((await send('POST', expert, at(id), { to: foreign.userId })).status).toBe(200);
  expect(await send('POST', expert, at(id), { to: colleague.userId })).toMatchObject(
    refusal(409, 'already_taken', texts.readBy(foreign.name)),
  );
  expect((await get(foreign, '/api/atelier/second-readings')).json.readings).toMatchObject([
    { order_id: id, asker: { id: expert.userId } },
  ]);

  const opened = await open(foreign, id);
  expect(readAsColleague.answer.parse(opened.json).document.sections).toMatchObject([{ id: 'lettre' }]);
  expect(JSON.stringify(opened.json)).not.toContain('@');
  const page = await send('POST', foreign, at(id, '/read/page'), { page: 1 });
  expect(colleaguePage.answer.parse(page.json).svg).toContain('<svg');
  const { status, json } = await get(customer, `/api/orders/${id}/accesses`);
  expect(status).toBe(200);
  expect(JSON.stringify(json)).toContain('"draft"');

  const place = placeOf({ kind: 'paragraph', runs: ['Vous êtes née au printemps.'] });
  const path = `/comments/${comment}`;
  const body = { section: 'lettre', ...place, text: 'Au printemps ?' };
  expect((await send('PUT', foreign, at(id, `/read${path}`), body)).status).toBe(200);
  for (const who of [colleague, administrator, expert]) {
    expect((await open(who, id)).status).toBe(404);
    expect((await send('PUT', who, at(id, `/read${path}`), body)).status).toBe(404);
  }
  expect((await send('PUT', foreign, at(id, path), { done: true })).status).toBe(404);
  expect((await send('PUT', expert, at(id, path), { done: true })).json).toMatchObject({ done: true });
  expect((await get(expert, at(id))).json.comments).toMatchObject([{ text: 'Au printemps ?', done: true }]);

  expect((await handOver(expert, id, colleague.userId)).status).toBe(200);
  expect(await open(foreign, id)).toMatchObject({ status: 404, json: { error: { message: texts.over } } });
  expect((await send('PUT', foreign, at(id, `/read${path}`), body)).status).toBe(404);
  expect((await get(colleague, at(id))).json).toMatchObject({ comments: [] });
  expect(await row(id, `comment#${comment}`)).toBeDefined();
  await runNow('SweepIssuesFunction');
  expect(await row(id, 'colleague')).toBeUndefined();
  expect(await row(id, `comment#${comment}`)).toBeUndefined();
  expect(await row(id, 'section#lettre')).toBeDefined();
});

const words = { section: 'lettre', anchor: '00000000-1', quote: 'Un', text: 'Un mot' };
/** A taken order whose draft the colleague of another discipline has been asked to read, and has commented. */
const commented = async (): Promise<string> => {
  const id = await takenOrder(expert, customer);
  await openPart(expert, id);
  await send('POST', expert, at(id), { to: foreign.userId });
  expect((await send('PUT', foreign, at(id, `/read/comments/${comment}`), words)).status).toBe(200);
  return id;
};

test('a colleague who is asked after a handover finds nothing of the reading that it ended', async () => {
  const id = await commented();
  expect((await handOver(expert, id, colleague.userId)).status).toBe(200);
  await openPart(colleague, id);
  expect((await send('POST', colleague, at(id), { to: foreign.userId })).status).toBe(200);
  expect(await row(id, `comment#${comment}`)).toBeUndefined();
  expect((await get(colleague, at(id))).json).toMatchObject({ comments: [] });
});

test('a reading that its expert ends is erased at once, and another begins', async () => {
  const id = await commented();
  expect((await send('DELETE', foreign, at(id, `/read/comments/${comment}`), undefined)).status).toBe(200);
  expect((await send('PUT', foreign, at(id, `/read/comments/${comment}`), words)).status).toBe(200);
  expect((await send('DELETE', expert, at(id), undefined)).status).toBe(200);
  expect(await row(id, `comment#${comment}`)).toBeUndefined();
  expect((await open(foreign, id)).status).toBe(404);
  expect((await send('POST', expert, at(id), { to: colleague.userId })).status).toBe(200);
  expect((await open(colleague, id)).status).toBe(200);
});
