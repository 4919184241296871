import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import * as z from 'zod/mini';
import { type Section, sectionSchema } from '#domain/report/document.ts';

/**
 * A section in a row of drafts, compressed: DynamoDB counts units of 1 KB with each saving, and a long report
 * takes 2 of them on average instead of 3.7.
 */

/** More than any section that the wire lets in, so that a damaged row cannot fill the memory. */
const maxOutputLength = 1024 * 1024;
/** A fast quality: higher ones save a few hundredths more and take ten times as long. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

export const packSection = (section: Section): Uint8Array =>
  brotliCompressSync(JSON.stringify(section), { params });

const unpack = (row: unknown): unknown => {
  if (!(row instanceof Uint8Array)) return row;
  try {
    return JSON.parse(brotliDecompressSync(row, { maxOutputLength }).toString('utf8'));
  } catch {
    // The schema then refuses the row, and an alarm is raised.
    return undefined;
  }
};

export const packedSectionSchema = z.pipe(z.transform(unpack), sectionSchema);
