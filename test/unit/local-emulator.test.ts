import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetStreamPositions } from '../../bin/local/emulator.ts';
import { writeJson } from '../../bin/local/files.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emulator-'));
});
afterEach(() => rm(folder, { recursive: true }));

const state = (positions: object) => ({
  __ministack_format__: 2,
  payload: {
    functions: { settle: { memory: 256 } },
    dynamodb_stream_positions: { __account_region_scoped__: true, data: positions },
  },
});

test('read positions are forgotten before a start, everything else of the state stays', async () => {
  const file = join(folder, 'lambda.json');
  await writeJson(file, state({ "000000000000\u0000eu-west-3\u0000'mapping'": 17 }));
  await forgetStreamPositions(file);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(state({}));
});

test('a folder without state needs nothing', async () => {
  await expect(forgetStreamPositions(join(folder, 'lambda.json'))).resolves.toBeUndefined();
});
