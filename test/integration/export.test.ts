/** «Télécharger mes données»: complete, the customer's alone, one a day, and never left behind by an erasure. */
import { randomUUID } from 'node:crypto';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { invoiceId, paperKey } from '#domain/papers.ts';
import { exportFiles } from '#domain/texts/export.ts';
import { paperFileName } from '#domain/texts/papers.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import { call, eventually } from '#test/support/client.ts';
import { newCustomer, signIn } from '#test/support/customers.ts';
import { eraseNow } from '#test/support/deployed.ts';
import { deskOrder } from '#test/support/desk-report.ts';
import { newExpert } from '#test/support/experts.ts';
import {
  askForExport,
  awaitExport,
  deliverWork,
  exportedFiles,
  exportState,
  openOwnExport,
} from '#test/support/exports.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';
import { leaveLargeExport, storedOf } from '#test/support/large-export.ts';
import { refresh } from '#test/support/pool.ts';
import { buy, payAt } from '#test/support/purchases.ts';
import { database, findRow, putRow, setAttribute, tableOf } from '#test/support/rows.ts';
import { guidanceRows } from '#test/support/traces/guidance-rows.ts';
import { putObject } from '#test/support/traces/objects.ts';
import { leaveTraces, newPerson } from '#test/support/traces/person.ts';
import { placesOf } from '#test/support/traces/scan.ts';

const rowOf = (who: { access: string }) => findRow('Exports', { user_id: claimsOf(who.access).sub });
const requestOf = async (who: { access: string }) => {
  const row = await rowOf(who);
  return findRow('Requests', { who: hashOf(claimsOf(who.access).sub), id: row?.request });
};
const textOf = (files: ReadonlyMap<string, Buffer>, ending: string): string =>
  [...files].find(([name]) => name.endsWith(ending))?.[1].toString() ?? '';

/** A person with data at every place, whose export is not made yet. */
const traced = async () => {
  const who = await newPerson();
  await leaveTraces(who);
  await setAttribute('Exports', ['user_id', who.userId], 'state', 'failed');
  return who;
};

describe('an export', () => {
  test('holds what every place of an erasure knows of the person, each field with its French name', async () => {
    const who = await traced();
    const paper = {
      id: invoiceId,
      kind: 'invoice' as const,
      number: '2026-000001',
      issued_at: new Date().toISOString(),
    };
    await setAttribute('Orders', ['id', who.paid], 'papers', [paper]);
    await putObject('PapersBucket', paperKey(who.paid, paper), 'Note');
    expect((await askForExport(who)).json).toMatchObject({ state: 'making' });
    await awaitExport(who);
    const files = await exportedFiles(who);
    const names = [...files.keys()];
    for (const { file } of exportFiles.values())
      expect(names).toContainEqual(expect.stringMatching(new RegExp(`/${file}\\.json$`)));
    expect(names).toContainEqual(expect.stringMatching(new RegExp(String.raw`${nameFor.numbers}.*\.pdf$`)));
    expect(names.map((name) => name.split('/').at(-1))).toContain(paperFileName(paper));
    for (const word of [who.first, who.last, who.sister, who.birthPlace, who.email, who.former])
      expect([...files.values()].some((content) => content.includes(word))).toBe(true);
    expect(textOf(files, 'consultations.json')).toContain(`${who.first} ${who.last} préfère le soir`);
    expect(textOf(files, 'messages.json')).toContain(`Je suis né à ${who.birthPlace}`);
    expect(textOf(files, 'redaction.json')).toContain(`Pour ${who.first},`);
    const json = [...files].filter(([name]) => name.endsWith('.json')).map(([, content]) => String(content));
    // Only an id, as the key of a person, is its own name.
    const unnamed = json.flatMap((text) => [...text.matchAll(/"([^"]+)": \{\s+"nom": "\1"/g)]);
    expect(unnamed.map(([, key]) => key).filter((key) => !/^[0-9a-f-]{36}$/.test(key ?? ''))).toEqual([]);
  });

  test('is asked for once a day, is logged when it is opened, and its request is answered', async () => {
    const customer = await newCustomer();
    const { order_id: id, sessionId } = await buy(customer);
    await payAt(sessionId, 'paid');
    const [first, second] = await Promise.all([askForExport(customer), askForExport(customer)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    const ready = await awaitExport(customer);
    const { id: made } = (await rowOf(customer)) ?? {};
    expect(ready).toMatchObject({ bytes: expect.any(Number) });
    expect((await askForExport(customer)).json).toEqual(ready);
    expect(await rowOf(customer)).toMatchObject({ id: made });
    expect(await requestOf(customer)).toMatchObject({ kind: 'export', state: 'answered' });
    await exportedFiles(customer);
    const { json } = await call('GET', `/api/orders/${id}/accesses`, { token: customer.access });
    expect(json.items).toMatchObject([{ by: 'customer', what: 'export' }]);
    expect(await exportState(customer)).toHaveProperty('opened_at');
  });

  test('of an address that is not proved tells nothing of what that mailbox asked for', async () => {
    const stranger = await newCustomer();
    const [first, birthPlace] = [`Prénom${randomUUID()}`, `Lieu-${randomUUID()}`];
    const person = { email: stranger.email, former: stranger.email, first, last: 'Renard', birthPlace };
    const [asked, proof] = guidanceRows({ ...person, birthDate: '1923-07-09' });
    for (const row of [asked, proof]) await putRow('Guidances', row ?? {});
    await askForExport(stranger);
    await awaitExport(stranger);
    const files = await exportedFiles(stranger);
    for (const [, content] of files) expect(content.includes(first)).toBe(false);
    expect([...files.keys()]).not.toContain('compte/guidances.json');
  });
});

describe('the archive is opened', () => {
  test('neither by another account, nor in an old session, nor without one', async () => {
    const [customer, other] = [await newCustomer(), await newCustomer()];
    await askForExport(customer);
    await awaitExport(customer);
    expect(await openOwnExport(other)).toMatchObject({ status: 404 });
    expect((await call('POST', '/api/profile/export/link', { body: {} })).status).toBe(401);
    const { sessionId, claim } = await buy(customer);
    await payAt(sessionId, 'paid');
    const { json } = await call('POST', '/api/verify-payment', { body: { sessionId }, claim });
    const made = JSON.parse(JSON.stringify(json)).authTokens;
    const refreshed = await refresh(made.refresh_token);
    for (const access of [made.access_token, refreshed.AuthenticationResult?.AccessToken ?? ''])
      expect(await openOwnExport({ access })).toMatchObject({ json: { error: { code: 'sign_in_again' } } });
    expect((await openOwnExport(await signIn(customer))).status).toBe(200);
  });

  test('for a day; afterwards another can be asked for', async () => {
    const customer = await newCustomer();
    await askForExport(customer);
    await awaitExport(customer);
    const before = await rowOf(customer);
    const over = addDays(new Date(), -1).toISOString();
    await setAttribute('Exports', ['user_id', claimsOf(customer.access).sub], 'expires_at', over);
    expect(await exportState(customer)).toEqual({ state: 'none' });
    expect((await openOwnExport(customer)).status).toBe(404);
    expect((await askForExport(customer)).json).toMatchObject({ state: 'making' });
    expect((await rowOf(customer))?.id).not.toBe(before?.id);
    await awaitExport(customer);
  });
});

describe('an erasure', () => {
  test('while an export is made leaves neither its archive nor its row', async () => {
    const who = await traced();
    await askForExport(who);
    expect(await eraseNow(who.userId)).toMatchObject({ erased: 1 });
    // The message is still delivered, and finds the row gone.
    await new Promise((resolve) => setTimeout(resolve, 5000));
    const left = await placesOf([who.userId]);
    expect(left.filter(({ place }) => place === 'Archives' || place === 'Exports')).toEqual([]);
  });

  test('while a large export is stored leaves no part of it', async () => {
    const { access } = await newCustomer();
    const { sub } = claimsOf(access);
    const id = await leaveLargeExport(sub);
    const work = deliverWork(sub, id);
    await eventually(
      async () => Number((await rowOf({ access }))?.done) > 1 || undefined,
      'the second order',
    );
    await database().send(new DeleteCommand({ TableName: tableOf('Exports'), Key: { user_id: sub } }));
    expect(await work).toEqual([]);
    expect(await storedOf(sub)).toEqual({ objects: [], uploads: [] });
  });

  test('ends the sessions, so that none is asked for meanwhile', async () => {
    const customer = await newCustomer();
    await eraseNow(claimsOf(customer.access).sub);
    expect((await askForExport(customer)).status).toBe(401);
    expect(await rowOf(customer)).toBeUndefined();
  });
});

describe('a message of the queue', () => {
  test('that comes after its export was erased removes what was stored', async () => {
    const who = await newPerson();
    await leaveTraces(who);
    await database().send(new DeleteCommand({ TableName: tableOf('Exports'), Key: { user_id: who.userId } }));
    expect(await deliverWork(who.userId, who.archive)).toEqual([]);
    const left = await placesOf([who.archive]);
    expect(left.filter(({ place }) => place === 'Archives')).toEqual([]);
  });

  test('that fails three times tells the customer, who asks again for the same request', async () => {
    const who = await traced();
    const { id } = (await rowOf(who)) ?? {};
    await setAttribute('Exports', ['user_id', who.userId], 'state', 'making');
    const order = await findRow('Orders', { id: who.unpaid });
    await putRow('Orders', { ...order, amount: 'damaged' });
    expect(await deliverWork(who.userId, String(id))).toHaveLength(1);
    expect(await exportState(who)).toMatchObject({ state: 'making' });
    expect(await deliverWork(who.userId, String(id), 3)).toHaveLength(1);
    expect(await exportState(who)).toMatchObject({ state: 'failed' });
    expect(await requestOf(who)).toMatchObject({ state: 'open' });
    await putRow('Orders', { ...order });
    await askForExport(who);
    await awaitExport(who);
    expect(await requestOf(who)).toMatchObject({ state: 'answered' });
  });
});

test('ten orders with reports are ready within a minute', async () => {
  const [customer, expert] = await Promise.all([newCustomer(), newExpert(keyFor.western)]);
  const orders: string[] = [];
  for (let index = 0; index < 10; index += 1) orders.push(await deskOrder(customer, expert));
  const start = Date.now();
  await askForExport(customer);
  await awaitExport(customer);
  const seconds = (Date.now() - start) / 1000;
  expect(seconds).toBeLessThan(60);
  const files = [...(await exportedFiles(customer)).keys()];
  expect(files.filter((name) => name.endsWith('.pdf') && name.includes('Astrologie'))).toHaveLength(20);
  for (const id of orders) expect(files.some((name) => name.includes(id.slice(0, 8)))).toBe(true);
}, 300_000);
