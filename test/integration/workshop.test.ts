/**
 * Absences, second experts and closed disciplines on the deployed stack. It runs alone, because every other test buys
 * as well.
 */
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { addHours } from '#domain/dates.ts';
import { readQueues } from '#domain/wire/queues.ts';
import { closeDiscipline, saveSettings } from '#domain/wire/settings.ts';
import { call } from '#test/support/client.ts';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { runNow } from '#test/support/deployed.ts';
import { newAdministrator, newExpert, type TestMember } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { askToPay, awaitStatus, buy, payAt, paymentRequest } from '#test/support/purchases.ts';
import { clearDiscipline, dayFromNow, sendAway, workshopStore } from '#test/support/workshop.ts';

const discipline = keyFor.chinese;
let customer: TestCustomer;
let expert: TestMember;
let colleague: TestMember;
beforeAll(async () => {
  [customer, expert, colleague] = await Promise.all([
    newCustomer(),
    newExpert(discipline),
    newExpert(discipline),
  ]);
});
beforeEach(() => clearDiscipline(discipline));
afterEach(() => clearDiscipline(discipline));

const queues = async () => readQueues.answer.parse((await call('GET', readQueues.path)).json);
const set = ({ access }: TestMember, body: object) => call('PUT', saveSettings.path, { token: access, body });
// Computed once, so that a midnight during the run changes nothing.
const lastDay = dayFromNow(20);
const away = { absences: [{ from: dayFromNow(0), to: lastDay }] };
const close = ({ access }: TestMember, closed: boolean) =>
  call('PUT', closeDiscipline.path.replace('{service}', discipline), { token: access, body: { closed } });

test('an absence is shown before paying, and the due date is after the return', async () => {
  await sendAway(discipline, away.absences);
  expect((await set(expert, away)).status).toBe(200);
  const told = await queues();
  const back = told.back[discipline] ?? '';
  expect(back > lastDay).toBe(true);
  const dueHours = told.hours[discipline];
  const { order_id, sessionId } = await buy(customer, [discipline], { dueHours });
  // A warm function may keep its copy for a minute; the order above made it read again.
  const early = await askToPay(customer, paymentRequest(customer, [discipline], { dueHours: 72 }));
  expect(early.json).toMatchObject({ error: { code: 'due_date_later' } });
  await payAt(sessionId, 'paid');
  const { paid_at = '', due_at = '' } = await awaitStatus(customer, order_id, 'paid');
  expect(due_at).toBe(addHours(new Date(paid_at), dueHours).toISOString());
  expect(due_at.slice(0, 10) >= back).toBe(true);

  // An earlier return changes no due date of an existing order.
  await set(expert, { absences: [] });
  expect((await queues()).back[discipline]).toBeUndefined();
  expect((await awaitStatus(customer, order_id, 'paid')).due_at).toBe(due_at);
});

test('a second expert shortens the queue once a sweep has counted the team', async () => {
  await set(expert, away);
  expect((await queues()).back).toHaveProperty(discipline);
  await runNow('SweepIssuesFunction');
  const { team } = await workshopStore().read();
  const own = team.filter((member) => member.discipline === discipline).map(({ user_id }) => user_id);
  expect(own).toEqual(expect.arrayContaining([expert.userId, colleague.userId]));
  expect(team.find(({ user_id }) => user_id === expert.userId)?.absences).toEqual(away.absences);
  expect((await queues()).back).not.toHaveProperty(discipline);
});

test('a closed discipline cannot be bought, nor the pack, until it is open again', async () => {
  const [foreign, administrator] = await Promise.all([newExpert(keyFor.numbers), newAdministrator()]);
  expect(await close(foreign, true)).toMatchObject({ status: 403, json: { error: { code: 'forbidden' } } });
  expect((await close(expert, true)).json).toMatchObject({
    disciplines: [{ discipline, closed_by: expert.name }],
  });
  expect((await queues()).closed).toContain(discipline);
  // Unusual hours make the function read again the copy that it may keep for a minute.
  const ask = async (services: Parameters<typeof paymentRequest>[1]) =>
    (await askToPay(customer, paymentRequest(customer, services, { dueHours: 900 }))).json;
  const refused = { error: { code: 'discipline_closed' } };
  expect(await ask([discipline])).toMatchObject(refused);
  expect(await ask([keyFor.pack])).toMatchObject(refused);
  expect(await ask([keyFor.numbers])).toHaveProperty('url');
  const { json } = await close(administrator, false);
  expect(json.disciplines).toHaveLength(4);
  expect((await queues()).closed).not.toContain(discipline);
  expect(await ask([discipline])).toHaveProperty('url');
});
