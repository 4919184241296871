/** Files that try to deceive or exhaust the check, uploaded like a report. */
import { beforeAll, expect, test } from 'vitest';
import type { ReportRefusal } from '#domain/upload.ts';
import { newCustomer } from '#test/support/customers.ts';
import { newExpert, type TestMember } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { document, flate, linked, pdfOf, streamOf } from '#test/support/pdf/build.ts';
import { sendReport, takenOrder } from '#test/support/reports.ts';

let expert: TestMember;
let id: string;
beforeAll(async () => {
  expert = await newExpert(keyFor.numbers);
  id = await takenOrder(await newCustomer(), expert);
});

/** Each has a fault that another part of the check finds. */
const wicked: readonly [string, Buffer, ReportRefusal][] = [
  ['a launch behind a reference', pdfOf({ ...linked('<< /S 9 0 R >>'), 9: '/Launch' }), 'active_content'],
  ['a link to a file', pdfOf(linked('<< /S /URI /URI (file:///etc/passwd) >>')), 'foreign_link'],
  [
    'an object behind the end',
    Buffer.concat([pdfOf(document()), Buffer.from('9 0 obj 1 endobj')]),
    'damaged',
  ],
  [
    'a stream of 200 MB',
    pdfOf({ ...document(), 5: streamOf('/Filter /FlateDecode', flate(Buffer.alloc(200 * 1024 * 1024))) }),
    'too_complex',
  ],
];

test.each(wicked)('the check refuses %s', async (_what, bytes, refusal) => {
  expect(await sendReport(expert, id, bytes)).toMatchObject({ state: 'refused', refusal });
});
