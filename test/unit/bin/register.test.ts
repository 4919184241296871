import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { processings, staffProcessings } from '#domain/texts/processing.ts';
import { registerPage } from '../../../bin/register/page.ts';
import { tablesPage } from '../../../bin/register/tables-page.ts';

it.each([
  ['registre', registerPage],
  ['tables', tablesPage],
] as const)('docs/%s.md is what `npm run register` writes', (page, write) => {
  const written = readFileSync(join(import.meta.dirname, `../../../docs/${page}.md`), 'utf8');
  expect(written).toBe(write());
});

it('the register names ground, duration and readers of each activity', () => {
  for (const processing of [...processings, ...staffProcessings])
    for (const text of Object.values(processing)) expect(registerPage()).toContain(text);
});
