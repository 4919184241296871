/**
 * A report that screen readers cannot follow: refused, allowed only by an administrator, and announced as such to its
 * customer.
 */
import { beforeAll, expect, test } from 'vitest';
import { orderNumber } from '#domain/order.ts';
import { errorTexts } from '#domain/texts/errors.ts';
import { reportMailTexts } from '#domain/texts/mails.ts';
import { partPath, partRow } from '#test/support/atelier.ts';
import { call } from '#test/support/client.ts';
import { newAdministrator, newExpert, type TestMember } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { readOrder } from '#test/support/purchases.ts';
import { badPdfs, drawReport } from '#test/support/report-pdf.ts';
import {
  awaitReportMails,
  deliver,
  sendReport,
  takenOrder,
  uploadForm,
  uploadOf,
  verifiedCustomer,
} from '#test/support/reports.ts';

let expert: TestMember;
let administrator: TestMember;
beforeAll(async () => {
  [expert, administrator] = await Promise.all([newExpert(keyFor.numbers), newAdministrator()]);
});

const reason = 'Deux exports essayés, sans balises.';
const allow = (who: TestMember, orderId: string, upload: string, why: string = reason) =>
  call('POST', `${partPath(orderId)}/allow-untagged`, {
    body: { upload, reason: why },
    token: who.access,
  });
const unchecked = {
  status: 409,
  json: { error: { code: 'report_unchecked', message: errorTexts.report_unchecked } },
};

test('an administrator allows it, its expert delivers it, and mail and account say so', async () => {
  const customer = await verifiedCustomer();
  const id = await takenOrder(customer, expert);
  const verdict = await sendReport(expert, id, await badPdfs.untagged());
  expect(verdict).toMatchObject({ state: 'refused', refusal: 'untagged' });
  expect(await deliver(expert, id, verdict.id)).toMatchObject(unchecked);
  expect(await allow(expert, id, verdict.id)).toMatchObject({ status: 403 });
  expect(await allow(administrator, id, 'another')).toMatchObject(unchecked);
  expect(await allow(administrator, id, verdict.id, '  ')).toMatchObject({ status: 400 });
  const found = await call('GET', `/api/atelier/orders?query=${orderNumber(id)}`, {
    token: administrator.access,
  });
  expect(JSON.stringify(found.json)).toContain(`"untagged_upload":"${verdict.id}"`);
  for (const _ of ['once', 'again']) {
    const answer = await allow(administrator, id, verdict.id);
    expect(answer.status).toBe(200);
    expect(answer.json.untagged_upload).toBeUndefined();
  }
  const upload = await uploadOf(expert, id);
  expect(upload).toMatchObject({ state: 'checked', untagged: { by: administrator.name, reason } });
  expect(upload?.refusal).toBeUndefined();
  expect((await deliver(expert, id, verdict.id)).status).toBe(200);
  expect((await readOrder(customer, id)).parts).toMatchObject([{ untagged: true }]);
  const { report } = await partRow(id);
  expect(report).toMatchObject({ untagged: { by: administrator.name, at: expect.any(String), reason } });
  const [mail] = await awaitReportMails(customer, id, 1);
  expect(mail?.text).toContain(reportMailTexts.untagged);
  // A tagged version replaces it, and the account no longer mentions it.
  const next = await sendReport(expert, id, await drawReport(keyFor.numbers));
  await deliver(expert, id, next.id);
  expect((await readOrder(customer, id)).parts[0]?.untagged).toBeUndefined();
});

test('a report that is refused for another reason, or not checked yet, cannot be allowed', async () => {
  const id = await takenOrder(await verifiedCustomer(), expert);
  const { upload } = await uploadForm(expert, id);
  expect(await allow(administrator, id, upload.id)).toMatchObject(unchecked);
  const { id: script } = await sendReport(expert, id, await badPdfs.script());
  expect(await allow(administrator, id, script)).toMatchObject(unchecked);
  expect(await uploadOf(expert, id)).toMatchObject({ state: 'refused', refusal: 'active_content' });
});
