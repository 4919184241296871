import { test } from 'vitest';
import { settleClaim, sizeOf, timeLimit } from '#test/support/proof/figures.ts';
import { proveOneMail, proveOnePerDay } from '#test/support/proof/guidance.ts';

const section = 'Guidance';
const lanes = 50;

test('an address gets one guidance a day in 24 zones, around midnight and clock changes', {
  timeout: timeLimit,
}, async () => {
  const requests = sizeOf({ small: 120, large: 1000 });
  const what =
    'Requests of a hundred addresses in 24 zones, 50 in flight, around midnight and clock changes: one guidance each';
  await settleClaim({ section, what }, await proveOnePerDay({ requests, addresses: requests / 10, lanes }));
});

test('a guidance requested ten times through the API is mailed once', { timeout: timeLimit }, async () => {
  const requests = sizeOf({ small: 30, large: 1000 });
  const what = 'The same through the API, the mails counted as they arrive: one each';
  await settleClaim({ section, what }, await proveOneMail({ requests, addresses: requests / 10, lanes }));
});
