/** A service is one folder: a copy of the tree gets a reading of tarot, and nothing else is edited. */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished, test } from 'vitest';
import { copyTree } from '#test/support/tree-copy.ts';
import { machineEnvironment, runCommand } from '../../bin/local/command.ts';

const parts = [
  'bin',
  'lib',
  'lambdas',
  'web',
  'test',
  '.build/places',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'cdk.json',
  'vitest.config.ts',
];
const limit = 900_000;

const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'));

/** Another reading like it, by experts of its own: one that is closed, and one that is hidden. */
const addLike = async (services: string, key: string, change: Readonly<Record<string, unknown>>) => {
  const [from, to] = [join(services, 'tarot'), join(services, key)];
  const service = await readJson(join(from, 'service.json'));
  const [expert] = await readJson(join(from, 'experts.json'));
  await mkdir(to);
  await writeFile(join(to, 'service.json'), JSON.stringify({ ...service, former: [], ...change }));
  await writeFile(
    join(to, 'experts.json'),
    JSON.stringify([{ ...expert, name: `Experte de ${change.name}` }]),
  );
};

test(
  'tarot is sold, written, typeset, delivered, withdrawn and refunded from one folder',
  async () => {
    const folder = await copyTree('new-service', parts, ['node_modules', '.tools']);
    onTestFinished(() => rm(folder, { recursive: true }));
    const run = (script: string, ...args: readonly string[]) =>
      runCommand('node', [script, ...args], { env: machineEnvironment(), cwd: folder });
    const services = join(folder, 'lib/services');
    await cp(join(folder, 'test/support/services/tarot'), join(services, 'tarot'), { recursive: true });
    await addLike(services, 'yi-king', { name: 'Yi King', order: 7, sale: 'closed' });
    await addLike(services, 'runes', { name: 'Runes', order: 8, sale: 'hidden' });
    await run('bin/content.ts');
    await run('node_modules/typescript/bin/tsc', '--noEmit', '-p', '.');
    await run('node_modules/vitest/vitest.mjs', 'run', '--project', 'new-service');
  },
  limit,
);
