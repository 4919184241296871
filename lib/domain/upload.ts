/** The PDF of a report: its limits, and the reasons to refuse it. */
import type { Line } from './sold.ts';

/** 25 MB; S3 refuses larger files. */
export const maxReportBytes = 25 * 1024 * 1024;
export const minReportPages = 2;
/** True when a report has so few pages that its expert must confirm the delivery. */
export const isFarShorter = (promised: Line['pages'], pages: number): boolean =>
  promised !== undefined && 3 * pages < 2 * promised.min;

/** The reasons to refuse a PDF; each has its French text in `texts/atelier.ts`. */
export const reportRefusals = [
  'not_pdf',
  'encrypted',
  'damaged',
  'ambiguous',
  'too_complex',
  'too_short',
  'too_large',
  'active_content',
  'foreign_link',
  'embedded_files',
  'first_name_missing',
  /** Of files that were judged before their expert could confirm it. */
  'other_customer',
  'untagged',
  'not_typeset',
  'too_long',
  'off_page',
  'text_changed',
  'not_checked',
] as const;
export type ReportRefusal = (typeof reportRefusals)[number];
/** A refusal, with the titles of the sections that it is about. */
export type Refused = { readonly refusal: ReportRefusal; readonly where?: string[] };
