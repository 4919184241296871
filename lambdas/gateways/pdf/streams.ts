import { constants, inflateSync } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { budget } from './budget.ts';
import { type Predictor, unpredict } from './predictor.ts';
import { assertSound, RefusedPdf } from './refused.ts';

export type Resolve = (value: PDFObject | undefined) => PDFObject | undefined;

/** Filters of pictures; neither reader decodes them. */
const pictureFilters = new Set(['DCTDecode', 'JPXDecode', 'JBIG2Decode', 'CCITTFaxDecode']);
/** Filters whose output is limited: at most this many bytes per input byte. */
const growth: Readonly<Record<string, number>> = { ASCIIHexDecode: 1, ASCII85Decode: 4, RunLengthDecode: 64 };
/** Filters that encode bytes as letters; ReportLab and others put one before /FlateDecode. */
const letterFilters = new Set(['ASCIIHexDecode', 'ASCII85Decode']);
/** Keys that take the bytes from another file, or that one reader treats as /Filter or /DecodeParms. */
const strangeKeys = ['F', 'DP', 'FFilter', 'FDecodeParms'];

const listOf = (value: PDFObject | undefined, resolve: Resolve): (PDFObject | undefined)[] => {
  if (value === undefined) return [];
  return value instanceof PDFArray ? value.asArray().map(resolve) : [value];
};

const numberIn = (dict: PDFDict, key: string, otherwise: number, resolve: Resolve): number => {
  const value = resolve(dict.get(PDFName.of(key)));
  return value instanceof PDFNumber ? value.asNumber() : otherwise;
};

const predictorOf = (params: PDFObject | undefined, resolve: Resolve): Predictor => {
  if (!(params instanceof PDFDict)) return { kind: 1, row: 1, pixel: 1 };
  const number = (key: string, otherwise: number) => numberIn(params, key, otherwise, resolve);
  const bits = number('Colors', 1) * number('BitsPerComponent', 8);
  const row = Math.ceil((bits * number('Columns', 1)) / 8);
  assertSound(bits > 0 && row > 0 && row <= budget.row, 'too_complex');
  return { kind: number('Predictor', 1), row, pixel: Math.ceil(bits / 8) };
};

const inflate = (bytes: Uint8Array, most: number): Buffer => {
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(most, 1), finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    const isLarge = error instanceof RangeError;
    throw new RefusedPdf(isLarge ? 'too_complex' : 'damaged');
  }
};

/** The coding of a stream: the names of its filters, and their predictors. */
const codingOf = ({ dict }: PDFRawStream, resolve: Resolve) => {
  const value = (key: string) => resolve(dict.get(PDFName.of(key)));
  assertSound(!strangeKeys.some((key) => dict.has(PDFName.of(key))));
  const filters = listOf(value('Filter'), resolve).map((one) => {
    assertSound(one instanceof PDFName);
    return one.decodeText();
  });
  const predictors = listOf(value('DecodeParms'), resolve).map((one) => predictorOf(one, resolve));
  assertSound(predictors.length <= filters.length);
  return { filters, predictors };
};

/** Decodes an object stream or a cross-reference stream, which only /FlateDecode may compress. */
export const openStream = (stream: PDFRawStream, resolve: Resolve): Uint8Array => {
  const { filters, predictors } = codingOf(stream, resolve);
  if (filters.length === 0) return stream.getContents();
  assertSound(filters.length === 1 && filters[0] === 'FlateDecode');
  return unpredict(
    inflate(stream.getContents(), budget.stream),
    predictors[0] ?? { kind: 1, row: 1, pixel: 1 },
  );
};

/** Decodes the first filter, which may return at most `most` bytes. */
const unletter = (stream: PDFRawStream, filter: string, most: number): Uint8Array => {
  const bytes = stream.getContents();
  assertSound(bytes.length * (growth[filter] ?? 1) <= most, 'too_complex');
  const dict = stream.dict.context.obj({ Filter: filter });
  return decodePDFRawStream(PDFRawStream.of(dict, bytes)).decode();
};

/** The decoded size of a stream. Throws when it exceeds `most`, and stops decoding there. */
const sizeOf = (stream: PDFRawStream, isPicture: boolean, most: number, resolve: Resolve): number => {
  const [first, second, ...more] = codingOf(stream, resolve).filters;
  if (first && letterFilters.has(first) && second === 'FlateDecode' && more.length === 0)
    return inflate(unletter(stream, first, most), most).length;
  assertSound(more.length === 0 && (second === undefined || pictureFilters.has(second)));
  assertSound(isPicture || ![first, second].some((one) => one && pictureFilters.has(one)));
  const bytes = stream.getContents();
  if (first === undefined || pictureFilters.has(first)) return bytes.length;
  if (first === 'FlateDecode') return inflate(bytes, most).length;
  const factor = growth[first];
  assertSound(factor !== undefined);
  return bytes.length * factor;
};

/** Throws unless each stream and all of them together are within the budget; decoding stops at the remaining budget. */
export const measureStreams = (streams: readonly PDFRawStream[], resolve: Resolve): void => {
  let left: number = budget.streams;
  let picturesLeft: number = budget.pictures;
  for (const stream of streams) {
    const isPicture = resolve(stream.dict.get(PDFName.of('Subtype'))) === PDFName.of('Image');
    const most = isPicture ? Math.min(budget.picture, picturesLeft) : Math.min(budget.stream, left);
    const size = sizeOf(stream, isPicture, most, resolve);
    assertSound(size <= most, 'too_complex');
    if (isPicture) picturesLeft -= size;
    else left -= size;
  }
};
