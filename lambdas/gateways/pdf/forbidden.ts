import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';
import type { ReportRefusal } from '#domain/upload.ts';
import type { PdfFile } from './pdf-file.ts';

/** The allowed actions of a link (ISO 32000-2, table 201): go to a page of the file or to an address. */
const allowedActions = new Set(['GoTo', 'URI']);
const allowedJumps = new Set(['NextPage', 'PrevPage', 'FirstPage', 'LastPage']);
/** Actions that open another file. */
const fileActions = new Set(['GoToR', 'GoToE', 'GoToDp']);
/** Forbidden actions: run code, start programs, send data, play, show and hide. */
const activeActions = new Set([
  ...['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'ResetForm', 'Rendition', 'RichMediaExecute'],
  ...['Movie', 'Sound', 'Hide', 'SetOCGState', 'Thread', 'Trans', 'GoTo3DView'],
]);
/** Annotations, media and programs that act without a click. */
const activeKinds = new Set([
  ...['RichMedia', 'Screen', 'Movie', 'Sound', '3D', 'Projection', 'PS', 'Rendition', 'MediaClip'],
  ...['RichMediaContent', 'U3D', 'PRC'],
]);
const activeKeys = ['JS', 'JavaScript', 'XFA', 'AA', 'Renditions', 'RichMediaContent'];
const embeddedKeys = ['EmbeddedFiles', 'EF', 'Collection'];
const embeddedKinds = new Set(['EmbeddedFile', 'FileAttachment']);
/** The keys under which readers look for an action. */
const actionKeys = ['A', 'PA', 'OpenAction', 'Next'];
/** 7-bit characters only (ISO 32000-2, 12.6.4.8), so that every reader sees the same address. */
const addressPattern = /^(https?:\/\/|mailto:)[\x21-\x7e\x80-\xff]+$/i;

const isText = (value: PDFObject | undefined): value is PDFString | PDFHexString =>
  value instanceof PDFString || value instanceof PDFHexString;

/** True for the address of a web page or mailbox. */
const isAddress = (text: PDFString | PDFHexString): boolean =>
  addressPattern.test(Buffer.from(text.asBytes()).toString('latin1'));

const hasAny = (dict: PDFDict, keys: readonly string[]): boolean =>
  keys.some((key) => dict.has(PDFName.of(key)));

const valueIn = (file: PdfFile, dict: PDFDict, key: string): PDFObject | undefined =>
  file.resolve(dict.get(PDFName.of(key)));

const nameIn = (file: PdfFile, dict: PDFDict, key: string): string => {
  const value = valueIn(file, dict, key);
  return value instanceof PDFName ? value.decodeText() : '';
};

const dictionariesIn = (file: PdfFile, dict: PDFDict, key: string): PDFDict[] => {
  const value = valueIn(file, dict, key);
  const values = value instanceof PDFArray ? value.asArray().map(file.resolve) : [value];
  return values.filter((one) => one instanceof PDFDict);
};

/** A dictionary under /A without /S is not an action; it may hold the attributes of a tag. */
const actionRefusal = (file: PdfFile, action: PDFDict): ReportRefusal | undefined => {
  const kind = nameIn(file, action, 'S');
  if (!action.has(PDFName.of('S')) || allowedActions.has(kind)) return undefined;
  if (kind === 'Named' && allowedJumps.has(nameIn(file, action, 'N'))) return undefined;
  return fileActions.has(kind) ? 'foreign_link' : 'active_content';
};

const linkRefusal = (file: PdfFile, dict: PDFDict): ReportRefusal | undefined => {
  const uri = valueIn(file, dict, 'URI');
  if (isText(uri) && !isAddress(uri)) return 'foreign_link';
  if (uri instanceof PDFDict && uri.has(PDFName.of('Base'))) return 'foreign_link';
  return actionKeys
    .flatMap((key) => dictionariesIn(file, dict, key))
    .map((action) => actionRefusal(file, action))
    .find((refusal) => refusal !== undefined);
};

const refusalOf = (file: PdfFile, dict: PDFDict): ReportRefusal | undefined => {
  const action = nameIn(file, dict, 'S');
  const kinds = [nameIn(file, dict, 'Type'), nameIn(file, dict, 'Subtype')];
  if (hasAny(dict, embeddedKeys) || kinds.some((kind) => embeddedKinds.has(kind))) return 'embedded_files';
  if (hasAny(dict, activeKeys) || activeActions.has(action)) return 'active_content';
  if (kinds.some((kind) => activeKinds.has(kind))) return 'active_content';
  if (fileActions.has(action) || kinds.includes('Filespec') || hasAny(dict, ['UF'])) return 'foreign_link';
  return linkRefusal(file, dict);
};

/** All dictionaries of the file, including those that no page refers to. */
const dictionariesOf = (file: PdfFile): PDFDict[] => {
  const open: PDFObject[] = [...file.objects];
  const found: PDFDict[] = [];
  for (let object = open.pop(); object !== undefined; object = open.pop()) {
    const dict = object instanceof PDFRawStream ? object.dict : object;
    if (dict instanceof PDFDict) {
      found.push(dict);
      for (const value of dict.values()) open.push(value);
    }
    if (object instanceof PDFArray) for (const value of object.asArray()) open.push(value);
  }
  return found;
};

/** Finds forbidden content anywhere in the file. */
export const findForbidden = (file: PdfFile): ReportRefusal | undefined => {
  for (const dict of dictionariesOf(file)) {
    const refusal = refusalOf(file, dict);
    if (refusal) return refusal;
  }
  return undefined;
};
