/** `npm run staff` as in a terminal: a process of its own, on the running stage. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { staffTexts } from '#domain/texts/staff.ts';
import { newCustomer, signIn } from '#test/support/customers.ts';
import { awaitMail, linkIn } from '#test/support/mails.ts';
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
  const invited = await staff('invite', email, '--name', name, '--discipline', 'numerologie');
  expect(lineAbout(email, invited)).toMatch(/^Jeanne Maillot .* invited since 20.* Numérologie$/);
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

test('the command refuses with its reason, and with its usage when it cannot be parsed', async () => {
  const { email } = await newCustomer();
  for (const command of ['leave', 'return', 'factor-reset'])
    await expect(staff(command, email)).rejects.toMatchObject(refused(staffTexts.unknown));
  await expect(staff('fire', email)).rejects.toMatchObject(refused('npm run staff -- --stage'));
});
