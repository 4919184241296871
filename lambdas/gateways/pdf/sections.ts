import { PDFArray, type PDFDict, PDFName, PDFNumber, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { budget } from './budget.ts';
import type { ObjectParser } from './object-parser.ts';
import { assertSound } from './refused.ts';
import { openStream } from './streams.ts';

/** The position of an object: an offset in the file, or an index in an object stream. */
export type Entry =
  | { readonly kind: 'free' }
  | { readonly kind: 'place'; readonly offset: number; readonly generation: number }
  | { readonly kind: 'packed'; readonly stream: number; readonly index: number };

/** One section of cross-references with its trailer: the file has one per save. */
export type Section = {
  readonly start: number;
  readonly end: number;
  readonly entries: ReadonlyMap<number, Entry>;
  readonly trailer: PDFDict;
};

/**
 * The values of a cross-reference stream are direct (ISO 32000-2, 7.5.8.2): references cannot be resolved before it is
 * read.
 */
const asItStands = (value: PDFObject | undefined) => value;
const free: Entry = { kind: 'free' };

/** The /Length of a cross-reference stream is in its dictionary (ISO 32000-2, 7.5.8.2). */
const directInteger = (value: PDFObject | undefined): number => {
  const number = value instanceof PDFNumber ? value.asNumber() : -1;
  assertSound(Number.isSafeInteger(number) && number >= 0);
  return number;
};
const integerIn = (dict: PDFDict, key: string): number => directInteger(dict.get(PDFName.of(key)));

/** Adds an entry; a section may list an object only once. */
const put = (entries: Map<number, Entry>, number: number, entry: Entry): void => {
  const known = entries.get(number);
  assertSound(known === undefined || known.kind === 'free' || entry.kind === 'free', 'ambiguous');
  if (known === undefined || known.kind === 'free') entries.set(number, entry);
  assertSound(entries.size <= budget.objects, 'too_complex');
};

const readTable = (parser: ObjectParser, start: number): Section => {
  const entries = new Map<number, Entry>();
  while (!parser.at(parser.offset).has('trailer')) {
    const first = parser.integer();
    const count = parser.integer();
    for (let index = 0; index < count; index += 1) {
      const offset = parser.integer();
      const generation = parser.integer();
      const isUsed = parser.has('n');
      assertSound(isUsed || parser.has('f'));
      put(entries, first + index, isUsed && offset > 0 ? { kind: 'place', offset, generation } : free);
      parser.at(parser.offset);
    }
  }
  const trailer = parser.at(parser.offset).dictionary();
  return { start, end: parser.offset, entries, trailer };
};

const numbersIn = (dict: PDFDict, key: string): number[] | undefined => {
  const value = dict.get(PDFName.of(key));
  return value instanceof PDFArray ? value.asArray().map(directInteger) : undefined;
};

const entryOf = (kind: number, second: number, third: number): Entry => {
  if (kind === 1) return { kind: 'place', offset: second, generation: third };
  return kind === 2 ? { kind: 'packed', stream: second, index: third } : free;
};

const readStream = (parser: ObjectParser, at: number): Section => {
  const { object, start, end } = parser.definition(at, directInteger);
  assertSound(object instanceof PDFRawStream && object.dict.get(PDFName.of('Type')) === PDFName.of('XRef'));
  const { dict } = object;
  const [one = -1, two = -1, three = -1] = numbersIn(dict, 'W') ?? [];
  assertSound([one, two, three].every((width) => width >= 0 && width <= 6));
  const bytes = Buffer.from(openStream(object, asItStands));
  const entries = new Map<number, Entry>();
  const ranges = numbersIn(dict, 'Index') ?? [0, integerIn(dict, 'Size')];
  let position = 0;
  const next = (width: number): number => {
    position += width;
    assertSound(position <= bytes.length);
    return width === 0 ? 0 : bytes.readUIntBE(position - width, width);
  };
  for (let range = 0; range < ranges.length; range += 2) {
    const first = ranges[range] ?? 0;
    for (let index = 0; index < (ranges[range + 1] ?? 0); index += 1) {
      put(entries, first + index, entryOf(one === 0 ? 1 : next(one), next(two), next(three)));
    }
  }
  return { start, end, entries, trailer: dict };
};

const readSection = (parser: ObjectParser, offset: number): Section => {
  const start = parser.at(offset).offset;
  if (!parser.has('xref')) return readStream(parser, start);
  return readTable(parser.at(parser.offset), start);
};

/** All sections, the last save first. Word's section for newer readers (/XRefStm) belongs to the save of its table. */
export const readSections = (parser: ObjectParser, last: number): Section[][] => {
  const saves: Section[][] = [];
  const seen = new Set<number>();
  const read = (offset: number): Section => {
    assertSound(!seen.has(offset) && seen.size < budget.sections);
    seen.add(offset);
    return readSection(parser, offset);
  };
  for (let offset: number | undefined = last; offset !== undefined; ) {
    const section = read(offset);
    const { trailer } = section;
    const hasMore = trailer.has(PDFName.of('XRefStm'));
    saves.push(hasMore ? [section, read(integerIn(trailer, 'XRefStm'))] : [section]);
    offset = trailer.has(PDFName.of('Prev')) ? integerIn(trailer, 'Prev') : undefined;
  }
  return saves;
};
