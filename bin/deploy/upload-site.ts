import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  type PutObjectCommandInput,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { SiteConfig } from '#domain/wire/config.ts';
import { cacheControl } from '#lib/edge/headers.ts';
import { typeOf } from '../local/site/assets.ts';
import { inParallel } from './in-parallel.ts';
import { planRelease, type Retired, retiredKey, retiredSchema } from './release.ts';

export type SiteUpload = {
  readonly client: S3Client;
  readonly bucket: string;
  /** The built site, `.build/site`. */
  readonly folder: string;
  readonly config: SiteConfig;
  readonly now: Date;
};

type File = { readonly key: string; readonly body: () => Promise<Buffer | string> };

const filesIn = async (folder: string): Promise<File[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ key: relative(folder, path), body: () => readFile(path) }));
};

/** The metadata of the 404 page holds its status for the CDN's function. */
const metadataOf = (key: string): Pick<PutObjectCommandInput, 'Metadata'> =>
  key === '404.html' ? { Metadata: { status: '404' } } : {};

const put = async ({ client, bucket }: SiteUpload, { key, body }: File): Promise<void> => {
  const [ContentType, CacheControl] = [typeOf(key), cacheControl(`/${key}`)];
  const object = { Bucket: bucket, Key: key, Body: await body(), ContentType, CacheControl };
  await client.send(new PutObjectCommand({ ...object, ...metadataOf(key) }));
};

const keysIn = async ({ client, bucket: Bucket }: SiteUpload): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket }))
    keys.push(...Contents.flatMap(({ Key }) => Key ?? []));
  return keys;
};

const readRetired = async ({ client, bucket: Bucket }: SiteUpload): Promise<Retired> => {
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: retiredKey }));
    return retiredSchema.parse(JSON.parse((await Body?.transformToString()) ?? '{}'));
  } catch (error) {
    if (error instanceof NoSuchKey) return {};
    throw error;
  }
};

/** An asset's name contains the hash of its content; most assets are places of birth, which seldom change. */
const isAsset = ({ key }: File): boolean => key.startsWith('assets/');

/**
 * Uploads the built site and the stage's `/config.json`: files that pages load first, pages last, so that no page loads
 * a missing file. Assets that the bucket already holds are not sent again. Files of earlier builds are kept for 30 days
 * after the first release without them. Repeating changes nothing and completes a failed run.
 */
export const uploadSite = async (upload: SiteUpload): Promise<{ uploaded: number; removed: number }> => {
  const { client, bucket: Bucket, folder, config, now } = upload;
  const files = [
    ...(await filesIn(folder)),
    { key: 'config.json', body: async () => JSON.stringify(config) },
  ];
  const held = new Set(await keysIn(upload));
  const sent = files.filter((file) => !isAsset(file) || !held.has(file.key));
  const isPage = ({ key }: File) => key.endsWith('.html');
  await inParallel(
    sent.filter((file) => !isPage(file)),
    (file) => put(upload, file),
  );
  await inParallel(sent.filter(isPage), (file) => put(upload, file));
  const plan = planRelease({
    stored: await keysIn(upload),
    current: new Set(files.map(({ key }) => key)),
    retired: await readRetired(upload),
    now,
  });
  await inParallel(plan.removed, (Key) => client.send(new DeleteObjectCommand({ Bucket, Key })));
  await put(upload, { key: retiredKey, body: async () => JSON.stringify(plan.retired) });
  return { uploaded: sent.length, removed: plan.removed.length };
};
