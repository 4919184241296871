import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rootFolder } from '../../../bin/local/files.ts';
import { scopedName } from '../../../web/class-names.ts';

const source = join(rootFolder, 'web/src');
const modules = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => join(source, file));

test('every class of a module has a short name of its own', () => {
  const ids = modules.flatMap((file) =>
    [...new Set(readFileSync(file, 'utf8').match(/(?<=\.)[a-z][\w-]*(?=[^{}]*\{)/gi))].map(
      (local) => [file, local] as const,
    ),
  );
  expect(ids.length).toBeGreaterThan(500);
  const names = ids.map(([file, local]) => scopedName(local, file));
  expect(new Set(names).size).toBe(ids.length);
  for (const name of names) expect(name).toMatch(/^_[\w-]{1,5}$/);
});

test('a class that no module declares has its whole hash, which is nobody else’s name', () => {
  expect(scopedName('unheard-of', join(source, 'ui/button.module.css')).length).toBeGreaterThan(40);
});
