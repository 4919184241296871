/** The staff mails on the deployed stack. The clock is the real one, like that of the sweep of issues. */
import { beforeAll, expect, test } from 'vitest';
import { shopHour } from '#domain/dates.ts';
import { orderNumber } from '#domain/order.ts';
import { saveMailHour } from '#domain/wire/atelier.ts';
import { confirmedOrder, handOver, setDueDate, take } from '#test/support/atelier.ts';
import { call } from '#test/support/client.ts';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { runNow } from '#test/support/deployed.ts';
import { newAdministrator, newExpert, type TestMember } from '#test/support/experts.ts';
import { givenUpMail, hours, issuesStore } from '#test/support/issues.ts';
import { keyFor } from '#test/support/keys.ts';
import { mailsOf } from '#test/support/mails.ts';
import { readOrder } from '#test/support/purchases.ts';
import { deliverNew } from '#test/support/reports.ts';
import { putRow, setAttribute } from '#test/support/rows.ts';
import { awaitNews, newsOf, titlesTold } from '#test/support/staff-mails.ts';
import { declaration, declare, namedBy } from '#test/support/withdrawals.ts';

let customer: TestCustomer;
let expert: TestMember;
let colleague: TestMember;
let administrator: TestMember;
beforeAll(async () => {
  [customer, expert, colleague, administrator] = await Promise.all([
    newCustomer(),
    newExpert(keyFor.numbers),
    newExpert(keyFor.numbers),
    newAdministrator(),
  ]);
});

/** Several at once, like a repeated run. */
const sweep = async () => {
  await Promise.all([
    runNow('SweepIssuesFunction'),
    runNow('SweepIssuesFunction'),
    runNow('SweepIssuesFunction'),
  ]);
  await runNow('SweepIssuesFunction');
};

test('an expert who only reads the mailbox delivers an order', async () => {
  const order = await confirmedOrder(customer);
  await sweep();
  const first = await awaitNews(expert, order, 'À prendre');
  await awaitNews(colleague, order, 'À prendre');
  expect(first.html).toContain(`/atelier?vue=queue#${orderNumber(order)}`);
  expect((await take(colleague, order)).status).toBe(200);

  expect((await handOver(administrator, order, expert.userId)).status).toBe(200);
  await sweep();
  const mine = await awaitNews(expert, order, 'À votre charge');
  expect(mine.html).toContain(`/atelier?commande=${order}&amp;service=${keyFor.numbers}`);
  await awaitNews(colleague, order, 'N’est plus à votre charge');

  await setDueDate(order, hours(3));
  await sweep();
  await awaitNews(expert, order, 'À livrer bientôt');
  await awaitNews(administrator, order, 'À livrer bientôt');

  await setDueDate(order, hours(-1));
  await sweep();
  await awaitNews(expert, order, 'En retard');
  await awaitNews(administrator, order, 'En retard');

  await deliverNew(expert, order);
  await sweep();
  expect((await readOrder(customer, order)).status).toBe('delivered');
  expect(await titlesTold(expert, order)).toEqual([
    'À prendre',
    'À votre charge',
    'À livrer bientôt',
    'En retard',
  ]);
  expect(await titlesTold(colleague, order)).toEqual(['À prendre', 'N’est plus à votre charge']);
  for (const { mail } of [...(await newsOf(expert, order)), ...(await newsOf(administrator, order))])
    expect(mail.text).not.toMatch(/Camille|Angelo|1991|0?6( h |:)42/);
});

test('a withdrawal ends the work of the expert who has the part, who gets a mail', async () => {
  const order = await confirmedOrder(customer);
  expect((await take(expert, order)).status).toBe(200);
  await sweep();
  expect(await titlesTold(expert, order)).toEqual([]);
  expect((await declare(declaration(namedBy(order, customer)))).status).toBe(200);
  await sweep();
  await awaitNews(expert, order, 'N’est plus à écrire');
  await sweep();
  expect(await titlesTold(expert, order)).toEqual(['N’est plus à écrire']);
  expect(await titlesTold(colleague, order)).toEqual([]);
});

test('a returned part is announced to the other experts', async () => {
  const order = await confirmedOrder(customer);
  expect((await take(expert, order)).status).toBe(200);
  expect((await handOver(expert, order)).status).toBe(200);
  await sweep();
  await awaitNews(colleague, order, 'De nouveau à prendre');
  expect(await titlesTold(expert, order)).toEqual([]);
});

test('a former member gets no mail', async () => {
  const gone = await newExpert(keyFor.numbers);
  await setAttribute('Staff', ['user_id', gone.userId], 'left_at', hours(-1));
  const order = await confirmedOrder(customer);
  await sweep();
  await awaitNews(expert, order, 'À prendre');
  expect(await titlesTold(gone, order)).toEqual([]);
});

test('administrators get mails about alarms that belong to no part', async () => {
  const order = await confirmedOrder(customer);
  await issuesStore().open({ kind: 'dispute', id: order, order_id: order, since: hours(0) });
  await givenUpMail(customer);
  await sweep();
  const mail = await awaitNews(administrator, order, 'Paiement contesté');
  const read = (await mailsOf(administrator.email)).map(({ text }) => text).join('\n');
  expect(read).toContain('E-mail abandonné');
  expect(mail.text).toContain('/atelier?recherche=');
  await sweep();
  expect(await titlesTold(administrator, order)).toEqual(['Paiement contesté']);
  expect(await titlesTold(expert, order)).not.toContain('Paiement contesté');
  await issuesStore().close('dispute', order);
});

test('a daily mail waits for its hour, and mails at once can be chosen again', async () => {
  const daily = await newExpert(keyFor.numbers);
  const { path } = saveMailHour;
  const save = (daily_at: unknown) => call('PUT', path, { token: daily.access, body: { daily_at } });
  const other = (shopHour(new Date()) + 12) % 24;
  expect(await save(other)).toMatchObject({ status: 200, json: { daily_at: other } });

  const [noticed, fresh] = [await confirmedOrder(customer), await confirmedOrder(customer)];
  const about = { event: 'new', order_id: noticed, service: keyFor.numbers };
  await putRow('Issues', {
    kind: 'notice',
    id: `new ${noticed} ${keyFor.numbers}`,
    at: hours(-25),
    ...about,
  });
  await sweep();
  await awaitNews(expert, fresh, 'À prendre');
  await awaitNews(daily, noticed, 'À prendre');
  expect(await titlesTold(daily, fresh)).toEqual([]);

  expect((await save(null)).status).toBe(200);
  await sweep();
  await awaitNews(daily, fresh, 'À prendre');
  expect(await titlesTold(daily, noticed)).toEqual(['À prendre']);
});
