import { findForbidden } from './forbidden.ts';
import { checkLayout } from './layout.ts';
import { isTagged, pagesOf } from './pages.ts';
import { openPdf } from './pdf-file.ts';
import { assertSound, RefusedPdf } from './refused.ts';
import { readContent } from './second-reader.ts';
import type { PdfReading } from './task.ts';

/** Readers accept the header anywhere in these bytes, but bytes before it would shift every position of the file. */
const markWindow = 1024;

const startsWith = (bytes: Uint8Array, mark: string): boolean =>
  Buffer.from(bytes.subarray(0, mark.length)).toString('latin1') === mark;

const readSound = async (bytes: Uint8Array): Promise<PdfReading> => {
  const holdsMark = Buffer.from(bytes.subarray(0, markWindow)).includes('%PDF-', 0, 'latin1');
  assertSound(holdsMark, 'not_pdf');
  assertSound(startsWith(bytes, '%PDF-'), 'ambiguous');
  const file = openPdf(bytes);
  checkLayout(file);
  const refusal = findForbidden(file);
  if (refusal) return { refusal };
  const pages = pagesOf(file);
  const { texts, tagged } = await readContent(bytes, pages);
  return { pages: pages.length, texts, tagged: tagged && isTagged(file) };
};

/** Reads a report, or returns why it cannot be one. The caller checks whose report it is. */
export const readPdf = async (bytes: Uint8Array): Promise<PdfReading> => {
  try {
    return await readSound(bytes);
  } catch (error) {
    return { refusal: error instanceof RefusedPdf ? error.refusal : 'damaged' };
  }
};
