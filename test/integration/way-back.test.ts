/** Functions and pages go back to a release within minutes, and the next deployment finds what its stacks made. */

import { CloudWatchClient, SetAlarmStateCommand } from '@aws-sdk/client-cloudwatch';
import {
  GetFunctionConfigurationCommand,
  LambdaClient,
  UpdateFunctionCodeCommand,
  UpdateFunctionConfigurationCommand,
} from '@aws-sdk/client-lambda';
import {
  CreateBucketCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { makeZip } from 'client-zip';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { alarmName } from '#lib/stage.ts';
import { openPlace } from '../../bin/deploy/place.ts';
import { readRinging, watch } from '../../bin/deploy/watch.ts';
import {
  assertWhole,
  backAfter,
  backLines,
  followStacks,
  goBack,
  keepRelease,
} from '../../bin/deploy/way-back.ts';
import { awsClientConfig } from '../../bin/local/aws.ts';
import { outputOf } from '../../bin/local/deploy.ts';

const { emulator, outputs } = inject('shop');
const to = () => awsClientConfig(emulator);
const bucket = `way-back-${Date.now()}`;
const [lambda, s3] = [new LambdaClient(to()), new S3Client(to())];
const place = openPlace(to, 'local', { SiteBucket: bucket });
const FunctionName = outputOf(outputs, 'VisitSiteFunction');

const put = (Key: string, Body: string) =>
  s3.send(
    new PutObjectCommand({ Bucket: bucket, Key, Body, CacheControl: 'no-cache', ContentType: 'text/html' }),
  );
const read = async (Key: string) =>
  (await s3.send(new GetObjectCommand({ Bucket: bucket, Key }))).Body?.transformToString();
const running = async () => {
  const found = await lambda.send(new GetFunctionConfigurationCommand({ FunctionName }));
  return { code: found.CodeSha256, memory: found.MemorySize, variables: found.Environment?.Variables };
};
/** As the stacks of a deployment change it. */
const deploy = async (text: string, memory: number) => {
  const zip = new Response(makeZip([{ name: 'index.js', input: text, lastModified: new Date(0) }]));
  const ZipFile = new Uint8Array(await zip.arrayBuffer());
  await lambda.send(new UpdateFunctionCodeCommand({ FunctionName, ZipFile }));
  const Environment = { Variables: { STAGE: 'local', TEXT: text } };
  await lambda.send(
    new UpdateFunctionConfigurationCommand({ FunctionName, MemorySize: memory, Environment }),
  );
  return running();
};

let good: Awaited<ReturnType<typeof running>>;
beforeAll(async () => {
  good = await running();
  await s3.send(new CreateBucketCommand({ Bucket: bucket }));
  await put('index.html', 'one');
  await put('services/index.html', 'services');
  await put('config.json', '{}');
  await put('assets/app-1.js', 'app');
  const { releases } = await keepRelease(place, 'commit-1', new Date());
  expect(Object.keys(releases[0]?.functions ?? {}).length).toBeGreaterThan(100);
  expect(Object.keys(releases[0]?.pages ?? {})).toEqual(['config.json', 'index.html', 'services/index.html']);
});
afterAll(async () => {
  await goBack(place, 1, outputs);
  expect(await running()).toEqual(good);
});

test('code, variables, memory and pages are those of the release, and a second time changes nothing', async () => {
  const bad = await deploy('exports.handler = () => { throw new Error("bad"); };', 256);
  expect(bad.code).not.toBe(good.code);
  await put('index.html', 'two');
  const done = await goBack(place, 1, outputs);
  expect(done).toMatchObject({ functions: [FunctionName], pages: 1, newer: [], gone: [] });
  expect(await running()).toEqual(good);
  expect(await read('index.html')).toBe('one');
  const head = await s3.send(new HeadObjectCommand({ Bucket: bucket, Key: 'index.html' }));
  expect([head.CacheControl, head.ContentType]).toEqual(['no-cache', 'text/html']);
  expect(backLines({ ...done, seconds: 3 })).toEqual([
    'Release 1 (commit-1): 1 functions and 1 pages have changed in 3 seconds.',
  ]);
  expect(await goBack(place, 1, outputs)).toMatchObject({ functions: [], pages: 0 });
});

test('the next deployment finds the function as the stacks made it, or leaves what they have just made', async () => {
  const made = await deploy('exports.handler = () => "made by the stacks";', 384);
  await goBack(place, 1, outputs);
  expect(await followStacks(place)).toEqual([FunctionName]);
  expect(await running()).toEqual(made);
  expect(await followStacks(place)).toEqual([]);

  await goBack(place, 1, outputs);
  const newest = await deploy('exports.handler = () => "newer still";', 640);
  // Going back once more does not forget what the stacks made since.
  await goBack(place, 1, outputs);
  expect(await running()).toEqual(good);
  expect(await followStacks(place)).toEqual([FunctionName]);
  expect(await running()).toEqual(newest);

  await goBack(place, 1, outputs);
  const repaired = await deploy('exports.handler = () => "repaired";', 512);
  expect(await followStacks(place)).toEqual([]);
  expect(await running()).toEqual(repaired);
});

test('a way back that broke off is repeated before anything is deployed', async () => {
  await place.files.writeList({ ...(await place.files.readList()), back: { to: 1, functions: {} } });
  await expect(assertWhole(place)).rejects.toThrow('npm run back -- --stage local --to 1');
  await goBack(place, 1, outputs);
  await assertWhole(place);
});

test('red checks of a deployment lead back by themselves, and the error says both', async () => {
  await deploy('exports.handler = () => "red";', 256);
  const failure = backAfter(place, outputs, () => Promise.reject(new Error('the API answers 500')));
  await expect(failure).rejects.toThrow(
    /^the API answers 500\n\nWent back by itself\.\nRelease 1 \(commit-1\): 1 functions and 0 pages/,
  );
  expect(await running()).toEqual(good);
});

test('an alarm that rings after a deployment is red', async () => {
  const cloudwatch = new CloudWatchClient(to());
  const AlarmName = alarmName('local', 'ApiServerErrors');
  const set = (StateValue: 'ALARM' | 'OK') =>
    cloudwatch.send(new SetAlarmStateCommand({ AlarmName, StateValue, StateReason: 'a test' }));
  const before = await readRinging(to, 'local');
  expect(before).not.toContain(AlarmName);
  await set('ALARM');
  try {
    const looks = { looks: 1, read: () => readRinging(to, 'local'), pause: async () => undefined };
    await expect(watch(before, looks)).rejects.toThrow(AlarmName);
  } finally {
    await set('OK');
  }
});

test('nothing changes where the functions of the release know another table, or where there is no such release', async () => {
  const red = await deploy('exports.handler = () => "stays";', 256);
  const moved = { ...outputs, OrdersTable: 'orders-of-now' };
  await expect(goBack(place, 1, moved)).rejects.toThrow(
    /^Nothing was changed: .*OrdersTable is orders-of-now now/s,
  );
  await expect(goBack(place, 9, outputs)).rejects.toThrow(/no release 9 .*\n1 {2}.* commit-1/s);
  expect(await running()).toEqual(red);
});

test('a release that nobody can go back to takes its files with it', async () => {
  const other = `${bucket}-pruned`;
  const shop = openPlace(to, 'local', { SiteBucket: other });
  await s3.send(new CreateBucketCommand({ Bucket: other }));
  const keptPages = async () => {
    const { Contents = [] } = await s3.send(
      new ListObjectsV2Command({ Bucket: other, Prefix: '.kept/pages/' }),
    );
    return Contents.length;
  };
  const releaseOn = async (day: number, text: string) => {
    await s3.send(new PutObjectCommand({ Bucket: other, Key: 'index.html', Body: text }));
    const { releases } = await keepRelease(shop, text, new Date(Date.now() + day * 86_400_000));
    return releases.map(({ commit }) => commit);
  };
  expect(await releaseOn(0, 'one')).toEqual(['one']);
  expect(await releaseOn(1, 'two')).toEqual(['one', 'two']);
  expect(await keptPages()).toBe(2);
  expect(await releaseOn(32, 'three')).toEqual(['two', 'three']);
  expect(await keptPages()).toBe(2);
});
