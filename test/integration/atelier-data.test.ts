import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { maxMemos } from '#domain/atelier.ts';
import { errorTexts } from '#domain/texts/errors.ts';
import { openPart as route } from '#domain/wire/atelier.ts';
import { orderAccesses } from '#domain/wire/reports.ts';
import { parameterNames } from '#lib/stage.ts';
import {
  choose,
  confirmedOrder,
  handOver,
  openPart,
  partPath,
  partRow,
  take,
} from '#test/support/atelier.ts';
import { call } from '#test/support/client.ts';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { httpEvent } from '#test/support/events.ts';
import { newStaff, type TestMember } from '#test/support/experts.ts';
import { setVariables } from '#test/support/from-source.ts';
import { keyFor } from '#test/support/keys.ts';
import { putRow, tableVariables } from '#test/support/rows.ts';

let customer: TestCustomer;
let expert: TestMember;
let colleague: TestMember;
let foreign: TestMember;
let administrator: TestMember;
let id: string;
beforeAll(async () => {
  ({ customer, expert, colleague, foreign, administrator } = await newStaff());
  id = await confirmedOrder(customer);
});

const accessesOf = async (who: { access: string }, orderId = id) =>
  call('GET', `/api/orders/${orderId}/accesses`, { token: who.access });
const accesses = async () => orderAccesses.answer.parse((await accessesOf(customer)).json).items;

describe('the customer’s data', () => {
  test('are only for the expert who took the part, and each access is logged', async () => {
    for (const who of [expert, colleague, administrator]) expect((await openPart(who, id)).status).toBe(403);
    await take(expert, id);
    for (const [who, status] of [
      [colleague, 403],
      [administrator, 403],
      [foreign, 404],
    ] as const) {
      const answer = await openPart(who, id);
      expect(answer.status).toBe(status);
      expect(JSON.stringify(answer.json)).not.toMatch(/Angelo|1991|Saint-Denis/);
    }
    expect(await accesses()).toEqual([]);
    const { status, json } = await openPart(expert, id);
    expect(status).toBe(200);
    expect(route.answer.parse(json)).toMatchObject({
      order_id: id,
      customer_info: { firstName: 'Camille', birthDate: '1991-04-17', birthPlace: 'Saint-Denis, La Réunion' },
      email_validated: false,
      memos: [],
    });
    await openPart(expert, id);
    const log = await accesses();
    expect(log).toEqual(
      [1, 2].map(() => ({
        at: expect.any(String),
        by: 'expert',
        name: expert.name,
        what: 'birth_data',
        service: keyFor.numbers,
      })),
    );
    expect(log.map(({ at }) => at)).toEqual(
      log
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(JSON.stringify(log)).not.toContain(expert.userId);
  });

  test('are not returned when the access cannot be logged', async () => {
    await take(expert, id);
    const ORIGIN_SECRET_PARAMETER = parameterNames('local').originSecret;
    const variables = { ...tableVariables(), ORIGIN_SECRET_PARAMETER, ACCESSES_TABLE: 'no-such-table' };
    onTestFinished(setVariables(variables));
    const { handlerOf } = await import('#test/support/route-handler.ts');
    const { route: opening } = await import('#lambdas/atelier/open.ts');
    const event = httpEvent({ 'x-origin-secret': inject('shop').originSecret }, '');
    const claims = { sub: expert.userId, 'cognito:groups': '[experts]' };
    const answer = await handlerOf(opening)({
      ...event,
      pathParameters: { id, service: keyFor.numbers },
      requestContext: { ...event.requestContext, ...{ authorizer: { jwt: { claims, scopes: [] } } } },
    });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toMatch(/Angelo|1991|Saint-Denis/);
  });

  test('cannot be read after the part was handed over', async () => {
    const own = await confirmedOrder(customer);
    await take(expert, own);
    await handOver(expert, own, colleague.userId);
    expect((await openPart(expert, own)).status).toBe(403);
    expect((await openPart(colleague, own)).status).toBe(200);
  });
});

describe('an expert who has not opened a part', () => {
  const birth = /Angelo|1991|Saint-Denis|06:42/;
  const guess = { kind: 'paragraph', runs: [{ value: 'nombres/Chemin de vie/Valeur', text: '5' }] };
  const section = { id: 'nombres', kind: 'chapter', title: 'Nombres,', second: '', blocks: [guess] };
  const document = { version: 1, service: keyFor.numbers, sections: [section] };
  const decision = {
    kind: 'correct',
    born: { birthDate: '1991-04-17', birthTime: '07:42', birthPlace: 'Lyon' },
  };
  const ways = (orderId: string) =>
    [
      [`${partPath(orderId)}/draft/preview`, { document, page: 1 }],
      [`${partPath(orderId)}/draft/checks`, {}],
      [`${partPath(orderId)}/draft/print`, { accept: [] }],
      [`${partPath(orderId)}/upload`, {}],
      [`/api/atelier/orders/${orderId}/birth`, { ...decision, reason: 'Un appel' }],
    ] as const;
  const tryAll = (who: TestMember, orderId: string) =>
    Promise.all(ways(orderId).map(([path, body]) => call('POST', path, { body, token: who.access })));
  const readers = async (orderId: string) =>
    orderAccesses.answer
      .parse((await accessesOf(customer, orderId)).json)
      .items.map(({ name, service }) => [name, service]);
  const expectNothing = async (who: TestMember, orderId: string) => {
    for (const { status, json } of await tryAll(who, orderId)) {
      expect([status, json]).toMatchObject([403, { error: { code: 'forbidden' } }]);
      expect(JSON.stringify(json)).not.toMatch(birth);
    }
  };

  test('learns nothing of a birth that the expert of another part has opened', async () => {
    const own = await confirmedOrder(customer, [keyFor.numbers, keyFor.design]);
    await take(foreign, own, keyFor.design);
    expect((await openPart(foreign, own, keyFor.design)).status).toBe(200);
    await take(expert, own);
    await expectNothing(expert, own);
    expect(await readers(own)).toEqual([[foreign.name, keyFor.design]]);
    expect((await openPart(expert, own)).status).toBe(200);
    const [, checks] = await tryAll(expert, own);
    expect(checks?.status).toBe(200);
  });

  test('learns nothing after a hand-over either, not even while the first one still has the page', async () => {
    const own = await confirmedOrder(customer);
    await take(expert, own);
    await openPart(expert, own);
    await handOver(expert, own, colleague.userId);
    await expectNothing(colleague, own);
    expect(await readers(own)).toEqual([[expert.name, keyFor.numbers]]);
    expect((await openPart(colleague, own)).status).toBe(200);
    const [, checks] = await tryAll(colleague, own);
    expect(checks?.status).toBe(200);
  });
});

describe('the log of accesses', () => {
  test('is for the customer: others, staff included, see the 404 of an absent order', async () => {
    const stranger = await newCustomer();
    for (const who of [stranger, expert, administrator]) {
      expect((await accessesOf(who)).status).toBe(404);
      expect((await accessesOf(who, 'x')).status).toBe(404);
    }
    expect((await call('GET', `/api/orders/${id}/accesses`, { claim: 'A'.repeat(43) })).status).toBe(401);
    expect((await accessesOf(customer)).status).toBe(200);
  });
});

describe('how a chart is drawn', () => {
  test('is chosen once among ten choices at once, and stays with the part for the next expert', async () => {
    const own = await confirmedOrder(customer);
    await take(expert, own);
    const houses = ['WholeSign', 'Equal'] as const;
    const tries = Array.from({ length: 10 }, (_, at) =>
      choose(expert, own, { revision: 0, chosen: { houses: houses[at % 2], offset: String(at) } }),
    );
    const answers = await Promise.all(tries);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(9);
    expect(refused[0]).toMatchObject({
      status: 409,
      json: { error: { code: 'conventions_changed', message: errorTexts.conventions_changed } },
    });
    const stored = { revision: 2, chosen: { houses: 'Equal' } } as const;
    for (const _turn of [1, 2])
      expect(await choose(expert, own, { ...stored, revision: 1 })).toMatchObject({
        status: 200,
        json: stored,
      });
    await handOver(expert, own, colleague.userId);
    expect(route.answer.parse((await openPart(colleague, own)).json).conventions).toEqual(stored);
    expect((await choose(expert, own, stored)).status).toBe(403);
  });
});

describe('memos', () => {
  const memo = (who: TestMember, orderId: string, text: string) =>
    call('POST', `${partPath(orderId)}/memos`, { body: { text }, token: who.access });

  test('are written by the expert who has the part, for the next one', async () => {
    const own = await confirmedOrder(customer);
    expect((await memo(expert, own, 'trop tôt')).status).toBe(403);
    await take(expert, own);
    expect(await memo(expert, own, '  Heure à confirmer,\nvoir le thème. ')).toMatchObject({
      status: 200,
      json: { memos: [{ by: expert.name, text: 'Heure à confirmer,\nvoir le thème.' }] },
    });
    for (const who of [colleague, administrator]) expect((await memo(who, own, 'non')).status).toBe(403);
    expect((await memo(foreign, own, 'non')).status).toBe(404);
    await handOver(expert, own, colleague.userId);
    const { memos } = route.answer.parse((await openPart(colleague, own)).json);
    expect(memos.map(({ by }) => by)).toEqual([expert.name]);
  });

  test(`are at most ${maxMemos}, however many come at once`, async () => {
    const own = await confirmedOrder(customer);
    await take(expert, own);
    const old = { at: new Date().toISOString(), by: expert.name, text: 'une note' };
    const memos = Array.from({ length: maxMemos - 2 }, () => old);
    await putRow('Parts', { ...(await partRow(own)), memos });
    const texts = ['un', 'deux', 'trois', 'quatre', 'cinq'];
    const answers = await Promise.all(texts.map((text) => memo(expert, own, text)));
    const refused = answers.filter(({ status }) => status !== 200);
    for (const { status, json } of refused)
      expect([status, json]).toMatchObject([409, { error: { code: 'memos_full' } }]);
    expect(refused).toHaveLength(3);
    expect((await partRow(own)).memos).toHaveLength(maxMemos);
  });
});
