import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sourcePosition } from '#lambdas/platform/source-position.ts';
import { rootFolder } from '../../../../bin/local/files.ts';

const source = `import { errorFacts } from '#lambdas/platform/log.ts';
const fail = () => {
  throw new TypeError('camille@exemple.fr');
};
try {
  fail();
} catch (error) {
  console.log(JSON.stringify(errorFacts(error)));
}`;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'source-position-'));
  await build({
    stdin: { contents: source, resolveDir: rootFolder, sourcefile: 'broken.ts', loader: 'ts' },
    outfile: join(folder, 'index.js'),
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'cjs',
    sourcemap: 'linked',
  });
});
afterAll(() => rm(folder, { recursive: true }));

const factsOf = async (): Promise<unknown> => {
  const { stdout } = await promisify(execFile)('node', [join(folder, 'index.js')]);
  return JSON.parse(stdout);
};

it('a failure in a minified bundle is logged with its position in the source', async () => {
  expect(await factsOf()).toEqual({
    error: 'TypeError',
    where: expect.stringMatching(/\bbroken\.ts:3:\d+\)$/),
  });
});

it('without the map, and outside the bundle, it is logged with the position in the stack', async () => {
  await rm(join(folder, 'index.js.map'));
  expect(await factsOf()).toEqual({
    error: 'TypeError',
    where: expect.stringMatching(/index\.js:\d+:\d+\)?$/),
  });
  expect(sourcePosition('at emit (node:events:508:28)')).toBe('at emit (node:events:508:28)');
});
