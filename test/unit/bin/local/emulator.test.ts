import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepareState } from '../../../../bin/local/emulator-state.ts';
import { writeJson } from '../../../../bin/local/files.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emulator-'));
});
afterEach(() => rm(folder, { recursive: true }));

const state = (positions: object) => ({
  __ministack_format__: 2,
  payload: {
    functions: { settle: { memory: 4303 } },
    dynamodb_stream_positions: { __account_region_scoped__: true, data: positions },
  },
});
const read = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8'));

test('read positions are removed before a start, and the rest of the state is kept', async () => {
  await writeJson(join(folder, 'lambda.json'), state({ "000000000000\u0000eu-west-3\u0000'mapping'": 17 }));
  await prepareState(folder, 4303);
  expect(await read('lambda.json')).toEqual(state({}));
});

test('a folder without state needs no preparation', async () => {
  await expect(prepareState(folder, 4303)).resolves.toBeUndefined();
});

test('addresses follow the emulator to another port, other numbers do not', async () => {
  const sqs = (port: number) => ({
    queues: [`http://localhost:${port}/000000000000/mails`, `http://127.0.0.1:${port}/000000000000/dead`],
    elsewhere: ['http://localhost:43031/', 'http://shop.example:4303/', 4303],
  });
  await prepareState(folder, 4303);
  await writeFile(join(folder, 'sqs.json'), JSON.stringify(sqs(4303)));
  await prepareState(folder, 4303);
  expect(await read('sqs.json')).toEqual(sqs(4303));
  await prepareState(folder, 40123);
  expect(await read('sqs.json')).toEqual(sqs(40123));
});
