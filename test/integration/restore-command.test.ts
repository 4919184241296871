/** `npm run restore` as in a terminal, with the commands of docs/restore.md: a process of its own, on the running tables. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  CreateUserPoolCommand,
  DeleteUserPoolCommand,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { CreateTableCommand, DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, inject, test } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import { merchant } from '#domain/merchant.ts';
import { linesNow } from '#domain/sold.ts';
import { createOrdersStore } from '#lambdas/storage/orders.ts';
import { eraseNow, orderRow } from '#test/support/deployed.ts';
import { keyFor } from '#test/support/keys.ts';
import { putPaidOrder } from '#test/support/order-rows.ts';
import { poolClient } from '#test/support/pool.ts';
import { database, findRow, putRow, tableOf } from '#test/support/rows.ts';
import { leaveTraces, newPerson } from '#test/support/traces/person.ts';
import { awsClientConfig, awsEnvironment } from '../../bin/local/aws.ts';
import { outputOf } from '../../bin/local/deploy.ts';
import { rootFolder } from '../../bin/local/files.ts';
import { restoreTable } from '../../bin/restore/table-copy.ts';

const client = () => new DynamoDBClient(awsClientConfig(inject('shop').emulator));
const made: string[] = [];

afterAll(async () => {
  for (const TableName of made) await client().send(new DeleteTableCommand({ TableName }));
});

const copyOf = async (table: string): Promise<string> => {
  const target = `${table}-copy-${randomUUID()}`;
  await restoreTable(client(), { table, target, at: new Date() });
  made.push(target);
  return target;
};

/** A table with these rows alone: other tests change the shop's own meanwhile. */
const tableWith = async (
  key: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<string> => {
  const TableName = `rows-${randomUUID()}`;
  await client().send(
    new CreateTableCommand({
      TableName,
      KeySchema: [{ AttributeName: key, KeyType: 'HASH' }],
      AttributeDefinitions: [{ AttributeName: key, AttributeType: 'S' }],
      BillingMode: 'PAY_PER_REQUEST',
    }),
  );
  made.push(TableName);
  for (const Item of rows) await database().send(new PutCommand({ TableName, Item }));
  return TableName;
};
const profilesOf = (...rows: readonly Readonly<Record<string, unknown>>[]) => tableWith('user_id', rows);

/** The output of the command; throws with its `code` and `stderr` when it refuses. */
const restore = async (...words: readonly string[]): Promise<string> => {
  const env = { ...process.env, ...awsEnvironment, AWS_ENDPOINT_URL: inject('shop').emulator };
  const given = ['bin/restore.ts', ...words];
  return (await promisify(execFile)(process.execPath, given, { cwd: rootFolder, env })).stdout;
};
const ledger = () => `--ledger=${tableOf('Ledger')}`;

test('«Rows»: the first run lists what is lost, the second puts it back from the same copy', async () => {
  const lost = await putPaidOrder('a-customer');
  const at = new Date().toISOString().replace(/\.\d+/, '');
  const command = [tableOf('Orders'), at, ledger()];
  const first = await restore(...command);
  made.push(/delete-table --table-name (\S+)/.exec(first)?.[1] ?? '');
  expect(first).not.toContain(lost.id);
  await database().send(new DeleteCommand({ TableName: tableOf('Orders'), Key: { id: lost.id } }));
  expect(await restore(...command)).toContain(lost.id);
  expect(await findRow('Orders', { id: lost.id })).toBeUndefined();
  expect(await restore(...command, '--write')).toContain('of them put back');
  expect(await orderRow(lost.id)).toEqual(lost);
});

test('«A table»: an empty table is filled from the copy of the whole old one', async () => {
  const order = await putPaidOrder('a-customer');
  const [copy, filled] = [await copyOf(tableOf('Orders')), await copyOf(tableOf('Orders'))];
  await database().send(new DeleteCommand({ TableName: filled, Key: { id: order.id } }));
  expect(await restore(filled, `--from=${copy}`, ledger())).toContain(order.id);
  await restore(filled, `--from=${copy}`, ledger(), '--write');
  expect(await createOrdersStore(database(), filled).find(order.id)).toEqual(order);
});

test('«After any of it»: an account that is back after its erasure is erased again', async () => {
  const who = await newPerson();
  await leaveTraces(who);
  const profile = await findRow('Profiles', { user_id: who.userId });
  await eraseNow(who.userId);
  await putRow('Profiles', profile ?? {});
  const eraser = outputOf(inject('shop').outputs, 'EraseIdleFunction');
  const command = ['erased', eraser, await profilesOf(), await profilesOf(profile ?? {}), ledger()];
  expect(await restore(...command)).toBe(`${who.userId}\n1 accounts to erase again\n`);
  expect(await restore(...command, '--write')).toContain('1 accounts erased again');
  expect(await findRow('Profiles', { user_id: who.userId })).toBeUndefined();
});

test('«Rows»: owners are named on a copy, and a second run finds nothing', async () => {
  const tables = ['Outbox', 'Tokens', 'Contacts'] as const;
  await putRow('Contacts', { id: randomUUID(), email: `${randomUUID()}@exemple.fr`, message: 'Bonjour' });
  const copies = await Promise.all(tables.map((table) => copyOf(tableOf(table))));
  const command = ['owners', ...copies, tableOf('Orders')];
  expect(await restore(...command)).toMatch(/[1-9]\d* rows without their owner/);
  await restore(...command, '--write');
  expect(await restore(...command)).toContain('0 rows without their owner');
});

test('«Sold»: orders of before say what they sold, a second run finds nothing, and a price of its own is told', async () => {
  const { sold: _, ...old } = await putPaidOrder(randomUUID(), { amount: catalogue[keyFor.numbers].price });
  const odd = { ...old, id: randomUUID(), amount: 4321 };
  const orders = await tableWith('id', [old, odd]);
  const read = async (id: string) =>
    (await database().send(new GetCommand({ TableName: orders, Key: { id } }))).Item;
  const sold = (...words: readonly string[]) =>
    restore('sold', orders, ...words).catch((error: unknown) => error);
  const complaint = { code: 1, stderr: `1 orders have another price than the catalogue: ${odd.id}\n` };
  const before = await read(old.id);
  expect(await sold()).toMatchObject({ ...complaint, stdout: '1 orders do not say what they sold\n' });
  expect(await read(old.id)).toEqual(before);
  expect(await sold('--write')).toMatchObject({ ...complaint, stdout: '1 orders say now what they sold\n' });
  expect(await read(old.id)).toEqual({
    ...before,
    sold: JSON.parse(JSON.stringify(linesNow(old.services))),
    vat: merchant.company.vat,
    version: old.version + 1,
  });
  expect(await read(odd.id)).not.toHaveProperty('sold');
  expect(await sold('--write')).toMatchObject({ ...complaint, stdout: '0 orders say now what they sold\n' });
});

test('«Accounts»: a whole new pool gets an account for each profile, and the orders follow', async () => {
  const { UserPool } = await poolClient().send(
    new CreateUserPoolCommand({ PoolName: `new-${randomUUID()}`, UsernameAttributes: ['email'] }),
  );
  const pool = UserPool?.Id ?? '';
  const userId = randomUUID();
  const [lost, kept] = [`perdue-${userId}@exemple.fr`, `autre-${userId}@exemple.fr`];
  const order = await putPaidOrder(userId);
  const row = { email_validated: true, created_at: order.created_at };
  const profiles = await profilesOf(
    { user_id: userId, email: lost, ...row },
    { user_id: randomUUID(), email: kept, ...row },
  );
  const orders = await copyOf(tableOf('Orders'));
  const command = ['accounts', pool, profiles, orders];
  expect(await restore(...command)).toContain('2 accounts missing, 0 failed');
  expect(await restore(...command, `--only=${kept}`, '--write')).toContain('1 accounts made anew, 0 failed');
  expect(await restore(...command, '--write')).toContain('1 accounts made anew, 0 failed');
  expect(await restore(...command)).toContain('0 accounts missing, 0 failed');
  const users = await poolClient().send(
    new ListUsersCommand({ UserPoolId: pool, Filter: `email = "${lost}"` }),
  );
  const sub = users.Users?.[0]?.Attributes?.find(({ Name }) => Name === 'sub')?.Value ?? '';
  expect(await createOrdersStore(database(), orders).idsOfUser(sub)).toEqual([order.id]);
  await poolClient().send(new DeleteUserPoolCommand({ UserPoolId: pool }));
});

test('«The account»: lines that are missing are told, and nothing is put back', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'books-'));
  const tables = ['Orders', 'Parts', 'Refunds', 'Counters'] as const;
  const command = ['books', folder, ...tables.map((table) => tableOf(table))];
  expect(await restore(...command, '--write')).toContain('orders: 0 of 0 rows put back');
  await mkdir(join(folder, 'manifests'));
  const manifest = { lines: 'orders/gone.jsonl.gz', sha256: '', orders: 1, parts: 1, refunds: 0, files: 1 };
  await writeFile(join(folder, 'manifests/a.json'), JSON.stringify(manifest));
  await expect(restore(...command, '--write')).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('orders: 0 of 0 rows missing'),
    stderr: expect.stringMatching(/^1 files are missing, or are not what the shop wrote: orders\/gone/),
  });
  await rm(folder, { recursive: true });
});

test.each([
  ['no word', []],
  ['no ledger', ['a-table', '2026-11-20T08:00:00Z']],
  ['no instant', ['a-table', 'yesterday', '--ledger=a-ledger']],
  ['a table too few', ['books', 'a-folder', 'orders', 'parts', 'refunds']],
  ['an unknown option', ['accounts', 'pool', 'profiles', 'orders', '--all']],
] as const)('with %s the command says what it needs, and does nothing', async (_, words) => {
  await expect(restore(...words)).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('npm run restore -- <table>'),
  });
});
