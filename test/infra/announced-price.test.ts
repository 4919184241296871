/** A price with its day, in a copy of the tree: the terms of that day are published with it. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { formatPrice } from '#domain/money.ts';
import { plain } from '#test/support/dossier-sheets.ts';
import { copyTree } from '#test/support/tree-copy.ts';
import { machineEnvironment, runCommand } from '../../bin/local/command.ts';

test('an announced price publishes the terms of its day, and they go with it', async () => {
  const folder = await copyTree('announced-price', ['bin', 'lib', 'package.json']);
  onTestFinished(() => rm(folder, { recursive: true }));
  const service = join(folder, 'lib/services/numerologie/service.json');
  const written = JSON.parse(await readFile(service, 'utf8'));
  const terms = join(folder, 'lib/content/terms');
  const before = await readdir(terms);
  const announce = async (coming?: unknown) => {
    await writeFile(service, JSON.stringify({ ...written, coming }));
    await runCommand('node', ['bin/content.ts'], { env: machineEnvironment(), cwd: folder });
    return (await readdir(terms)).filter((file) => !before.includes(file));
  };

  const price = written.price + 3;
  expect(await announce({ from: '2999-01-01', price })).toEqual(['2999-01-01.json']);
  expect(plain(await readFile(join(terms, '2999-01-01.json'), 'utf8'))).toContain(
    `${plain(formatPrice(Math.round(price * 100)))} TTC.`,
  );
  const made = await readFile(join(folder, '.build/content/services.ts'), 'utf8');
  const stated = [written.price, price].map((euros) => made.includes(`"price": ${Math.round(euros * 100)},`));
  expect(stated).toEqual([true, false]);
  expect(await announce()).toEqual([]);
});
