/** The sweep of issues on the deployed stack. The clock is the real one: with another one orders of other tests would be late. */
import { beforeAll, expect, test } from 'vitest';
import { orderNumber } from '#domain/order.ts';
import { atelierIssues, resendMail } from '#domain/wire/issues.ts';
import { saveSettings } from '#domain/wire/settings.ts';
import { Moved } from '#lambdas/storage/moved.ts';
import { call, eventually } from '#test/support/client.ts';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { orderRow, outboxRow, partRows, runNow } from '#test/support/deployed.ts';
import { everyPage } from '#test/support/every-page.ts';
import { newAdministrator, newExpert, type TestMember } from '#test/support/experts.ts';
import { disputesStore, givenUpMail, hours, issuesStore, queuedOrder } from '#test/support/issues.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { keyFor } from '#test/support/keys.ts';
import { mailsOf } from '#test/support/mails.ts';
import { readOrder } from '#test/support/purchases.ts';
import { findRow, putRow } from '#test/support/rows.ts';
import { dismiss } from '#test/support/team.ts';

let customer: TestCustomer;
let expert: TestMember;
let administrator: TestMember;
beforeAll(async () => {
  [customer, expert, administrator] = await Promise.all([
    newCustomer(),
    newExpert(keyFor.chinese),
    newAdministrator(),
  ]);
});

const issuesOf = ({ access }: TestMember) => everyPage(atelierIssues, access);

test('the customer is informed once of a missed due date, by parallel sweeps too, with a new date for account and experts', async () => {
  const { id, due_at: missed } = await queuedOrder(customer, -3);
  await Promise.all([
    runNow('SweepIssuesFunction'),
    runNow('SweepIssuesFunction'),
    runNow('SweepIssuesFunction'),
  ]);
  await runNow('SweepIssuesFunction');

  const order = await orderRow(id);
  const [part] = await partRows(id);
  expect(Date.parse(order.due_at ?? '')).toBeGreaterThan(Date.now() + 71 * 3_600_000);
  expect(part).toMatchObject({ due_at: missed, new_due_at: order.due_at, queue: keyFor.chinese });
  const wire = await readOrder(customer, id);
  expect(wire).toMatchObject({ due_at: order.due_at, apologised_at: order.apologised_at });
  await eventually(
    async () => ((await outboxRow(`late:${id}:${missed}`))?.state === 'sent' ? true : undefined),
    'the apology to leave',
  );
  const told = await eventually(async () => {
    const mails = (await mailsOf(customer.email)).filter(({ subject }) => subject.includes(orderNumber(id)));
    return mails.length > 0 ? mails : undefined;
  }, 'the apology to arrive');
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain(`/retractation?commande=${orderNumber(id)}`);
});

test('delivered or withdrawn parts get no apology', async () => {
  const queue = keyFor.chinese;
  const delivered = await queuedOrder(customer, -3, queue, {
    state: 'delivered',
    queue: `${queue}#delivered`,
  });
  const withdrawn = await queuedOrder(customer, -3, queue, { withdrawn_at: hours(-1) });
  await runNow('SweepIssuesFunction');
  for (const { id, due_at } of [delivered, withdrawn]) {
    expect(await orderRow(id)).toMatchObject({ due_at });
    expect(await outboxRow(`late:${id}:${due_at}`)).toBeUndefined();
  }
});

test('each kind is under «À traiter»: parts for their experts, everything for administrators', async () => {
  const [late, near, untaken, fresh] = [
    await queuedOrder(customer, -1),
    await queuedOrder(customer, 3),
    await queuedOrder(customer, 20),
    await queuedOrder(customer, 47),
  ];
  const userId = claimsOf(customer.access).sub;
  const since = hours(-1);
  const disputes = disputesStore();
  const dispute = {
    id: 'du_1',
    status: 'needs_response',
    amount: 900,
    reason: 'fraudulent',
    opened_at: since,
    respond_by: hours(100),
    test: true,
  } as const;
  await disputes.note(await orderRow(fresh.id), dispute);
  await issuesStore().open({ kind: 'address', id: userId, since, note: 'bounce' });

  const kindsOf = async (member: TestMember) => {
    const listed = await issuesOf(member);
    const find = (id: string) => listed.filter((one) => one.order_id === id || one.id === id);
    return [late.id, near.id, untaken.id, fresh.id, userId].map((id) => find(id).map(({ kind }) => kind));
  };
  expect(await kindsOf(expert)).toEqual([['late'], ['near'], ['untaken'], [], []]);
  expect(await kindsOf(administrator)).toEqual([['late'], ['near'], ['untaken'], ['dispute'], ['address']]);
  const [shown] = (await issuesOf(administrator)).filter(({ id }) => id === userId);
  expect(shown?.customer?.email).toBe(customer.email);
  const contested = (await issuesOf(administrator)).find(({ id }) => id === fresh.id);
  expect(contested?.dispute).toEqual({ id: 'du_1', respond_by: dispute.respond_by, test: true });
  const won = { ...dispute, status: 'won', closed_at: hours(0) };
  await expect(disputes.note({ id: fresh.id, version: 0 }, won)).rejects.toThrow(Moved);
  expect((await kindsOf(administrator))[3]).toEqual(['dispute']);
  await disputes.note(await orderRow(fresh.id), won);
  await issuesStore().close('address', userId);
  expect((await kindsOf(administrator)).slice(3)).toEqual([[], []]);
});

test('a paid order with an unsent confirmation is among the untaken ones', async () => {
  const { id } = await queuedOrder(customer, 47);
  const mail = { id: `confirmation:${id}`, subject: { kind: 'confirmation', order_id: id }, tries: 3 };
  const later = hours(1);
  await putRow('Outbox', { ...mail, state: 'waiting', created_at: hours(-2), next_at: later });
  const listed = async () => (await issuesOf(administrator)).filter((issue) => issue.order_id === id);
  expect(await listed()).toMatchObject([{ kind: 'untaken', mail: 'confirmation' }]);
  await putRow('Outbox', { ...mail, state: 'sent', created_at: hours(-2) });
  expect(await listed()).toEqual([]);
});

test('only an administrator can send a given-up mail again, which then leaves the list', async () => {
  const id = await givenUpMail(customer);
  await runNow('SweepIssuesFunction');
  const listed = async () => (await issuesOf(administrator)).filter((issue) => issue.id === id);
  expect(await listed()).toMatchObject([
    { kind: 'mail', mail: 'reset', customer: { email: customer.email } },
  ]);
  const resend = async ({ access }: TestMember, body: unknown) =>
    (await call('POST', resendMail.path, { token: access, body })).status;
  expect(await resend(expert, { id })).toBe(403);
  expect(await resend(administrator, { id: 'test:unknown' })).toBe(404);
  expect([await resend(administrator, { id }), await resend(administrator, { id })]).toEqual([200, 200]);
  expect(await listed()).toEqual([]);
  await runNow('SweepMailsFunction');
  await eventually(
    async () => ((await outboxRow(id))?.state === 'sent' ? true : undefined),
    'the mail to leave',
  );
});

test('the settings of an expert who has left go with the next sweep', async () => {
  const former = await newExpert(keyFor.numbers);
  const key = { kind: 'workshop', id: `expert#${former.userId}` };
  const saved = await call('PUT', saveSettings.path, { token: former.access, body: { per_day: 2 } });
  expect([saved.status, await findRow('Settings', key)]).toEqual([200, expect.anything()]);
  expect((await dismiss(administrator, former.userId)).status).toBe(200);
  await runNow('SweepIssuesFunction');
  expect(await findRow('Settings', key)).toBeUndefined();
});
