import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { processings } from '#domain/texts/processing.ts';
import { staffProcessings } from '#domain/texts/staff-processing.ts';
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

it.each([...processings, ...staffProcessings].map(({ name, ground }) => [name, ground] as const))(
  '«%s» rests on a ground of article 6, and a legitimate interest says why it weighs more',
  (_, ground) => {
    expect(ground).toMatch(/\(article 6\.1\.[a-f]\b/);
    expect(ground).not.toMatch(/obligation de sécurité|obligation comptable/i);
    const [, balance] = /article 6\.1\.f\) : (.+)$/.exec(ground) ?? [];
    if (ground.includes('6.1.f')) expect(balance).toMatch(/[,;] \S/);
  },
);
