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

/** Reports and uploads, each with two versions, and the invoice, which nobody may delete. */
export const putObjects = async ({
  userId,
  paid,
  upload,
  archive,
  first,
  last,
  birthPlace,
}: Owner): Promise<void> => {
  const [reports, papers, archives] = [
    outputOf(inject('shop').outputs, 'ReportsBucket'),
    outputOf(inject('shop').outputs, 'PapersBucket'),
    outputOf(inject('shop').outputs, 'ArchivesBucket'),
  ];
  const report = `Rapport de ${first} ${last}, né à ${birthPlace}`;
  const put = (Bucket: string, Key: string, Body: string) =>
    objectStore().send(new PutObjectCommand({ Bucket, Key, Body }));
  for (const key of [
    `reports/${paid}/${keyFor.numbers}/${upload}.pdf`,
    `uploads/${paid}/${keyFor.numbers}/${upload}.pdf`,
    `uploads/${paid}/${keyFor.numbers}/${randomUUID()}.pdf`,
  ])
    for (const version of ['première', 'seconde']) await put(reports, key, `${report}, ${version} version`);
  await put(papers, `${paid}/invoice.pdf`, `Note pour ${first} ${last}`);
  await put(archives, `${userId}/${archive}.zip`, `Données de ${first} ${last}`);
};
