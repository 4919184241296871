/** The books in the second account: what the shop adds, what lies there, and that nobody takes it away. */
import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  GetObjectRetentionCommand,
  ListObjectVersionsCommand,
  PutObjectCommand,
  PutObjectRetentionCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { expect, inject, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { paperKey } from '#domain/papers.ts';
import { accountingDays } from '#domain/retention.ts';
import { bookedSchema, manifestSchema } from '#lambdas/storage/booked.ts';
import { createBookedOrdersStore } from '#lambdas/storage/booked-orders.ts';
import { createOrdersStore } from '#lambdas/storage/orders.ts';
import { createRefundSettlementsStore } from '#lambdas/storage/transactions/settle-refund.ts';
import { booksBucketOf } from '#lib/stage.ts';
import { orderRow, runNow } from '#test/support/deployed.ts';
import { putPaidOrder } from '#test/support/order-rows.ts';
import { database, findRow, putRow, setAttribute, tableOf } from '#test/support/rows.ts';
import { readLockedDays } from '../../bin/deploy/account.ts';
import { awsClientConfig, booksAccount } from '../../bin/local/aws.ts';
import { outputOf } from '../../bin/local/deploy.ts';

const Bucket = booksBucketOf('local', booksAccount);
const s3Of = (account?: string) =>
  new S3Client({ ...awsClientConfig(inject('shop').emulator, account), forcePathStyle: true });
const shop = s3Of();
const owner = s3Of(booksAccount);
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const readBytes = async (Key: string): Promise<Uint8Array> => {
  const { Body } = await owner.send(new GetObjectCommand({ Bucket, Key }));
  return (await Body?.transformToByteArray()) ?? new Uint8Array();
};

const manifests = async (): Promise<string[]> => {
  const keys: string[] = [];
  const pages = paginateListObjectsV2({ client: owner }, { Bucket, Prefix: 'manifests/' });
  for await (const { Contents = [] } of pages) keys.push(...Contents.flatMap(({ Key }) => Key ?? []));
  return keys;
};

/** Orders of other tests, whose papers are no files, stay on the list. */
const keepBooks = () => runNow('KeepBooksFunction').catch(() => undefined);

const lineOf = (raw: string) => ({ raw, ...bookedSchema.parse(JSON.parse(raw)) });

/** The lines of an order, each once and through its manifest; a run beside this one may copy it too. */
const linesOf = async (id: string) => {
  const lines = new Map<string, ReturnType<typeof lineOf>>();
  for (const key of await manifests()) {
    const manifest = manifestSchema.parse(JSON.parse(Buffer.from(await readBytes(key)).toString()));
    const bytes = await readBytes(manifest.lines);
    expect(digest(bytes)).toBe(manifest.sha256);
    const all = gunzipSync(bytes).toString().trimEnd().split('\n').map(lineOf);
    expect(all).toHaveLength(manifest.orders);
    for (const line of all) if (line.order.id === id) lines.set(line.raw, line);
  }
  return [...lines.values()];
};

/** An order with its invoice, as the function of the papers leaves it. */
const invoiced = async () => {
  const order = await putPaidOrder('a-customer', { time_zone: 'Europe/Paris' });
  const number = `2026-9${String(Date.now()).slice(-6)}`;
  const paper = { id: 'invoice', kind: 'invoice', number, issued_at: order.created_at } as const;
  await createOrdersStore(database(), tableOf('Orders')).addPaper(order, paper);
  const key = paperKey(order.id, paper);
  const papers = outputOf(inject('shop').outputs, 'PapersBucket');
  await shop.send(new PutObjectCommand({ Bucket: papers, Key: key, Body: `the note ${number}` }));
  return { order, key, body: `the note ${number}` };
};

test('an invoice and its order are in the books within the hour, without what accounting does not need', async () => {
  const { order, key, body } = await invoiced();
  await putRow('Refunds', {
    order_id: order.id,
    id: 'a-refund',
    amount: 900,
    origin: 'administrator',
    reason: 'Un geste pour Camille',
    name: 'Camille Durand',
    by: { id: 'an-administrator', name: 'Elise' },
    state: 'succeeded',
    requested_at: order.created_at,
    settled_at: order.created_at,
  });
  expect(await orderRow(order.id)).toHaveProperty('keeping', 'books');
  await keepBooks();
  expect(await orderRow(order.id)).not.toHaveProperty('keeping');

  const [line, ...more] = await linesOf(order.id);
  expect(more).toEqual([]);
  const { id, amount, customer_info, paid_at } = order;
  expect(line?.order).toMatchObject({ id, amount, customer_info, paid_at });
  expect(line?.parts).toHaveLength(1);
  expect(line?.refunds).toMatchObject([{ id: 'a-refund', amount: 900 }]);
  expect(line?.raw).not.toMatch(/claims|time_zone|a-secret-hash|geste|Durand|Elise|expert/);
  expect(line?.files).toEqual([{ key, sha256: digest(Buffer.from(body)) }]);
  expect(Buffer.from(await readBytes(`papers/${key}`)).toString()).toBe(body);

  await keepBooks();
  expect(await linesOf(order.id)).toHaveLength(1);

  const changed = { order: await orderRow(order.id), refunded: 900, reserved: 900, owed: undefined };
  const nothing = { rows: [], ended: [], revoked: [], restored: [], mails: [] };
  const tables = {
    orders: tableOf('Orders'),
    parts: tableOf('Parts'),
    refunds: tableOf('Refunds'),
    outbox: tableOf('Outbox'),
    issues: tableOf('Issues'),
  };
  await createRefundSettlementsStore(database(), tables).commit({ ...changed, ...nothing }, new Date());
  await keepBooks();
  const versions = await linesOf(order.id);
  expect(versions.map((one) => one.order.refunded_amount ?? 0).sort()).toEqual([0, 900]);
});

test('an order that changes while it is copied is copied again', async () => {
  const { order } = await invoiced();
  const read = await orderRow(order.id);
  await setAttribute('Orders', ['id', order.id], 'version', read.version + 1);
  await createBookedOrdersStore(database(), tableOf('Orders')).kept(read);
  expect(await orderRow(order.id)).toHaveProperty('keeping', 'books');
});

test('an order whose paper is missing is told, holds no other one up, and is kept as soon as it can be', async () => {
  const broken = await invoiced();
  const papers = outputOf(inject('shop').outputs, 'PapersBucket');
  await shop.send(new DeleteObjectCommand({ Bucket: papers, Key: broken.key }));
  const whole = await invoiced();
  await expect(runNow('KeepBooksFunction')).rejects.toThrow(/orders could not be copied into the books/);
  expect(await linesOf(broken.order.id)).toEqual([]);
  expect(await linesOf(whole.order.id)).toHaveLength(1);
  await shop.send(new PutObjectCommand({ Bucket: papers, Key: broken.key, Body: broken.body }));
  await keepBooks();
  expect(await linesOf(broken.order.id)).toHaveLength(1);
});

test('nobody can erase the books, not even their own account, and the shop can neither read nor change them', async () => {
  const { order, key } = await invoiced();
  await keepBooks();
  const { Versions: [found] = [] } = await owner.send(
    new ListObjectVersionsCommand({ Bucket, Prefix: `papers/${key}` }),
  );
  const object = { Bucket, Key: `papers/${key}` };
  const version = { ...object, VersionId: found?.VersionId };
  const { Retention } = await owner.send(new GetObjectRetentionCommand(object));
  expect(Retention?.Mode).toBe('COMPLIANCE');
  const until = addDays(new Date(), accountingDays).getTime();
  expect(Math.abs(Number(Retention?.RetainUntilDate) - until)).toBeLessThan(24 * 3600 * 1000);
  const refusal = { name: 'AccessDenied' };
  for (const client of [owner, shop, s3Of('333333333333')]) {
    await expect(client.send(new DeleteObjectCommand(version))).rejects.toMatchObject(refusal);
    await expect(
      client.send(new DeleteObjectCommand({ ...version, BypassGovernanceRetention: true })),
    ).rejects.toMatchObject(refusal);
  }
  for (const command of [new GetObjectCommand(object), new DeleteObjectCommand(object)])
    await expect(shop.send(command)).rejects.toMatchObject(refusal);
  await expect(shop.send(new ListObjectVersionsCommand({ Bucket }))).rejects.toMatchObject(refusal);
  await expect(
    owner.send(
      new PutObjectRetentionCommand({
        ...version,
        Retention: { Mode: 'COMPLIANCE', RetainUntilDate: new Date() },
      }),
    ),
  ).rejects.toMatchObject(refusal);
  await expect(
    s3Of('333333333333').send(new PutObjectCommand({ Bucket, Key: 'a-stranger', Body: 'x' })),
  ).rejects.toMatchObject(refusal);
  // Where a bucket lets a file be overwritten, the first version stays.
  await shop.send(new PutObjectCommand({ ...object, Body: 'forged' }));
  const { Body } = await owner.send(new GetObjectCommand(version));
  expect(await Body?.transformToString()).toMatch(/^the note/);
  expect(await findRow('Orders', { id: order.id })).toBeDefined();
});

test('the launch check reads how long the books stay, and knows no bucket of another account', async () => {
  const connect = () => awsClientConfig(inject('shop').emulator);
  expect(await readLockedDays(connect, 'local', booksAccount)).toBe(accountingDays);
  expect(await readLockedDays(connect, 'local', '333333333333')).toBeUndefined();
});
