/** An export that takes more than one part of an upload, and what is stored of an account's exports. */
import { randomBytes, randomUUID } from 'node:crypto';
import { ListMultipartUploadsCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { inject } from 'vitest';
import { partBytes } from '#lambdas/gateways/archives.ts';
import { outputOf } from '../../bin/local/deploy.ts';
import { putDelivered } from './order-rows.ts';
import { putRow } from './rows.ts';
import { objectStore, putObject } from './traces/objects.ts';

const bytes = partBytes + 1;
const orders = 5;

/** Gives an account delivered reports that each fill a part of an upload, and the row of an export; returns its id. */
export const leaveLargeExport = async (user_id: string): Promise<string> => {
  for (let index = 0; index < orders; index += 1) {
    const { key } = await putDelivered({ user_id });
    await putObject('ReportsBucket', key, randomBytes(bytes));
  }
  const id = randomUUID();
  await putRow('exports', {
    ...{ user_id, id, state: 'making', done: 0, total: orders, asked_at: new Date().toISOString() },
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
