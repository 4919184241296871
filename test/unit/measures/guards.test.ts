/** `npm run guards` removes each guard from a copy, so each must still be in its file, and its tests where it names them. */
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allGuards } from '#test/measures/guards/all.ts';
import { placesOf } from '#test/measures/guards/guard.ts';
import { rootFolder } from '../../../bin/local/files.ts';

test.each(allGuards)('$name occurs once in $file', async ({ file, text }) => {
  expect((await readFile(join(rootFolder, file), 'utf8')).match(placesOf(text))).toHaveLength(1);
});

test('each test that a guard names is there', async () => {
  for (const file of new Set(allGuards.flatMap(({ tests }) => tests)))
    await expect(access(join(rootFolder, file)), file).resolves.toBeUndefined();
});

test('a guard is found however the formatter breaks its lines', () => {
  const text = "if (isOpen(order, now)) throw new ShopError('closed');";
  const broken = `  if (
    isOpen(
      order,
      now,
    )
  )
    throw new ShopError(
      'closed',
    );`;
  expect(broken.replace(placesOf(text), '').trim()).toBe('');
  expect("if (isOpen(order)) throw new ShopError('closed');").not.toMatch(placesOf(text));
});
