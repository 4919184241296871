import { isGivenUp } from '#domain/given-up.ts';
import type { Export } from '#domain/wire/exports.ts';
import type { ExportRecord } from '#lambdas/storage/exports.ts';

/** True while the archive may be opened: S3 removes it later. */
export const isKept = (row: ExportRecord, now: Date): boolean =>
  row.state === 'ready' && row.expires_at !== undefined && row.expires_at > now.toISOString();

/** One that nobody makes any more has failed; whoever finishes it late makes it ready. */
export const settled = (row: ExportRecord, now: Date): ExportRecord =>
  row.state === 'making' && isGivenUp(row.asked_at, now) ? { ...row, state: 'failed' } : row;

export const exportState = (row: ExportRecord | undefined, now: Date): Export => {
  if (!row) return { state: 'none' };
  const { state, asked_at, done, total, bytes = 0, expires_at = '', opened_at } = settled(row, now);
  if (state === 'making') return { state, asked_at, done, total };
  if (state === 'failed') return { state, asked_at };
  return isKept(row, now) ? { state, asked_at, expires_at, bytes, opened_at } : { state: 'none' };
};
