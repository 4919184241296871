import { beforeAll, describe, expect, inject, test } from 'vitest';
import { maxReportBytes, type ReportRefusal } from '#domain/upload.ts';
import { handOver, partRow, take } from '#test/support/atelier.ts';
import { customerInfo } from '#test/support/builders.ts';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { newExpert, type TestMember } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { badPdfs, camille, drawPdf, drawReport } from '#test/support/report-pdf.ts';
import {
  awaitVerdict,
  deliver,
  post,
  sendReport,
  takenOrder,
  uploadForm,
  uploadOf,
} from '#test/support/reports.ts';

let customer: TestCustomer;
let expert: TestMember;
let id: string;
beforeAll(async () => {
  [customer, expert] = await Promise.all([newCustomer(), newExpert(keyFor.numbers)]);
  id = await takenOrder(customer, expert);
});

const codeOf = (text: string) => /<Code>(\w+)<\/Code>/.exec(text)?.[1];
const small = () => Uint8Array.from(Buffer.from('%PDF-1.7 trop peu'));

describe('a form for an upload', () => {
  test('leads to the bucket itself and fixes key, type and size', async () => {
    const { upload, url, fields } = await uploadForm(expert, id);
    expect(new URL(url).origin).toBe(inject('shop').emulator);
    expect(fields.key).toBe(`uploads/${id}/${keyFor.numbers}/${upload.id}.pdf`);
    const policy = JSON.parse(Buffer.from(fields.Policy ?? '', 'base64').toString());
    expect(policy.conditions).toEqual(
      expect.arrayContaining([
        ['content-length-range', 1, maxReportBytes],
        ['eq', '$Content-Type', 'application/pdf'],
        { key: fields.key },
      ]),
    );
    const minutes = (Date.parse(policy.expiration) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9);
    expect(minutes).toBeLessThanOrEqual(10);
    expect(await uploadOf(expert, id)).toMatchObject({ id: upload.id, state: 'sending' });
  });

  test.each([
    ['another key', { key: 'reports/mine.pdf' }],
    ['another type', { 'Content-Type': 'text/html' }],
    ['a policy of another form', { Policy: Buffer.from('{"conditions":[]}').toString('base64') }],
    ['a forged signature', { 'X-Amz-Signature': '0'.repeat(64) }],
  ])('is refused by S3 with %s', async (_what, change) => {
    const form = await uploadForm(expert, id);
    expect((await post(form, small(), change)).status).toBe(403);
  });

  test('is refused by S3 with a file over 25 MB, and with an empty one', async () => {
    const form = await uploadForm(expert, id);
    const large = await post(form, new Uint8Array(maxReportBytes + 1));
    expect([large.status, codeOf(await large.text())]).toEqual([400, 'EntityTooLarge']);
    const empty = await post(form, new Uint8Array(0));
    expect([empty.status, codeOf(await empty.text())]).toEqual([400, 'EntityTooSmall']);
  });

  test('of an unsigned caller is refused: the bucket accepts and returns nothing without a signature', async () => {
    const { url, fields } = await uploadForm(expert, id);
    const put = await fetch(`${url}/${fields.key}`, { method: 'PUT', body: 'x' });
    const get = await fetch(`${url}/${fields.key}`);
    expect([put.status, get.status]).toEqual([403, 403]);
  });

  test('can only be posted from the shop’s own pages', async () => {
    const { url } = await uploadForm(expert, id);
    const ask = (origin: string) =>
      fetch(url, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } });
    const own = await ask(inject('shop').site);
    expect(own.headers.get('access-control-allow-origin')).toBe(inject('shop').site);
    const foreign = await ask('https://ailleurs.example');
    expect([foreign.status, foreign.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  });
});

describe('the check', () => {
  test('accepts a plausible report and returns its pages and bytes', async () => {
    const bytes = await drawReport(keyFor.numbers);
    const verdict = await sendReport(expert, id, bytes);
    expect(verdict).toMatchObject({ state: 'checked', pages: 10, bytes: bytes.length });
    expect(verdict.refusal).toBeUndefined();
  });

  const refusals: readonly [keyof typeof badPdfs, ReportRefusal][] = [
    ['plainText', 'not_pdf'],
    ['locked', 'encrypted'],
    ['truncated', 'damaged'],
    ['onePage', 'too_short'],
    ['empty', 'too_short'],
    ['script', 'active_content'],
    ['launch', 'active_content'],
    ['attachment', 'embedded_files'],
  ];
  test.each(refusals)('%s: %s', async (kind, refusal) => {
    const verdict = await sendReport(expert, id, await badPdfs[kind]());
    expect(verdict).toMatchObject({ state: 'refused', refusal });
    const answer = await deliver(expert, id, verdict.id);
    expect(answer).toMatchObject({ status: 409, json: { error: { code: 'report_unchecked' } } });
  });

  test('refuses a report of another person: the first name is missing', async () => {
    const bytes = await drawReport(keyFor.numbers, { ...camille, firstName: 'Honorine' });
    expect(await sendReport(expert, id, bytes)).toMatchObject({ refusal: 'first_name_missing' });
  });

  test('shows the name or birth date of another customer whose order is open, until its expert confirms', async () => {
    const other = await newCustomer();
    const info = { firstName: 'Zéphyrine', lastName: `O'Brien-Kerguélen`, birthDate: '1937-03-12' };
    await takenOrder(other, await newExpert(keyFor.design), keyFor.design, {
      customerInfo: customerInfo({ ...info, email: other.email }),
    });
    for (const words of ['ZEPHYRINE O’BRIEN KERGUELEN', 'née le 12 mars 1937', '12/03/1937']) {
      const bytes = await drawPdf((pdf, write) => {
        write('P', 'Bonjour Camille');
        pdf.addPage();
        write('P', words);
      });
      const verdict = await sendReport(expert, id, bytes);
      expect(verdict).toMatchObject({
        state: 'checked',
        others: [{ page: 2, words: expect.stringContaining(words) }],
      });
      const answer = await deliver(expert, id, verdict.id);
      expect(answer).toMatchObject({ status: 409, json: { error: { code: 'report_names_others' } } });
    }
  });

  test('judges the last upload: a former one that arrives late changes nothing', async () => {
    const former = await uploadForm(expert, id);
    const last = await uploadForm(expert, id);
    await post(former, Uint8Array.from(await badPdfs.script()));
    await post(last, Uint8Array.from(await drawReport(keyFor.numbers)));
    expect(await awaitVerdict(expert, id)).toMatchObject({ id: last.upload.id, state: 'checked' });
  });

  test('is for one object: a later upload to the same key is neither judged nor delivered', async () => {
    const form = await uploadForm(expert, id);
    const good = Uint8Array.from(await drawReport(keyFor.numbers));
    await post(form, good);
    const verdict = await awaitVerdict(expert, id);
    const before = await partRow(id);
    expect((await post(form, Uint8Array.from(await badPdfs.script()))).ok).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect((await partRow(id)).upload).toEqual(before.upload);
    expect(verdict.bytes).toBe(good.length);
  });

  test('of an upload is dropped when its part is handed over', async () => {
    const order = await takenOrder(customer, expert);
    const verdict = await sendReport(expert, order, await drawReport(keyFor.numbers));
    await handOver(expert, order);
    const colleague = await newExpert(keyFor.numbers);
    await take(colleague, order);
    expect(await uploadOf(colleague, order)).toBeUndefined();
    for (const who of [expert, colleague])
      expect((await deliver(who, order, verdict.id)).status).not.toBe(200);
  });
});

test('an upload that never arrived can be requested again', async () => {
  const order = await takenOrder(customer, expert);
  const lost = await uploadForm(expert, order);
  expect(await uploadOf(expert, order)).toMatchObject({ id: lost.upload.id, state: 'sending' });
  const verdict = await sendReport(expert, order, await drawReport(keyFor.numbers));
  expect(verdict).toMatchObject({ state: 'checked' });
  expect(verdict.id).not.toBe(lost.upload.id);
});
