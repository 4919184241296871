/** A person's files in every bucket. */
import { randomUUID } from 'node:crypto';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { inject } from 'vitest';
import { keyFor } from '#test/support/keys.ts';
import { awsClientConfig } from '../../../bin/local/aws.ts';
import { outputOf } from '../../../bin/local/deploy.ts';

type Owner = Readonly<
  Record<'userId' | 'paid' | 'upload' | 'archive' | 'first' | 'last' | 'birthPlace', string>
>;

export const objectStore = (): S3Client =>
  new S3Client({ ...awsClientConfig(inject('shop').emulator), forcePathStyle: true });

/** Stores an object in the bucket of that output. */
export const putObject = async (bucket: string, Key: string, Body: string | Uint8Array): Promise<void> => {
  const Bucket = outputOf(inject('shop').outputs, bucket);
  await objectStore().send(new PutObjectCommand({ Bucket, Key, Body }));
};

/** What an account has that never paid: the file of its export. */
export const putArchive = ({ userId, archive, first, last }: Owner): Promise<void> =>
  putObject('ArchivesBucket', `${userId}/${archive}.zip`, `Données de ${first} ${last}, ${userId}`);

/** Reports and uploads, each with two versions, the invoice, which nobody may delete, and an export. */
export const putObjects = async (who: Owner): Promise<void> => {
  const { paid, upload, first, last, birthPlace } = who;
  const report = `Rapport de ${first} ${last}, né à ${birthPlace}`;
  for (const key of [
    `reports/${paid}/${keyFor.numbers}/${upload}.pdf`,
    `uploads/${paid}/${keyFor.numbers}/${upload}.pdf`,
    `uploads/${paid}/${keyFor.numbers}/${randomUUID()}.pdf`,
  ])
    for (const version of ['première', 'seconde'])
      await putObject('ReportsBucket', key, `${report}, ${version} version`);
  await putObject('PapersBucket', `${paid}/invoice.pdf`, `Note pour ${first} ${last}`);
  await putArchive(who);
};
