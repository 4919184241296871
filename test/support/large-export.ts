/** An export that takes more than one part of an upload, and what is stored of an account's exports. */
import { randomBytes, randomUUID } from 'node:crypto';
import { ListMultipartUploadsCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { inject } from 'vitest';
import { outputOf } from '../../bin/local/deploy.ts';
import { paidOrderRecord } from './builders.ts';
import { keyFor } from './keys.ts';
import { putRow } from './rows.ts';
import { objectStore, putObject } from './traces/objects.ts';

/** One part of an upload has 8 MiB. */
const bytes = 9 * 1024 * 1024;
const orders = 5;

/** Gives an account delivered reports of 9 MiB each, and the row of an export; returns its id. */
export const leaveLargeExport = async (user_id: string): Promise<string> => {
  const at = new Date().toISOString();
  for (let index = 0; index < orders; index += 1) {
    const order_id = randomUUID();
    const key = `reports/${order_id}/${keyFor.numbers}/one.pdf`;
    await putObject('ReportsBucket', key, randomBytes(bytes));
    await putRow('orders', paidOrderRecord({ id: order_id, user_id, status: 'delivered' }));
    await putRow('parts', {
      ...{ order_id, service: keyFor.numbers, state: 'delivered', due_at: at },
      report: { key, version: 1, pages: 9, bytes, delivered_at: at },
    });
  }
  const id = randomUUID();
  await putRow('exports', {
    ...{ user_id, id, state: 'making', done: 0, total: orders, asked_at: at },
    request: randomUUID(),
  });
  return id;
};

/** The keys of an account's archives, and of uploads that nobody has finished. */
export const storedOf = async (userId: string) => {
  const place = { Bucket: outputOf(inject('shop').outputs, 'ArchivesBucket'), Prefix: `${userId}/` };
  const { Contents = [] } = await objectStore().send(new ListObjectsV2Command(place));
  const { Uploads = [] } = await objectStore().send(new ListMultipartUploadsCommand(place));
  return { objects: Contents.map(({ Key }) => Key), uploads: Uploads.map(({ Key }) => Key) };
};
