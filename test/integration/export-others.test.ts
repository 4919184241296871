/** Whose data an export holds: every mail of the customer, no other customer, and no account of a colleague. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addHours } from '#domain/dates.ts';
import { localDateIn } from '#domain/guidance/zones.ts';
import { orderNumber } from '#domain/order.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import { call, eventually, newAddress } from '#test/support/client.ts';
import { newCustomer } from '#test/support/customers.ts';
import { askForExport, awaitExport, exportedFiles } from '#test/support/exports.ts';
import { guidanceRequest } from '#test/support/guidance/desk.ts';
import { keyFor } from '#test/support/keys.ts';
import { awaitLink, validate } from '#test/support/links.ts';
import { arrivedFor, awaitMail } from '#test/support/mails.ts';
import { buy, payAt } from '#test/support/purchases.ts';
import { findRow, putRow, setAttribute } from '#test/support/rows.ts';
import { leaveTraces, newPerson, type TracedPerson } from '#test/support/traces/person.ts';

const at = '2026-11-20T09:00:00.000Z';
const service = keyFor.numbers;
const colleague = (name: string) => ({ id: randomUUID(), name: `${name} ${randomUUID()}` });
type Colleague = ReturnType<typeof colleague>;

/** The first two work for the customer, who reads their names; the others only read mails about the order. */
type Team = readonly [expert: Colleague, administrator: Colleague, former: Colleague, reader: Colleague];
const newTeam = (): Team => [colleague('Pascal'), colleague('Inès'), colleague('Marius'), colleague('Zoé')];

const sent = (id: string, whose: string, subject: object) =>
  putRow('Outbox', { id, owner: hashOf(whose), subject, state: 'sent', tries: 1, created_at: at });

/** What the team leaves in the rows of an order. */
const work = async ({ paid, userId }: TracedPerson, [expert, administrator, former]: Team) => {
  const part = await findRow('Parts', { order_id: paid, service });
  const handed = { at, by: administrator.id, from: former.id };
  await putRow('Parts', { ...part, expert, read_by: expert.id, handed });
  const key = { part: `${paid}#${service}`, entry: 'section#lettre' };
  await putRow('Drafts', { ...(await findRow('Drafts', key)), by: expert.id });
  const access = { order_id: paid, entry: `${at}#${expert.id.slice(0, 8)}`, at };
  await putRow('Accesses', {
    ...access,
    by: 'expert',
    name: expert.name,
    who: expert.id,
    what: 'birth_data',
  });
  const about = { event: 'withdrawn', order_id: paid, service, at };
  const told = [administrator.id, former.id];
  await putRow('Issues', {
    ...about,
    kind: 'notice',
    id: `withdrawn ${paid} ${service}`,
    user_id: expert.id,
    told,
  });
  const readings = [{ at, name: administrator.name, who: administrator.id }];
  const asked = { user_id: userId, about: 'notes', message: 'Effacez mes notes.', readings };
  await putRow('Requests', {
    who: hashOf(userId),
    id: `${at}#correction`,
    kind: 'correction',
    state: 'open',
    asked_at: at,
    due_at: at,
    asked,
  });
};

/** Mails to the team name the orders of several customers. */
const tellTeam = async (customers: readonly TracedPerson[], team: Team) => {
  const notices = customers.map(({ paid }) => ({ event: 'new', at, order_id: paid, service }));
  for (const { id } of team)
    await sent(`staff:${id}:${randomUUID()}`, id, {
      kind: 'staff',
      user_id: id,
      is_administrator: true,
      notices,
    });
  for (const { userId } of customers)
    await sent(`correction:${userId}:two`, userId, {
      kind: 'correction',
      user_id: userId,
      request_id: 'two',
    });
};

/** Attributes of rows that only some moments have. */
const leaveMoments = async ({ userId, email }: TracedPerson) => {
  const mail = {
    id: `reset:${userId}:one`,
    owner: hashOf(userId),
    subject: { kind: 'reset', user_id: userId },
  };
  const state = { state: 'waiting', tries: 1, created_at: at };
  const later = addHours(new Date(), 48).toISOString();
  await putRow('Outbox', { ...mail, ...state, next_at: later, held_until: later });
  const token = { hash: hashOf(randomUUID()), owner: hashOf(userId), user_id: userId, email, expires_at: at };
  await putRow('Tokens', { ...token, purpose: 'invitation', invited_at: at, minted_at: 1, changed_at: at });
};

const exportOf = async (who: TracedPerson) => {
  await setAttribute('Exports', ['user_id', who.userId], 'state', 'failed');
  await askForExport(who);
  await awaitExport(who);
  const files = await exportedFiles(who);
  const text = [...files].map(([name, content]) => `${name} ${content}`).join('\n');
  return { text, mails: String(files.get('compte/e-mails.json')) };
};

test('an export of one of two customers tells nothing of the other, nor of four colleagues', async () => {
  const [who, other] = [await newPerson(), await newPerson()];
  const [team, otherTeam] = [newTeam(), newTeam()];
  for (const [one, its] of [
    [who, team],
    [other, otherTeam],
  ] as const) {
    await leaveTraces(one);
    await work(one, its);
    await leaveMoments(one);
  }
  await tellTeam([who, other], team);
  const { text, mails } = await exportOf(who);
  expect(text).toContain(who.paid);
  const { password: _, birthDate: __, access: ___, ...foreign } = other;
  for (const [name, word] of Object.entries(foreign))
    expect(typeof word === 'string' && text.includes(word), `the other’s ${name}`).toBe(false);
  const [expert, administrator, former, reader] = team;
  for (const { id } of [...team, ...otherTeam]) expect(text).not.toContain(id);
  for (const { name } of [former, reader, ...otherTeam]) expect(text).not.toContain(name);
  for (const { name } of [expert, administrator]) expect(text).toContain(name);
  expect(mails).toContain('"valeur": "reset"');
  expect(mails).not.toMatch(/is_administrator|"valeur": "(staff|correction|contact)"/);
  const unnamed = [...text.matchAll(/"([^"]+)": \{\s+"nom": "\1"/g)].map(([, key]) => key);
  expect(unnamed.filter((key) => !/^[0-9a-f-]{36}$/.test(key ?? ''))).toEqual([]);
});

test('an export lists each mail that the customer got, by account and by address', async () => {
  const customer = await newCustomer();
  const { email } = customer;
  const { order_id: id, sessionId } = await buy(customer);
  await payAt(sessionId, 'paid');
  await awaitMail(email, orderNumber(id));
  await validate(await awaitLink(customer), { token: customer.access });
  const words = 'Bonjour, mon rapport est-il prêt ?';
  const message = { firstName: 'Camille', lastName: 'Renard', email, subject: 'Question', message: words };
  const today = { tz: 'Europe/Paris', for_date: localDateIn('Europe/Paris', new Date()) };
  const asked = [
    ['/api/contact', message],
    ['/api/guidance-du-jour', guidanceRequest({ email, ...today })],
    ['/api/password-reset', { email }],
  ] as const;
  for (const [path, body] of asked)
    expect((await call('POST', path, { body, ip: newAddress() })).status, path).toBeLessThan(300);
  const kinds = ['confirmation', 'contact-receipt', 'guidance', 'reset', 'validation'];
  const got = async () => ((await arrivedFor(email)).length >= kinds.length ? true : undefined);
  await eventually(got, 'all mails');
  await askForExport(customer);
  await awaitExport(customer);
  const files = await exportedFiles(customer);
  const mails = String(files.get('compte/e-mails.json'));
  const listed = [...mails.matchAll(/"kind": \{\s+"nom": "[^"]+",\s+"valeur": "([^"]+)"/g)].map(
    ([, kind]) => kind,
  );
  expect(listed.sort()).toEqual(kinds);
  expect(String(files.get('compte/messages.json'))).toContain(words);
  const links = String(files.get('compte/liens.json'));
  for (const purpose of ['validation', 'reset', 'guidance'])
    expect(links).toContain(`"valeur": "${purpose}"`);
});
