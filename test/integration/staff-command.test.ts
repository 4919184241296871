/** `npm run staff` as in a terminal: a process of its own, on the running stage. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { staffTexts } from '#domain/texts/staff.ts';
import { confirmedOrder, partIssueRow, partRow, take } from '#test/support/atelier.ts';
import { newCustomer, signIn } from '#test/support/customers.ts';
import { leaveSessions, noSessions } from '#test/support/evictions.ts';
import { newAdministrator, newExpert } from '#test/support/experts.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';
import { awaitMail, linkIn } from '#test/support/mails.ts';
import { deliverNew, takenOrder } from '#test/support/reports.ts';
import { findRow, putRow } from '#test/support/rows.ts';
import { accept, enter, invitationOf, newColleague } from '#test/support/team.ts';
import { rootFolder } from '../../bin/local/files.ts';

const run = promisify(execFile);
const password = 'comete-77-atelier';

/** The output of the command; throws with its `code` and `stderr` when it refuses. */
const staff = async (...words: readonly string[]): Promise<string> => {
  const env = { ...process.env, AWS_ENDPOINT_URL: inject('shop').emulator };
  const given = ['bin/staff.ts', '--stage', 'local', ...words];
  return (await run(process.execPath, given, { cwd: rootFolder, env })).stdout;
};
/** The line about a person, with single spaces. */
const lineAbout = (email: string, printed: string) =>
  printed
    .split('\n')
    .find((line) => line.includes(email))
    ?.replaceAll(/ +/g, ' ');

const refused = (reason: string) => ({ code: 1, stderr: expect.stringContaining(reason) });

test('the command invites, lists, resets a factor, deactivates and reactivates', async () => {
  const { email, name } = newColleague();
  const invited = await staff('invite', email, '--name', name, '--discipline', keyFor.numbers);
  expect(lineAbout(email, invited)).toMatch(
    new RegExp(`^Jeanne Maillot .* invited since 20.* ${nameFor.numbers}$`),
  );
  expect((await accept(await invitationOf(email), password)).status).toBe(200);
  await enter({ email, password });
  expect(lineAbout(email, await staff('list'))).toContain('works here since');
  await staff('factor-reset', email);
  await expect(signIn({ email, password })).rejects.toMatchObject({ code: 'NotAuthorizedException' });
  linkIn(await awaitMail(email, 'nouveau mot de passe'), '/nouveau-mot-de-passe');
  expect(lineAbout(email, await staff('leave', email))).toContain('left since');
  await expect(staff('factor-reset', email)).rejects.toMatchObject(refused(staffTexts.notOpen));
  expect(lineAbout(email, await staff('return', email))).toContain('works here since');
});

test('the command invites a customer, and takes the invitation back', async () => {
  const { email } = await newCustomer();
  const invited = await staff('invite', email, '--name', newColleague().name, '--discipline', keyFor.numbers);
  expect(lineAbout(email, invited)).toContain('invited since');
  const token = await invitationOf(email);
  expect(lineAbout(email, await staff('leave', email))).toBeUndefined();
  expect((await accept(token, password)).status).toBe(400);
});

test('the command shuts out an expert with parts and passages, and an administrator beside another', async () => {
  const [expert, administrator] = [await newExpert(keyFor.numbers), await newAdministrator()];
  await newAdministrator();
  const customer = await newCustomer();
  const delivered = await takenOrder(customer, expert);
  await deliverNew(expert, delivered);
  const id = await confirmedOrder(customer);
  expect((await take(expert, id)).status).toBe(200);
  const passage = { id: randomUUID(), title: 'Le chemin', text: 'Votre chemin de vie.', revision: 0 };
  await putRow('passages', { ...passage, expert: expert.userId, used_at: new Date().toISOString() });
  const left = await leaveSessions(expert.access);
  expect(lineAbout(expert.email, await staff('leave', expert.email))).toContain('left since');
  expect(await left()).toEqual(noSessions);
  expect(await partRow(id)).toMatchObject({ state: 'waiting', queue: keyFor.numbers });
  expect(await partIssueRow('unattended', delivered)).toBeDefined();
  expect(await findRow('Passages', { expert: expert.userId, id: passage.id })).toHaveProperty('ttl');
  expect(lineAbout(administrator.email, await staff('leave', administrator.email))).toContain('left since');
});

test('the command refuses with its reason, and with its usage when it cannot be parsed', async () => {
  const { email } = await newCustomer();
  for (const command of ['leave', 'return', 'factor-reset'])
    await expect(staff(command, email)).rejects.toMatchObject(refused(staffTexts.unknown));
  await expect(staff('fire', email)).rejects.toMatchObject(refused('npm run staff -- --stage'));
});
