/** A service is one folder: a copy of the tree gets a reading of tarot, and nothing else is edited. */
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'vitest';
import { machineEnvironment, runCommand } from '../../bin/local/command.ts';
import { rootFolder } from '../../bin/local/files.ts';

const parts = [
  'bin',
  'lib',
  'lambdas',
  'web',
  'test',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'cdk.json',
  'vitest.config.ts',
];
const limit = 900_000;

test(
  'tarot is sold, written, typeset, delivered, withdrawn and refunded from one folder',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'new-service-'));
    const run = (script: string, ...args: readonly string[]) =>
      runCommand('node', [script, ...args], { env: machineEnvironment(), cwd: folder });
    for (const part of parts) await cp(join(rootFolder, part), join(folder, part), { recursive: true });
    for (const tools of ['node_modules', '.tools'])
      await symlink(join(rootFolder, tools), join(folder, tools));
    await cp(join(folder, 'test/support/services/tarot'), join(folder, 'lib/services/tarot'), {
      recursive: true,
    });
    await run('bin/content.ts');
    await run('node_modules/typescript/bin/tsc', '--noEmit', '-p', '.');
    await run('node_modules/vitest/vitest.mjs', 'run', '--project', 'new-service');
    await rm(folder, { recursive: true });
  },
  limit,
);
