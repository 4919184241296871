import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { readJson, writeJson } from './files.ts';

const lambdaState = z.looseObject({
  payload: z.looseObject({
    dynamodb_stream_positions: z.looseObject({ data: z.record(z.string(), z.unknown()) }),
  }),
});

/**
 * The emulator saves the read position of each stream, but not the stream: it would skip as many new changes as there
 * were old ones.
 */
const forgetStreamPositions = async (folder: string): Promise<void> => {
  const file = join(folder, 'lambda.json');
  const state = await readJson(file, lambdaState);
  if (!state) return;
  state.payload.dynamodb_stream_positions.data = {};
  await writeJson(file, state);
};

/**
 * The addresses of queues contain the port, and functions have them as variables: the state is moved to the new port.
 */
const followPort = async (folder: string, port: number): Promise<void> => {
  const recordFile = join(folder, 'port');
  const before = await readFile(recordFile, 'utf8').catch(() => undefined);
  await writeFile(recordFile, String(port));
  if (before === undefined || before === String(port)) return;
  const address = new RegExp(`(?<=(?:localhost|127\\.0\\.0\\.1):)${before}\\b`, 'g');
  for (const name of (await readdir(folder)).filter((found) => found.endsWith('.json'))) {
    const file = join(folder, name);
    await writeFile(file, (await readFile(file, 'utf8')).replace(address, String(port)));
  }
};

/** Prepares the emulator's saved state for its next start on that port; `folder` is its STATE_DIR. */
export const prepareState = async (folder: string, port: number): Promise<void> => {
  await forgetStreamPositions(folder);
  await followPort(folder, port);
};
