import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Discipline } from '#domain/catalogue.ts';
import { validationTexts } from '#domain/texts/validation.ts';
import { handOverPart } from '#domain/wire/atelier.ts';
import { atelierIssues } from '#domain/wire/issues.ts';
import { orderAccesses, startUpload } from '#domain/wire/reports.ts';
import { changeStaff } from '#domain/wire/staff.ts';
import { readThread, writeToExpert } from '#domain/wire/threads.ts';
import { Moved } from '#lambdas/storage/moved.ts';
import type { StaffRecord } from '#lambdas/storage/staff.ts';
import { createMembershipStore } from '#lambdas/storage/transactions/employ.ts';
import { confirmedOrder, openPart, partIssueRow, partPath, partRow, take } from '#test/support/atelier.ts';
import { staffRecord } from '#test/support/builders.ts';
import { call, newAddress } from '#test/support/client.ts';
import { newCustomer, signIn, type TestCustomer } from '#test/support/customers.ts';
import { newAdministrator, newExpert, type TestMember } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { newTicket, openSocket } from '#test/support/live-sockets.ts';
import { refresh } from '#test/support/pool.ts';
import { deliverNew, takenOrder } from '#test/support/reports.ts';
import { pathOf } from '#test/support/routes.ts';
import { connectionsOf, database, findRow, mintToken, putRow, tableOf } from '#test/support/rows.ts';
import { awaitNews } from '#test/support/staff-mails.ts';
import { accept, dismiss, invite, newColleague, newHire, readmit } from '#test/support/team.ts';

const queueOf = (token: string) => call('GET', '/api/atelier/queue', { token });
const discipline = keyFor.numbers satisfies Discipline;

let administrator: TestMember;
let customer: TestCustomer;
beforeAll(async () => {
  [administrator, customer] = await Promise.all([newAdministrator(), newCustomer()]);
});

test('a member with another discipline returns the open parts of the former one, and leaves its conversations', async () => {
  const expert = await newExpert(discipline);
  const delivered = await takenOrder(customer, expert);
  await deliverNew(expert, delivered);
  const id = await confirmedOrder(customer);
  expect((await take(expert, id)).status).toBe(200);
  const path = pathOf(changeStaff, expert.userId);
  const body = { name: expert.name, discipline: keyFor.design };
  expect((await call(changeStaff.method, path, { body, token: administrator.access })).status).toBe(200);
  expect(await partRow(id)).toMatchObject({ state: 'waiting', queue: discipline });
  expect(await partIssueRow('unattended', delivered)).toBeDefined();
});

test('what a customer writes to a former member is an issue, until a colleague has the conversation', async () => {
  const [former, next] = await Promise.all([newExpert(discipline), newExpert(discipline)]);
  const id = await takenOrder(customer, former);
  await deliverNew(former, id);
  expect((await dismiss(administrator, former.userId)).status).toBe(200);
  const unattended = async () => {
    const { json } = await call('GET', '/api/atelier/issues', { token: administrator.access });
    const { items } = atelierIssues.answer.parse(json);
    return items.filter(({ kind, order_id }) => kind === 'unattended' && order_id === id);
  };
  expect(await unattended()).toEqual([]);
  const body = { id: randomUUID(), text: 'Il me reste une question.' };
  const written = await call('POST', pathOf(writeToExpert, id), { body, token: customer.access });
  expect(written.status).toBe(200);
  expect(await unattended()).toMatchObject([{ service: discipline }]);
  const to = { body: { to: next.userId }, token: administrator.access };
  expect(await call('POST', pathOf(handOverPart, id), to)).toMatchObject({
    status: 200,
    json: { state: 'delivered', expert: { id: next.userId } },
  });
  expect(await unattended()).toEqual([]);
  await awaitNews(next, id, 'Un message vous attend');
  const { json } = await call('GET', pathOf(readThread, id), { token: next.access });
  expect(json).toMatchObject({ messages: [{ text: body.text }], is_open: true });
});

test('an administrator leaves while another one stays', async () => {
  const leaving = await newAdministrator();
  expect((await dismiss(administrator, leaving.userId)).status).toBe(200);
  expect((await queueOf(leaving.access)).status).toBe(401);
});

describe('a member who leaves', () => {
  let former: TestMember;
  let id: string;
  beforeAll(async () => {
    [former, id] = await Promise.all([newExpert(discipline), confirmedOrder(customer)]);
    await take(former, id);
    await openPart(former, id);
    const memo = { body: { text: 'Il reste la conclusion.' }, token: former.access };
    await call('POST', `${partPath(id)}/memos`, memo);
    await call('POST', pathOf(startUpload, id), { body: {}, token: former.access });
  });

  test('is refused at once: tokens, sockets, sign-in, a new password', async () => {
    const opened = await openSocket({ ticket: await newTicket(former.access) });
    const left = await dismiss(administrator, former.userId);
    expect(left.status).toBe(200);
    expect(left.json.staff).toContainEqual(expect.objectContaining({ id: former.userId, state: 'left' }));
    await expect.poll(() => opened?.socket.readyState, { timeout: 10_000 }).toBe(WebSocket.CLOSED);
    expect(await connectionsOf(former.userId)).toEqual([]);
    for (const answer of [await queueOf(former.access), await openPart(former, id)])
      expect(answer.status).toBe(401);
    await expect(refresh(former.refresh)).rejects.toBeTruthy();
    await expect(signIn(former)).rejects.toBeTruthy();
    const token = await mintToken('reset', former.userId, former.email);
    const choose = (password: string) =>
      call('POST', '/api/password-reset/confirm', { body: { token, password } });
    expect(await choose('comete-77')).toMatchObject({
      status: 400,
      json: { error: { message: validationTexts.passwordShortStaff } },
    });
    expect(await choose('comete-77-neuve')).toMatchObject({ status: 200 });
    await expect(signIn({ ...former, password: 'comete-77-neuve' })).rejects.toBeTruthy();
  });

  test('returns the open parts with memos and file, which the next expert gets', async () => {
    const row = await partRow(id);
    expect(row).toMatchObject({ state: 'waiting', queue: discipline, upload: { state: 'sending' } });
    expect(row).not.toHaveProperty('expert');
    const next = await newExpert(discipline);
    expect((await take(next, id)).status).toBe(200);
    const { json } = await openPart(next, id);
    expect(json).toMatchObject({
      upload: { id: row.upload?.id },
      memos: [{ by: former.name, text: 'Il reste la conclusion.' }],
    });
  });

  test('stays in the log of accesses, and cannot be given a part', async () => {
    const { json } = await call('GET', pathOf(orderAccesses, id), { token: customer.access });
    expect(json.items).toContainEqual(expect.objectContaining({ name: former.name, what: 'birth_data' }));
    const experts = await call('GET', '/api/atelier/experts', { token: administrator.access });
    expect(JSON.stringify(experts.json)).not.toContain(former.userId);
  });

  test('cannot be replaced by a stranger’s sign-up, nor invited', async () => {
    const body = { email: former.email, password: 'sagesse-77', from: 'auth' };
    expect((await call('POST', '/api/sign-up', { body, ip: newAddress() })).status).toBe(409);
    const again = await invite(administrator, { ...newColleague(), email: former.email });
    expect(again).toMatchObject({ status: 409, json: { error: { code: 'staff_left' } } });
    const link = await mintToken('invitation', former.userId, former.email);
    expect((await accept(link, 'atelier-comete-77')).status).toBe(400);
  });

  test('can come back, without the former sessions', async () => {
    const hire = await newHire(administrator);
    const before = await signIn(hire);
    const { json } = await call('GET', '/api/atelier/staff', { token: administrator.access });
    const all = listOf(json.staff);
    const hireId = all.find(({ email }) => email === hire.email)?.id ?? '';
    expect((await dismiss(administrator, hireId)).status).toBe(200);
    // Repeating completes an interrupted call.
    expect((await dismiss(administrator, hireId)).status).toBe(200);
    await expect(signIn(hire)).rejects.toBeTruthy();
    expect(await readmit(administrator, hireId)).toMatchObject({ status: 200, json: { state: 'active' } });
    expect((await queueOf(before.access)).status).toBe(401);
    expect((await queueOf((await signIn(hire)).access)).status).toBe(200);
    expect(await findRow('Staff', { user_id: hireId })).not.toHaveProperty('ttl');
  });
});

const listOf = (staff: unknown): { id: string; email?: string }[] => (Array.isArray(staff) ? staff : []);

test('of two administrators who dismiss each other at the same moment one stays', async () => {
  const team = createMembershipStore(database(), {
    staff: tableOf('Staff'),
    profiles: tableOf('Profiles'),
    outbox: tableOf('Outbox'),
  });
  for (let round = 0; round < 5; round += 1) {
    const pair: [StaffRecord, StaffRecord] = [
      staffRecord({ user_id: randomUUID(), is_administrator: true }),
      staffRecord({ user_id: randomUUID(), is_administrator: true }),
    ];
    const [one, other] = pair;
    for (const row of pair) await putRow('Staff', row);
    const results = await Promise.allSettled([
      team.dismiss(one, other, new Date()),
      team.dismiss(other, one, new Date()),
    ]);
    const lost = results.filter((result) => result.status === 'rejected');
    expect(lost).toHaveLength(1);
    const rows = await Promise.all(pair.map(({ user_id }) => findRow('Staff', { user_id })));
    expect(rows.filter((row) => row?.left_at === undefined)).toHaveLength(1);
    // None of them stays in the staff of the running shop.
    for (const { user_id } of pair) await putRow('Staff', staffRecord({ user_id, left_at: '2026-11-01' }));
  }
  await expect(team.dismiss(staffRecord({ user_id: randomUUID() }), undefined, new Date())).rejects.toThrow(
    Moved,
  );
});
