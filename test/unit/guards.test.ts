/** `npm run guards` takes each guard out of a copy: it must still stand where the list says. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { accessGuards } from '../../bin/guards/access-guards.ts';
import { factorGuards } from '../../bin/guards/factor-guards.ts';
import { inputGuards } from '../../bin/guards/input-guards.ts';
import { limitGuards } from '../../bin/guards/limit-guards.ts';
import { moneyGuards } from '../../bin/guards/money-guards.ts';
import { promiseGuards } from '../../bin/guards/promise-guards.ts';
import { refundGuards } from '../../bin/guards/refund-guards.ts';
import { reportGuards } from '../../bin/guards/report-guards.ts';
import { sessionGuards } from '../../bin/guards/session-guards.ts';
import { silenceGuards } from '../../bin/guards/silence-guards.ts';
import { staffGuards } from '../../bin/guards/staff-guards.ts';
import { rootFolder } from '../../bin/local/files.ts';

test.each([
  ...accessGuards,
  ...sessionGuards,
  ...factorGuards,
  ...inputGuards,
  ...limitGuards,
  ...moneyGuards,
  ...promiseGuards,
  ...refundGuards,
  ...reportGuards,
  ...silenceGuards,
  ...staffGuards,
])('$name stands once in $file', async ({ file, text }) => {
  expect((await readFile(join(rootFolder, file), 'utf8')).split(text)).toHaveLength(2);
});
