/** A delivered report from the desk as it is stored, and as its page is answered. */
import type { ReportDocument } from '#domain/report/document.ts';
import { editionOf } from '#domain/report/edition.ts';
import { type ReadableReport, readableReportSchema } from '#domain/report/readable.ts';
import { type ReportPage, reportPageSchema } from '#domain/wire/report-page.ts';
import { nameFor } from '#test/support/keys.ts';
import { dossierOf, reader, written } from './written-report.ts';

type Facts = { readonly version?: number; readonly code?: string; readonly person?: typeof reader };

/** What the typesetter stores beside the PDF, with the drawings of the document's discipline. */
export const readable = (
  document: ReportDocument = written,
  { version = 1, code = 'K7QM-2R4D-9WXA-3H8V', person = reader }: Facts = {},
): ReadableReport => {
  const { sheet, figures } = dossierOf(document.service, person);
  const { report } = editionOf({
    ...{ document, person, version, code, date: '2026-11-24', withdrawalDays: 14 },
    author: { name: 'Hélène Vasseur', role: nameFor.western },
    source: { sheet, figures: figures.map(({ label }) => label) },
  });
  const whole = { version: 1, report, figures, tables: sheet.tables, document, conventions: {} };
  // As it comes out of the bucket.
  return readableReportSchema.parse(JSON.parse(JSON.stringify(whole)));
};

export const reportPage = (document: ReportDocument = written, version = 1): ReportPage =>
  reportPageSchema.parse({
    ...readable(document, { version }),
    ...{ version, pages: 18, person: 'Camille Renard', delivered_at: '2026-11-24T17:42:00.000Z' },
  });
