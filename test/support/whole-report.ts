import { type ReportDocument, reportDocumentSchema } from '#domain/report/document.ts';
import example from './reports/western.json' with { type: 'json' };

/** A Western report of sixteen pages. */
export const wholeReport: ReportDocument = reportDocumentSchema.parse(example.document);
