import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import { getDocument, VerbosityLevel } from 'unpdf/pdfjs';
import type { ReportRefusal } from '#domain/atelier.ts';

/** What a sound PDF says; lines end where they end on the page. */
export type ReadPdf = { readonly pages: number; readonly text: string };
export type PdfReading = ReadPdf | { readonly refusal: ReportRefusal };

/** Readers look for both marks in these many bytes (ISO 32000-1, annex H.3.4). */
const markWindow = 1024;

/** Actions that run code, start programs, send data or lead into other files (ISO 32000-2, table 201). */
const activeActions = new Set([
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'Rendition',
  'RichMediaExecute',
]);
const activeAnnotations = new Set(['RichMedia', 'Screen', 'Movie', 'Sound', '3D']);
const activeKeys = ['JS', 'JavaScript', 'XFA'];
const embeddedKeys = ['EmbeddedFiles', 'EF'];

const nameIn = (dict: PDFDict, key: string): string => {
  const value = dict.get(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : '';
};
const hasAny = (dict: PDFDict, keys: readonly string[]) => keys.some((key) => dict.has(PDFName.of(key)));

const isActive = (dict: PDFDict): boolean =>
  hasAny(dict, activeKeys) ||
  activeActions.has(nameIn(dict, 'S')) ||
  activeAnnotations.has(nameIn(dict, 'Subtype'));

const isEmbedding = (dict: PDFDict): boolean =>
  hasAny(dict, embeddedKeys) ||
  nameIn(dict, 'Type') === 'EmbeddedFile' ||
  nameIn(dict, 'Subtype') === 'FileAttachment';

/** Every dictionary of the file, those that no page leads to included. */
const dictionariesOf = (document: PDFDocument): PDFDict[] => {
  const open: PDFObject[] = document.context.enumerateIndirectObjects().map(([, object]) => object);
  const found: PDFDict[] = [];
  for (let object = open.pop(); object !== undefined; object = open.pop()) {
    const dict = object instanceof PDFStream ? object.dict : object;
    if (dict instanceof PDFDict) {
      found.push(dict);
      open.push(...dict.values());
    }
    if (object instanceof PDFArray) open.push(...object.asArray());
  }
  return found;
};

const findForbidden = async (bytes: Uint8Array): Promise<ReportRefusal | undefined> => {
  const document = await PDFDocument.load(bytes, {
    ignoreEncryption: true,
    throwOnInvalidObject: true,
    updateMetadata: false,
  });
  if (document.context.trailerInfo.Encrypt) return 'encrypted';
  const dictionaries = dictionariesOf(document);
  if (dictionaries.some(isEmbedding)) return 'embedded_files';
  return dictionaries.some(isActive) ? 'active_content' : undefined;
};

const readText = async (bytes: Uint8Array): Promise<ReadPdf> => {
  // The reader keeps what it is given: a copy, because the caller may still need the bytes.
  const data = Uint8Array.from(bytes);
  const task = getDocument({ data, stopAtErrors: true, verbosity: VerbosityLevel.ERRORS });
  try {
    const document = await task.promise;
    const pages: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent();
      pages.push(
        items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''),
      );
    }
    return { pages: document.numPages, text: pages.join('\n') };
  } finally {
    await task.destroy();
  }
};

const holds = (bytes: Uint8Array, mark: string): boolean => Buffer.from(bytes).includes(mark, 0, 'latin1');

/**
 * Reads a report, or says why it cannot be one: not_pdf, encrypted, damaged, embedded_files, active_content. Whoever
 * is in it is for the caller to judge. Two readers, because neither does both (docs/decisions/pdf-check.md).
 */
export const readPdf = async (bytes: Uint8Array): Promise<PdfReading> => {
  if (!holds(bytes.subarray(0, markWindow), '%PDF-')) return { refusal: 'not_pdf' };
  if (!holds(bytes.subarray(-markWindow), '%%EOF')) return { refusal: 'damaged' };
  try {
    const refusal = await findForbidden(bytes);
    return refusal ? { refusal } : await readText(bytes);
  } catch (error) {
    return {
      refusal: error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged',
    };
  }
};
