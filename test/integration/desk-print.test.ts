/** A report from the desk on its whole way: draft, pages, check, delivery, both editions, replacement, withdrawal, code. */
import { createHash } from 'node:crypto';
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { extractText } from 'unpdf';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { readableReportSchema } from '#domain/report/readable.ts';
import { authenticity } from '#domain/wire/authenticity.ts';
import { openUpload, deliverPart as route } from '#domain/wire/reports.ts';
import { atelierSettings } from '#domain/wire/settings.ts';
import { previewDraft } from '#domain/wire/typeset.ts';
import { readableKey } from '#lambdas/storage/report-files.ts';
import { choose, handOver, openPart, partPath, partRow } from '#test/support/atelier.ts';
import { call } from '#test/support/client.ts';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import {
  acceptable,
  askCode,
  chapters,
  preview,
  print,
  printed,
  writeDraft,
} from '#test/support/desk-orders.ts';
import { plain } from '#test/support/dossier-sheets.ts';
import { newExpert, type TestMember } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { readOrder } from '#test/support/purchases.ts';
import { drawReport } from '#test/support/report-pdf.ts';
import { deliver, openReport, sendReport, takenOrder, verifiedCustomer } from '#test/support/reports.ts';
import { objectStore } from '#test/support/traces/objects.ts';
import { declaration, declare } from '#test/support/withdrawals.ts';
import { outputOf } from '../../bin/local/deploy.ts';

let expert: TestMember;
beforeAll(async () => {
  expert = await newExpert(keyFor.numbers);
});

const bytesOf = async (url: unknown): Promise<Buffer> =>
  Buffer.from(await (await fetch(String(url))).arrayBuffer());
const openPrint = (customer: TestCustomer, id: string) =>
  call('POST', `/api/orders/${id}/reports/${keyFor.numbers}/link`, {
    body: { edition: 'print' },
    token: customer.access,
  });
const textOf = async (bytes: Buffer): Promise<string> => {
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  return plain(text).replaceAll(/\s+/g, ' ');
};
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const said = async (code = '') => authenticity.answer.parse((await askCode(code)).json);
/** Its expert opens what will be delivered. */
const openBefore = async (id: string, upload: string): Promise<Buffer> => {
  const path = openUpload.path.replace('{id}', id).replace('{service}', keyFor.numbers);
  return bytesOf((await call('POST', path, { body: { upload }, token: expert.access })).json.url);
};
const deliverDesk = async (id: string) => {
  const upload = await printed(expert, id);
  expect(upload).toMatchObject({ state: 'checked', desk: true });
  const seen = await openBefore(id, upload.id);
  const answer = await deliver(expert, id, upload.id);
  expect(answer.status).toBe(200);
  return { ...route.answer.parse(answer.json).report, seen };
};

test('a draft is delivered as two editions with a code, replaced by a second one, and withdrawn', async () => {
  const customer = await verifiedCustomer();
  const id = await takenOrder(customer, expert);
  await writeDraft(expert, id);
  const first = await deliverDesk(id);
  expect(first).toMatchObject({ version: 1, desk: true });
  expect(await readOrder(customer, id)).toMatchObject({
    parts: [{ version: 1, readable: true, code: first.code }],
  });
  const [screen, paper] = [
    await bytesOf((await openReport(customer, id)).json.url),
    await bytesOf((await openPrint(customer, id)).json.url),
  ];
  expect(first.seen.equals(screen)).toBe(true);
  const grouped = first.code?.match(/.{4}/g)?.join(' ') ?? '';
  for (const edition of [screen, paper]) {
    expect(edition.toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(edition.length).toBeLessThan(1_000_000);
    expect(await textOf(edition)).toContain(grouped);
  }
  expect(await said(first.code)).toMatchObject({
    ...{ service: keyFor.numbers, version: 1, state: 'valid' },
    sha256: [sha256(screen), sha256(paper)],
  });

  const second = await deliverDesk(id);
  expect(second.version).toBe(2);
  expect(second.code).not.toBe(first.code);
  expect(await textOf(second.seen)).toMatch(/Remplace la version 1, livrée le .* Les mots sont les mêmes\./);
  expect(await said(first.code)).toMatchObject({ state: 'replaced', newest: { version: 2 } });
  expect(await said(second.code)).toMatchObject({ state: 'valid', version: 2 });
  expect((await declare(declaration({ order_id: id }), { token: customer.access })).status).toBeLessThan(300);
  expect(await said(second.code)).toMatchObject({ state: 'withdrawn' });
});

test('the stored text of a delivered report reads without the engine, and is drawn as was chosen', async () => {
  const id = await takenOrder(await newCustomer(), expert);
  await writeDraft(expert, id);
  const chosen = { vowel: 'vowel' } as const;
  expect((await choose(expert, id, { revision: 0, chosen })).status).toBe(200);
  expect((await preview(expert, id, 1)).json).toMatchObject({ conventions: { revision: 1, chosen } });
  await deliverDesk(id);
  const { report } = await partRow(id);
  const { Body } = await objectStore().send(
    new GetObjectCommand({
      Bucket: outputOf(inject('shop').outputs, 'ReportsBucket'),
      Key: readableKey(report?.key ?? ''),
    }),
  );
  const readable = readableReportSchema.parse(JSON.parse((await Body?.transformToString()) ?? ''));
  expect(readable.document.sections).toEqual(chapters);
  expect(readable.report.sections).toHaveLength(chapters.length);
  expect(readable.conventions).toEqual(chosen);
});

test('words that are counted are shown in colophon and code, and no colleague reads where they come from', async () => {
  const [writer, colleague] = [await newExpert(keyFor.numbers), await newExpert(keyFor.numbers)];
  const counting = { words: true, dates: true };
  const saved = await call('PUT', atelierSettings.path, { body: { counting }, token: writer.access });
  expect(saved.status).toBe(200);
  const id = await takenOrder(await newCustomer(), writer);
  const [first, ...others] = chapters;
  const quoted = { text: ' Tout est nombre.', from: 'quote', author: 'Pythagore' } as const;
  const sections = first
    ? [{ ...first, blocks: [...first.blocks, { kind: 'paragraph' as const, runs: [quoted] }] }, ...others]
    : [];
  await writeDraft(writer, id, sections);
  const shown = { words: true, signed: true } as const;
  const upload = await printed(writer, id, undefined, shown);
  const answer = await deliver(writer, id, upload.id);
  const { code } = route.answer.parse(answer.json).report;
  const { writing } = await said(code);
  expect(writing).toMatchObject({ signed: true, words: { quotes: [{ author: 'Pythagore', words: 3 }] } });
  expect(writing).not.toHaveProperty('dates');

  const other = await takenOrder(await newCustomer(), writer);
  await writeDraft(writer, other, sections);
  const draft = async ({ access }: TestMember) =>
    JSON.stringify((await call('GET', `${partPath(other)}/draft`, { token: access })).json);
  expect(await draft(writer)).toContain('Pythagore');
  expect((await handOver(writer, other, colleague.userId)).status).toBe(200);
  expect((await openPart(colleague, other)).status).toBe(200);
  expect(await draft(colleague)).toContain('Tout est nombre');
  expect(await draft(colleague)).not.toContain('Pythagore');
});

describe('a preview', () => {
  test('shows a page with what spills', async () => {
    const id = await takenOrder(await newCustomer(), expert);
    const answer = await preview(expert, id, 3);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
    const page = previewDraft.answer.parse(answer.json);
    expect(page).toMatchObject({ page: 3, missing: [] });
    expect(page.svg).toMatch(/^<svg /);
    expect(page.svg).not.toMatch(/<text|<script|font-family/);
  });

  test('of hostile text shows the text', async () => {
    const id = await takenOrder(await newCustomer(), expert);
    const [first] = chapters;
    const hostile = '#panic() </svg><script>alert(1)</script> $x$ #read("/etc/passwd")';
    const sections = first
      ? [{ ...first, title: 'Titre', blocks: [{ kind: 'paragraph' as const, runs: [hostile] }] }]
      : [];
    const answer = await preview(expert, id, 3, sections);
    expect(answer.status).toBe(200);
    expect(previewDraft.answer.parse(answer.json).svg).not.toMatch(/<script|root:/);
  });
});

describe('a report that cannot be made', () => {
  test('of an empty draft is refused at once', async () => {
    const id = await takenOrder(await newCustomer(), expert);
    expect(await print(expert, id)).toMatchObject({
      status: 409,
      json: { error: { code: 'report_incomplete' } },
    });
  });

  test('with a finding that its expert has not accepted is refused, and made once it is', async () => {
    const id = await takenOrder(await newCustomer(), expert);
    await writeDraft(expert, id, chapters.slice(0, 1));
    const findings = await acceptable(expert, id);
    expect(findings).not.toEqual([]);
    expect(await print(expert, id, findings.slice(1))).toMatchObject({
      status: 409,
      json: { error: { code: 'report_incomplete' } },
    });
    expect((await print(expert, id, findings)).status).toBe(200);
  });

  test('with signs of the disciplines and names of other scripts is made', async () => {
    const id = await takenOrder(await newCustomer(), expert);
    const [first, ...others] = chapters;
    await writeDraft(expert, id, first ? [{ ...first, title: '甲 火 ☰ ䷀ ⚷ ✧, 李小龙' }, ...others] : []);
    expect(await printed(expert, id)).toMatchObject({ state: 'checked' });
  });

  test('with a sign that no font has tells its expert, and can be made again', async () => {
    const id = await takenOrder(await newCustomer(), expert);
    const [first] = chapters;
    await writeDraft(expert, id, first ? [{ ...first, title: 'ཨ' }] : []);
    expect(await printed(expert, id)).toMatchObject({ state: 'refused', refusal: 'not_typeset' });
  });
});

describe('a code', () => {
  test('of an uploaded report stands in the account, and compares its file', async () => {
    const customer = await newCustomer();
    const id = await takenOrder(customer, expert);
    const bytes = await drawReport(keyFor.numbers);
    const { id: upload } = await sendReport(expert, id, bytes);
    expect((await deliver(expert, id, upload)).status).toBe(200);
    const { code, readable: isReadable } = (await readOrder(customer, id)).parts[0] ?? {};
    expect(isReadable).toBeUndefined();
    expect(await said(code)).toMatchObject({ state: 'valid', sha256: [sha256(bytes)] });
    expect((await openPrint(customer, id)).status).toBe(404);
  });

  test('that nobody has is answered like one that is none', async () => {
    const answers = [await askCode('AAAABBBBCCCCDDDD'), await askCode('rien'), await askCode('')];
    expect(new Set(answers.map(({ status, json }) => JSON.stringify([status, json]))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 404, json: { error: { code: 'code_unknown' } } });
  });
});
