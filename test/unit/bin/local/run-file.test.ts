import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeJson } from '../../../../bin/local/files.ts';
import { identify } from '../../../../bin/local/process-identity.ts';
import {
  emptyState,
  holdState,
  isHeld,
  publishRun,
  releaseState,
  withdrawRun,
} from '../../../../bin/local/run-file.ts';

const run = { site: 'http://127.0.0.1:1', mailbox: '', payments: '', emulator: '', accounts: [] };

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'run-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a second start beside a running one names the address of the first', async () => {
  await holdState(folder);
  await publishRun(folder, run);
  await expect(holdState(folder)).rejects.toThrow(
    `The shop is already running (process ${process.pid}, http://127.0.0.1:1).`,
  );
});

test('after the end nothing is left, and the next start holds the folder', async () => {
  await holdState(folder);
  await publishRun(folder, run);
  await withdrawRun(folder);
  await releaseState(folder);
  expect(await readdir(folder)).toEqual([]);
  await holdState(folder);
  expect(await isHeld(folder)).toBe(true);
});

test('the rest of a killed run is not a running shop, even when its number was reused', async () => {
  const self = await identify(process.pid);
  await writeJson(join(folder, 'holder.json'), { ...self, startedAt: 'before the last restart' });
  await publishRun(folder, run);
  expect(await isHeld(folder)).toBe(false);
  await holdState(folder);
  expect(await readdir(folder)).toEqual(['holder.json']);
});

test('a fresh start keeps the holder and the folders of test runs', async () => {
  await holdState(folder);
  await writeFile(join(folder, 'secrets.json'), '{}');
  await writeJson(join(folder, 'aws/dynamodb.json'), {});
  await writeJson(join(folder, 'test-12/ports.json'), {});
  await emptyState(folder);
  expect((await readdir(folder)).sort()).toEqual(['holder.json', 'test-12']);
});
