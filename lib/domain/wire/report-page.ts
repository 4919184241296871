/** The wire of the reading page; apart from the other reports, because only that page needs the schema of a text. */
import * as z from 'zod/mini';
import { printedReportSchema } from '../report/printed-schema.ts';
import { readableReportSchema } from '../report/readable.ts';

const { figures, tables, starts } = readableReportSchema.shape;

/** A report from the desk as the account shows it. */
export const reportPageSchema = z.object({
  /** The version of the report, from 1. */
  version: z.int(),
  delivered_at: z.string(),
  /** Pages of its PDF. */
  pages: z.int(),
  /** The full name of the person studied. */
  person: z.string(),
  report: printedReportSchema,
  figures,
  tables,
  starts,
});
export type ReportPage = z.infer<typeof reportPageSchema>;

/**
 * GET /api/orders/{id}/reports/{service}/page: text and drawings of a delivered report from the desk; recorded in the
 * access log; customer only. The same 404 for a foreign, an absent and an uploaded report, which has no page; 409
 * `refunded` after a refund.
 */
export const readReport = {
  method: 'GET',
  path: '/api/orders/{id}/reports/{service}/page',
  answer: reportPageSchema,
} as const;
