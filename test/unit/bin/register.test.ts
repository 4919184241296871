import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { processings, staffProcessings } from '#domain/texts/processing.ts';
import { registerPage } from '../../../bin/register/page.ts';

it('docs/registre.md is what `npm run register` writes', () => {
  const written = readFileSync(join(import.meta.dirname, '../../../docs/registre.md'), 'utf8');
  expect(written).toBe(registerPage());
});

it('the register names ground, duration and readers of each activity', () => {
  for (const processing of [...processings, ...staffProcessings])
    for (const text of Object.values(processing)) expect(registerPage()).toContain(text);
});
