import { type PDFDict, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { type Definition, ObjectParser } from './object-parser.ts';
import { createObjects, type PdfObjects } from './objects.ts';
import { assertSound } from './refused.ts';
import { type Save, toSaves } from './saves.ts';
import { readSections } from './sections.ts';
import { measureStreams } from './streams.ts';

/** A file, parsed by its cross-references. */
export type PdfFile = Pick<PdfObjects, 'resolve' | 'startOf' | 'packedAt'> & {
  readonly parser: ObjectParser;
  readonly size: number;
  /** The last save first. */
  readonly saves: readonly Save[];
  readonly trailers: readonly PDFDict[];
  /** All indirect objects outside of object streams. */
  readonly definitions: readonly Definition[];
  /** All objects that are searched for forbidden content. */
  readonly objects: readonly PDFObject[];
};

/** The position of the last save's cross-references: the number after the last `startxref`. */
const lastSectionOf = (bytes: Uint8Array): number => {
  const end = Buffer.from(bytes.subarray(-1024)).toString('latin1');
  const found = /startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(end);
  assertSound(found !== null);
  return Number(found[1]);
};

const openAll = (saves: readonly Save[], { definitionAt }: PdfObjects): Definition[] => {
  const found = new Map<number, Definition>();
  for (const [from, { entries }] of saves.entries()) {
    for (const [number, entry] of entries) {
      if (entry.kind !== 'place') continue;
      const definition = definitionAt(entry.offset, from);
      const { objectNumber, generationNumber } = definition.ref;
      assertSound(objectNumber === number && generationNumber === entry.generation);
      found.set(entry.offset, definition);
    }
  }
  return [...found.values()];
};

const isObjectStream = ({ object }: Definition): boolean =>
  object instanceof PDFRawStream && object.dict.get(PDFName.of('Type')) === PDFName.of('ObjStm');

/**
 * All objects of a file that its cross-references list, including those of earlier saves, because a reader may show
 * them. `checkLayout` refuses a file with any other bytes.
 */
export const openPdf = (bytes: Uint8Array): PdfFile => {
  const parser = new ObjectParser(bytes);
  const saves = toSaves(readSections(parser, lastSectionOf(bytes)));
  const trailers = saves.flatMap(({ sections }) => sections.map(({ trailer }) => trailer));
  assertSound(!trailers.some((trailer) => trailer.has(PDFName.of('Encrypt'))), 'encrypted');
  const objects = createObjects(parser, bytes.length, saves);
  const definitions = openAll(saves, objects);
  const alone = definitions.map(({ object }) => object);
  measureStreams(
    alone.filter((object) => object instanceof PDFRawStream),
    objects.resolve,
  );
  const packed = definitions.filter(isObjectStream).flatMap(({ start }) => objects.packedAt(start));
  return {
    ...objects,
    parser,
    saves,
    trailers,
    definitions,
    size: bytes.length,
    objects: [...trailers, ...alone, ...packed.map(({ object }) => object)],
  };
};
