import type { Trace } from '#domain/report/changes.ts';
import type { ReportPage } from '#domain/wire/report-page.ts';
import { ApiError, messageOf } from '#web/platform/errors.ts';
import type { Kept } from '#web/platform/kept-reports.ts';

/** A version before the one that the server has. */
export type Former = { readonly version: number; readonly trace: Trace };

export type Reading = {
  readonly kind: 'reading';
  readonly page: ReportPage;
  readonly isKept: boolean;
  readonly isOffline: boolean;
  /** The version that has replaced the shown one. */
  readonly newer?: ReportPage;
  /** The version that this device had before the shown one. */
  readonly former?: Former;
};

export type Opened =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unopened' }
  /** `message` says the day, in the words of the server. */
  | { readonly kind: 'withdrawn' | 'failed'; readonly message: string }
  | Reading;

/** What is shown before the server has answered: what the device keeps. */
export const fromDevice = (kept: Kept | undefined): Opened =>
  kept?.page ? { kind: 'reading', page: kept.page, isKept: true, isOffline: false } : { kind: 'loading' };

/** Whoever reads a replaced version goes on reading it, until they ask for the new one. */
export const afterAnswer = (
  shown: ReportPage | undefined,
  former: Former | undefined,
  answer: ReportPage,
  isKept: boolean,
): Reading => {
  const state = { kind: 'reading' as const, isKept, isOffline: false };
  if (shown && shown.version < answer.version) return { ...state, page: shown, newer: answer };
  const isNew = former !== undefined && former.version < answer.version;
  return { ...state, page: answer, ...(isNew && { former }) };
};

/** The codes after which the device may keep nothing. */
const gone = ['refunded', 'not_found', 'signed_out', 'forbidden'];
export const isGone = (error: unknown): boolean => error instanceof ApiError && gone.includes(error.code);

/** Without an answer the shown report stays; a refusal removes it. */
export const afterError = (state: Opened, error: unknown, unexpected: string): Opened => {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'refunded') return { kind: 'withdrawn', message: messageOf(error, unexpected) };
  if (isGone(error)) return { kind: 'missing' };
  if (state.kind === 'reading') return { ...state, isOffline: true };
  return code === 'offline'
    ? { kind: 'unopened' }
    : { kind: 'failed', message: messageOf(error, unexpected) };
};
