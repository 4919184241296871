/** The steps of docs/restore.md: the functions of `npm run restore`, on the running tables and buckets. */
import { randomUUID } from 'node:crypto';
import { DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { LambdaClient } from '@aws-sdk/client-lambda';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectVersionsCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, inject, test } from 'vitest';
import { hashOf } from '#lambdas/platform/tokens.ts';
import { createOrdersStore } from '#lambdas/storage/orders.ts';
import { eraseNow } from '#test/support/deployed.ts';
import { keyFor } from '#test/support/keys.ts';
import { putPaidOrder, takePart } from '#test/support/order-rows.ts';
import { database, findRow, putRow, tableOf } from '#test/support/rows.ts';
import { leaveTraces, newPerson } from '#test/support/traces/person.ts';
import { awsClientConfig } from '../../bin/local/aws.ts';
import { outputOf } from '../../bin/local/deploy.ts';
import { eraseAgain, erasedAccounts, leftOut, readErased } from '../../bin/restore/erased.ts';
import { giveOwners } from '../../bin/restore/owners.ts';
import { copyMissing, restoreTable } from '../../bin/restore/table-copy.ts';

const config = () => awsClientConfig(inject('shop').emulator);
const client = () => new DynamoDBClient(config());
const target = `orders-at-${Date.now()}`;

const isErased = () => false;

afterAll(async () => {
  await client().send(new DeleteTableCommand({ TableName: target }));
});

test('a lost order is copied from the restored table, and later changes are kept', async () => {
  const table = tableOf('Orders');
  const lost = await putPaidOrder('a-customer');
  const other = await putPaidOrder('a-customer');
  await restoreTable(client(), { table, target, at: new Date() });
  await database().send(new DeleteCommand({ TableName: table, Key: { id: lost.id } }));
  const changed = await takePart(other, keyFor.numbers);

  const restored = createOrdersStore(database(), target);
  const orders = createOrdersStore(database(), table);
  expect(await restored.find(lost.id)).toEqual(lost);
  expect(await restored.idsOfUser('a-customer')).toEqual(expect.arrayContaining([lost.id, other.id]));
  expect(await orders.find(lost.id)).toBeUndefined();

  const seen = await copyMissing(client(), { from: target, to: table, isDry: true, isErased });
  expect(seen.missing).toContain(lost.id);
  expect(seen.missing).not.toContain(other.id);
  expect(await orders.find(lost.id)).toBeUndefined();
  const { missing } = await copyMissing(client(), { from: target, to: table, isDry: false, isErased });
  expect(missing).toContain(lost.id);
  expect(await orders.find(lost.id)).toEqual(lost);
  expect(await orders.find(other.id)).toEqual(changed);
  expect(await copyMissing(client(), { from: target, to: table, isDry: false, isErased })).toMatchObject({
    missing: [],
    erased: 0,
  });
});

test('what was erased does not return: rows are left out, and a restored account is erased again', async () => {
  const who = await newPerson();
  await leaveTraces(who);
  const birth = await findRow('Births', { order_id: who.unpaid });
  const profile = await findRow('Profiles', { user_id: who.userId });
  await eraseNow(who.userId);
  const erased = await readErased(client(), tableOf('Ledger'));
  for (const row of [birth, profile, { id: who.message, email: who.email }])
    expect(leftOut('quatre-sagesses-prod-data-BirthsTable1A2B', erased)(row ?? {})).toBe(true);
  expect(leftOut('quatre-sagesses-prod-data-OrdersTable1A2B', erased)({ id: who.paid })).toBe(false);
  expect(erased({ user_id: 'a-neighbour', email: 'autre@exemple.fr' })).toBe(false);

  // A whole table of an earlier instant brings both back.
  await putRow('Profiles', profile ?? {});
  expect(await erasedAccounts(client(), tableOf('Profiles'), erased)).toContain(who.userId);
  expect(await erasedAccounts(client(), tableOf('Orders'), erased)).toContain(who.userId);
  const eraser = outputOf(inject('shop').outputs, 'EraseIdleFunction');
  await eraseAgain(new LambdaClient(config()), eraser, who.userId);
  expect(await findRow('Profiles', { user_id: who.userId })).toBeUndefined();
});

test('rows of before the index of a person get their owner, and an erasure finds them', async () => {
  const who = await newPerson();
  await leaveTraces(who);
  const at = new Date().toISOString();
  const sent = { state: 'sent', tries: 1, created_at: at };
  const [link, message] = [randomUUID(), randomUUID()];
  const rows: readonly (readonly ['Outbox' | 'Tokens' | 'Contacts', Record<string, unknown>, string])[] = [
    ['Outbox', { id: `reset:${link}`, subject: { kind: 'reset', user_id: who.userId }, ...sent }, who.userId],
    ['Outbox', { id: `late:${link}`, subject: { kind: 'late', order_id: who.paid }, ...sent }, who.userId],
    [
      'Outbox',
      { id: `contact:${message}`, subject: { kind: 'contact', contact_id: message }, ...sent },
      who.email,
    ],
    [
      'Outbox',
      { id: `guidance:${link}`, subject: { kind: 'guidance', address: hashOf(who.email) }, ...sent },
      who.email,
    ],
    ['Tokens', { hash: link, purpose: 'reset', user_id: who.userId, email: who.former }, who.userId],
    ['Tokens', { hash: `${link}2`, purpose: 'guidance', address: hashOf(who.email) }, who.email],
    ['Contacts', { id: message, email: who.email, message: 'Bonjour', created_at: at }, who.email],
  ];
  const keyOf = ({ id, hash }: Record<string, unknown>) => (id ? { id } : { hash });
  for (const [table, row] of rows) await putRow(table, row);
  await putRow('Tokens', { hash: `${link}3`, ttl: 4_000_000_000 });
  const tables = {
    outbox: tableOf('Outbox'),
    tokens: tableOf('Tokens'),
    contacts: tableOf('Contacts'),
    orders: tableOf('Orders'),
  };
  expect(await giveOwners(client(), tables, true)).toBeGreaterThanOrEqual(rows.length);
  for (const [table, row] of rows) expect(await findRow(table, keyOf(row))).toEqual(row);
  for (const _ of ['once', 'repeated']) await giveOwners(client(), tables, false);
  for (const [table, row, whose] of rows)
    expect(await findRow(table, keyOf(row))).toEqual({ ...row, owner: hashOf(whose) });
  expect(await findRow('Tokens', { hash: `${link}3` })).not.toHaveProperty('owner');
  await eraseNow(who.userId);
  for (const [table, row] of rows) expect(await findRow(table, keyOf(row))).toBeUndefined();
});

test('a deleted report returns when its delete marker is removed', async () => {
  const s3 = new S3Client({ ...config(), forcePathStyle: true });
  const object = { Bucket: outputOf(inject('shop').outputs, 'ReportsBucket'), Key: `reports/${target}.pdf` };
  await s3.send(new PutObjectCommand({ ...object, Body: 'a report' }));
  await s3.send(new DeleteObjectCommand(object));
  await expect(s3.send(new GetObjectCommand(object))).rejects.toThrow();
  const versions = await s3.send(
    new ListObjectVersionsCommand({ Bucket: object.Bucket, Prefix: object.Key }),
  );
  const [mark] = versions.DeleteMarkers ?? [];
  await s3.send(new DeleteObjectCommand({ ...object, VersionId: mark?.VersionId }));
  const { Body } = await s3.send(new GetObjectCommand(object));
  expect(await Body?.transformToString()).toBe('a report');
});

test('an overwritten invoice returns as a copy of its older version', async () => {
  const s3 = new S3Client({ ...config(), forcePathStyle: true });
  const object = {
    Bucket: outputOf(inject('shop').outputs, 'PapersBucket'),
    Key: `${target}/2026-000001.pdf`,
  };
  const { VersionId } = await s3.send(new PutObjectCommand({ ...object, Body: 'the invoice' }));
  await s3.send(new PutObjectCommand({ ...object, Body: 'something else' }));
  const CopySource = `${object.Bucket}/${object.Key}?versionId=${VersionId}`;
  await s3.send(new CopyObjectCommand({ ...object, CopySource }));
  const { Body } = await s3.send(new GetObjectCommand(object));
  expect(await Body?.transformToString()).toBe('the invoice');
});
