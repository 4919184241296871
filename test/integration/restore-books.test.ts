/** The way back from the books, as after the loss of the whole account: docs/restore.md, «The account». */
import { cp, glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CreateTableCommand, DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, PutObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { paperKey } from '#domain/papers.ts';
import { endOfOrder } from '#domain/retention.ts';
import { tables } from '#domain/tables.ts';
import { createNumbering } from '#lambdas/papers/number-paper.ts';
import { bookFolders, manifestSchema } from '#lambdas/storage/booked.ts';
import { createCountersStore } from '#lambdas/storage/counters.ts';
import { createOrdersStore } from '#lambdas/storage/orders.ts';
import { createPartsStore } from '#lambdas/storage/parts.ts';
import { createRefundsStore } from '#lambdas/storage/refunds.ts';
import { booksBucketOf } from '#lib/stage.ts';
import { runNow } from '#test/support/deployed.ts';
import { keyFor } from '#test/support/keys.ts';
import { putPaidOrder } from '#test/support/order-rows.ts';
import { database, putRow, tableOf } from '#test/support/rows.ts';
import { awsClientConfig, booksAccount } from '../../bin/local/aws.ts';
import { outputOf } from '../../bin/local/deploy.ts';
import { readBooks, restoreBooks } from '../../bin/restore/books.ts';

const emulator = () => inject('shop').emulator;
const client = () => new DynamoDBClient(awsClientConfig(emulator()));
const s3Of = (account?: string) =>
  new S3Client({ ...awsClientConfig(emulator(), account), forcePathStyle: true });
const Bucket = booksBucketOf('local', booksAccount);
const names = ['orders', 'parts', 'refunds', 'counters'] as const;
const suffix = `of-the-new-account-${Date.now()}`;
const empty = {
  orders: `o-${suffix}`,
  parts: `p-${suffix}`,
  refunds: `r-${suffix}`,
  counters: `c-${suffix}`,
};
let folder = '';

/** `aws s3 sync`, with the credentials of the second account. */
const download = async (): Promise<void> => {
  const owner = s3Of(booksAccount);
  for await (const { Contents = [] } of paginateListObjectsV2({ client: owner }, { Bucket }))
    for (const { Key = '' } of Contents) {
      const { Body } = await owner.send(new GetObjectCommand({ Bucket, Key }));
      await mkdir(dirname(join(folder, Key)), { recursive: true });
      await writeFile(join(folder, Key), (await Body?.transformToByteArray()) ?? '');
    }
};

/** Keys of these tables; the stack makes their indexes. */
const makeEmpty = async (name: (typeof names)[number]): Promise<void> => {
  const { key } = tables[name];
  const command = new CreateTableCommand({
    TableName: empty[name],
    KeySchema: key.map((AttributeName, at) => ({ AttributeName, KeyType: at === 0 ? 'HASH' : 'RANGE' })),
    AttributeDefinitions: key.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    BillingMode: 'PAY_PER_REQUEST',
  });
  await client().send(command);
};

/** An order with an invoice and a refund, in the downloaded books. */
let kept: Awaited<ReturnType<typeof keptOrder>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'books-'));
  for (const name of names) await makeEmpty(name);
  kept = await keptOrder();
});

afterAll(async () => {
  for (const name of names) await client().send(new DeleteTableCommand({ TableName: empty[name] }));
  await rm(folder, { recursive: true });
});

const numbering = (orders: string, counters: string) =>
  createNumbering({
    counters: createCountersStore(database(), counters),
    orders: createOrdersStore(database(), orders),
  });

const keptOrder = async () => {
  const order = await putPaidOrder('a-customer');
  const wanted = { orderId: order.id, id: 'invoice', kind: 'invoice' } as const;
  const before = numbering(tableOf('Orders'), tableOf('Counters'));
  const { paper } = await before.numberPaper(wanted, new Date());
  const papers = outputOf(inject('shop').outputs, 'PapersBucket');
  const key = paperKey(order.id, paper);
  await s3Of().send(new PutObjectCommand({ Bucket: papers, Key: key, Body: 'the note' }));
  const refund = {
    order_id: order.id,
    id: 'a-refund',
    amount: 900,
    origin: 'withdrawal',
    state: 'succeeded',
    requested_at: order.created_at,
  } as const;
  await putRow('Refunds', { ...refund, name: 'Camille Durand' });
  // Orders of other tests, whose papers are no files, stay on the list.
  await runNow('KeepBooksFunction').catch(() => undefined);
  await download();
  return { order, wanted, paper, key, refund };
};

test('orders, parts, refunds, papers and numbers come back from the books into empty tables', async () => {
  const { order, wanted, paper, key, refund } = kept;
  const books = await readBooks(folder);
  expect(books.wrong).not.toContain(`papers/${key}`);
  const dry = await restoreBooks(client(), empty, books, true);
  expect(dry.orders.missing).toContain(order.id);
  const restored = createOrdersStore(database(), empty.orders);
  expect(await restored.find(order.id)).toBeUndefined();

  await restoreBooks(client(), empty, books, false);
  const { user_id, status, amount, services, customer_info, paid_at, terms } = order;
  expect(await restored.find(order.id)).toMatchObject({
    ...{ user_id, status, amount, services, customer_info, paid_at, terms },
    papers: [paper],
    claims: [],
  });
  expect(await createRefundsStore(database(), empty.refunds).ofOrder(order.id)).toEqual([
    { ...refund, ttl: endOfOrder(order.created_at) },
  ]);
  const parts = await createPartsStore(database(), empty.parts).ofOrder(order.id);
  expect(parts).toMatchObject([{ order_id: order.id, service: keyFor.numbers, state: 'waiting' }]);
  expect(await readFile(join(folder, 'papers', key), 'utf8')).toBe('the note');
  const again = await restoreBooks(client(), empty, books, false);
  expect(Object.values(again).map(({ missing }) => missing)).toEqual([[], [], [], []]);

  // The next paper follows the highest number, and no number comes twice.
  const next = await putPaidOrder('a-customer');
  await createOrdersStore(database(), empty.orders).create(next);
  const after = numbering(empty.orders, empty.counters);
  const numbered = await after.numberPaper({ ...wanted, orderId: next.id }, new Date());
  const taken = books.orders.flatMap((one) => (one.order.papers ?? []).map(({ number }) => number));
  expect(taken).not.toContain(numbered.paper.number);
});

test('a file that is missing, or not what the shop wrote, is told', async () => {
  const copy = join(folder, 'copy');
  for (const part of Object.values(bookFolders))
    await cp(join(folder, part), join(copy, part), { recursive: true });
  const paper = `papers/${kept.key}`;
  await writeFile(join(copy, paper), 'forged');
  expect((await readBooks(copy)).wrong).toContain(paper);
  await rm(join(copy, paper));
  expect((await readBooks(copy)).wrong).toContain(paper);
  const manifests = [];
  for await (const one of glob(join(copy, 'manifests/**/*.json'))) manifests.push(one);
  const { lines } = manifestSchema.parse(JSON.parse(await readFile(manifests[0] ?? '', 'utf8')));
  await writeFile(join(copy, lines), 'forged');
  expect((await readBooks(copy)).wrong).toContain(lines);
});
