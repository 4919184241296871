import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  CreateBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NotFound,
  S3Client,
} from '@aws-sdk/client-s3';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { siteConfigOf } from '../../bin/deploy/site-config.ts';
import { uploadSite } from '../../bin/deploy/upload-site.ts';
import { awsClientConfig } from '../../bin/local/aws.ts';

const { emulator, outputs } = inject('shop');
const config = siteConfigOf('local', outputs, emulator);
const first = new Date('2026-11-01T08:00:00.000Z');
const daysLater = (days: number) => new Date(first.getTime() + days * 86_400_000);

let client: S3Client;
let bucket: string;
let folder: string;
/** Keys in the order of the uploads. */
let sent: string[];

beforeEach(async () => {
  client = new S3Client(awsClientConfig(emulator));
  bucket = `site-${Date.now()}`;
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  sent = [];
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const input = z.looseObject({ Key: z.optional(z.string()) }).parse(args.input);
        if (commandName === 'PutObjectCommand') sent.push(input.Key ?? '');
        return next(args);
      },
    { step: 'initialize' },
  );
});
afterEach(() => rm(folder, { recursive: true }));

const build = async (...files: string[]) => {
  await rm(folder, { recursive: true });
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), file);
  }
};
const upload = (now: Date) => uploadSite({ client, bucket, folder, config, now });
const keys = async () => {
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket }));
  return Contents.map(({ Key }) => Key);
};

test('pages are uploaded last, each file with its type and cache header', async () => {
  await build('index.html', '404.html', 'services/index.html', 'assets/app-1.js', 'drawings/moon.svg');
  expect(await upload(first)).toEqual({ uploaded: 6, removed: 0 });
  const pages = ['404.html', 'index.html', 'services/index.html'];
  expect(sent.slice(0, 3).sort()).toEqual(['assets/app-1.js', 'config.json', 'drawings/moon.svg']);
  expect(sent.slice(3, 6).sort()).toEqual(pages);
  const about = async (Key: string) => {
    const { ContentType, CacheControl, Metadata } = await client.send(
      new HeadObjectCommand({ Bucket: bucket, Key }),
    );
    return [ContentType, CacheControl, Metadata];
  };
  const asked = 'public, max-age=0, must-revalidate';
  expect(await about('assets/app-1.js')).toEqual([
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
    {},
  ]);
  expect(await about('index.html')).toEqual(['text/html; charset=utf-8', asked, {}]);
  expect(await about('404.html')).toEqual(['text/html; charset=utf-8', asked, { status: '404' }]);
  expect(await about('config.json')).toEqual(['application/json; charset=utf-8', asked, {}]);
});

test('a file that a build leaves out is kept for 30 days after that release, at any age', async () => {
  await build('index.html', 'assets/app-1.js');
  await upload(first);
  await build('index.html', 'assets/app-2.js');
  expect(await upload(daysLater(100))).toMatchObject({ removed: 0 });
  expect(await upload(daysLater(129))).toMatchObject({ removed: 0 });
  expect(await keys()).toContain('assets/app-1.js');
  expect(await upload(daysLater(131))).toMatchObject({ removed: 1 });
  expect((await keys()).sort()).toEqual(['.retired.json', 'assets/app-2.js', 'config.json', 'index.html']);
  const gone = client.send(new HeadObjectCommand({ Bucket: bucket, Key: 'assets/app-1.js' }));
  await expect(gone).rejects.toThrow(NotFound);
});

test('an asset that the bucket already holds is not sent again, and everything else is', async () => {
  await build('index.html', 'assets/app-1.js', 'drawings/moon.svg');
  await upload(first);
  sent = [];
  await build('index.html', 'assets/app-1.js', 'assets/app-2.js', 'drawings/moon.svg');
  expect(await upload(daysLater(1))).toEqual({ uploaded: 4, removed: 0 });
  expect(sent.sort()).toEqual([
    '.retired.json',
    'assets/app-2.js',
    'config.json',
    'drawings/moon.svg',
    'index.html',
  ]);
});
