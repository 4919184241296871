/** `npm run guards` removes each guard from a copy, so each must still be in its file. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { accessGuards } from '#test/measures/guards/access-guards.ts';
import { birthGuards } from '#test/measures/guards/birth-guards.ts';
import { dueDateGuards } from '#test/measures/guards/due-date-guards.ts';
import { factorGuards } from '#test/measures/guards/factor-guards.ts';
import { placesOf } from '#test/measures/guards/guard.ts';
import { inputGuards } from '#test/measures/guards/input-guards.ts';
import { limitGuards } from '#test/measures/guards/limit-guards.ts';
import { mailingGuards } from '#test/measures/guards/mailing-guards.ts';
import { moneyGuards } from '#test/measures/guards/money-guards.ts';
import { refundGuards } from '#test/measures/guards/refund-guards.ts';
import { reportGuards } from '#test/measures/guards/report-guards.ts';
import { sessionGuards } from '#test/measures/guards/session-guards.ts';
import { silenceGuards } from '#test/measures/guards/silence-guards.ts';
import { staffGuards } from '#test/measures/guards/staff-guards.ts';
import { rootFolder } from '../../../bin/local/files.ts';

test.each([
  ...accessGuards,
  ...birthGuards,
  ...sessionGuards,
  ...factorGuards,
  ...inputGuards,
  ...limitGuards,
  ...mailingGuards,
  ...moneyGuards,
  ...dueDateGuards,
  ...refundGuards,
  ...reportGuards,
  ...silenceGuards,
  ...staffGuards,
])('$name occurs once in $file', async ({ file, text }) => {
  expect((await readFile(join(rootFolder, file), 'utf8')).match(placesOf(text))).toHaveLength(1);
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
