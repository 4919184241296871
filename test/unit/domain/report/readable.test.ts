import { expect, expectTypeOf, it, test } from 'vitest';
import type * as z from 'zod/mini';
import { type ReportDocument, reportDocumentSchema } from '#domain/report/document.ts';
import { editionOf } from '#domain/report/edition.ts';
import type { PrintedReport } from '#domain/report/printed.ts';
import type { printedReportSchema } from '#domain/report/printed-schema.ts';
import { type ReadableReport, readableReportSchema } from '#domain/report/readable.ts';
import type { sceneSchema } from '#domain/report/scene.ts';
import type { Scene } from '#lib/drawings/charts/scene.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';
import example from '#test/support/reports/western.json' with { type: 'json' };
import { dossierOf, reader, written } from '#test/support/written-report.ts';

const facts = {
  person: reader,
  author: { name: 'Hélène Vasseur', role: nameFor.western },
  ...{ version: 1, date: '2026-11-24', code: '', withdrawalDays: 14 },
};

const readableOf = (document: ReportDocument) => {
  const { sheet, figures } = dossierOf(document.service);
  const source = { sheet, figures: figures.map(({ label }) => label) };
  const { report } = editionOf({ ...facts, document, source });
  return { version: 1, report, figures, tables: sheet.tables, document, conventions: {} };
};

const withAll = (service: ReportDocument['service']): ReportDocument => ({
  ...written,
  service,
  sections: [
    ...written.sections,
    {
      ...{ id: 'tout', kind: 'plate', title: 'Planche', second: '' },
      blocks: dossierOf(service).sheet.tables.map(({ id }) => ({ kind: 'table', table: id })),
    },
  ],
});

it.each([[keyFor.western], [keyFor.chinese], [keyFor.numbers], [keyFor.design]] as const)(
  'a report of %s with all its tables and drawings survives storage unchanged',
  (service) => {
    const stored = JSON.parse(JSON.stringify(readableOf(withAll(service))));
    expect(readableReportSchema.parse(stored)).toEqual(stored);
  },
);

test('a report with the mark of a discipline has its accent', () => {
  const { report, ...stored } = readableOf(written);
  const { accent, ...former } = report;
  const found = readableReportSchema.parse({ ...stored, report: { ...former, discipline: 'ao' } });
  expect(found.report).toEqual({ ...former, accent });
});

test('an example of sixteen pages takes less than a megabyte', () => {
  const document = reportDocumentSchema.parse(example.document);
  expect(JSON.stringify(readableOf(document)).length).toBeLessThan(1_000_000);
});

it.each([
  ['another version', { version: 2 }],
  ['no drawings', { figures: undefined }],
  [
    'a drawing with an unknown pen',
    {
      figures: [{ label: 'x', wide: { box: [0, 0, 1, 1], shapes: [{ kind: 'path', pen: 'spray', d: '' }] } }],
    },
  ],
])('%s is refused', (_what, change) => {
  expect(readableReportSchema.safeParse({ ...readableOf(written), ...change }).success).toBe(false);
});

test('what is stored is what is composed and drawn', () => {
  expectTypeOf<z.infer<typeof printedReportSchema>>().toExtend<PrintedReport>();
  expectTypeOf<Scene['shapes'][number]['pen']>().toEqualTypeOf<
    z.infer<typeof sceneSchema>['shapes'][number]['pen']
  >();
  expectTypeOf<ReadableReport['figures'][number]['wide']>().toExtend<Scene>();
});
