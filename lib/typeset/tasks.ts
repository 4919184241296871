import * as z from 'zod/mini';
import type { ReadableReport } from '../domain/report/readable.ts';
import type { Editions, Whole } from './report-editions.ts';
import type { PaperInput, ReportPage } from './report-paper.ts';

/** What the process that typesets is asked, and what it answers; both are made by this shop alone. */

export type TypesetTask =
  | { readonly kind: 'page'; readonly input: PaperInput; readonly page: number }
  | {
      readonly kind: 'editions';
      readonly input: Whole;
      readonly conventions: ReadableReport['conventions'];
    };
export type TypesetAnswer =
  | { readonly kind: 'page'; readonly page: ReportPage }
  | { readonly kind: 'editions'; readonly editions: Editions }
  /** The typesetter refused the report. */
  | { readonly kind: 'refused'; readonly reasons: readonly string[]; readonly where: readonly string[] }
  /** Something of these sections would leave its page. */
  | { readonly kind: 'off'; readonly sections: readonly string[] }
  | { readonly kind: 'failed'; readonly reason: string };

export const taskSchema = z.custom<TypesetTask>();
export const answerSchema = z.custom<TypesetAnswer>();
