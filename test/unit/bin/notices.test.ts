import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rootFolder } from '../../../bin/local/files.ts';
import { noticesPage } from '../../../bin/notices/page.ts';

it('docs/third-party.md is what `npm run notices` writes', () => {
  expect(readFileSync(join(rootFolder, 'docs/third-party.md'), 'utf8')).toBe(noticesPage());
});

it('no licence of a package that the shop runs with asks for more than its notice', () => {
  const [, running = ''] = noticesPage().split(/^## Packages that .*$/m);
  const licences = [...running.matchAll(/^### (.+)$/gm)].map(([, name]) => name);
  expect(licences).toEqual([
    '(MIT OR GPL-3.0-or-later)',
    '0BSD',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'ISC',
    'MIT',
    'MIT-0',
    'OFL-1.1',
  ]);
});
