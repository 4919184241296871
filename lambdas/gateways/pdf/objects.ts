import { PDFName, PDFNumber, type PDFObject, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { budget } from './budget.ts';
import type { Definition, ObjectParser } from './object-parser.ts';
import { type Packed, unpack } from './packed-objects.ts';
import { assertSound } from './refused.ts';
import { entryIn, type Save } from './saves.ts';
import type { Entry } from './sections.ts';
import type { Resolve } from './streams.ts';

export type PdfObjects = {
  /** The target of a reference in the last save; any other value unchanged. */
  readonly resolve: Resolve;
  readonly definitionAt: (offset: number, from: number) => Definition;
  /** The objects of the object stream that begins at `start`; none for any other object. */
  readonly packedAt: (start: number) => readonly Packed[];
  /** The start of an entry's object, or of the stream that contains it. */
  readonly startOf: (entry: Entry, from: number) => number | undefined;
};

/** Caches the result of `make` per position; a result that depends on itself is refused. */
const onceFor = <T>(make: (place: number, from: number) => T) => {
  const known = new Map<number, { readonly made: T } | 'open'>();
  return (place: number, from = 0): T => {
    const found = known.get(place);
    assertSound(found !== 'open');
    if (found) return found.made;
    assertSound(known.size < budget.objects, 'too_complex');
    known.set(place, 'open');
    const made = make(place, from);
    known.set(place, { made });
    return made;
  };
};

/** Parses objects when they are requested. */
export const createObjects = (parser: ObjectParser, size: number, saves: readonly Save[]): PdfObjects => {
  const find = ({ objectNumber, generationNumber }: PDFRef, from = 0): PDFObject | undefined => {
    const entry = entryIn(saves, objectNumber, from);
    if (entry === undefined || entry.kind === 'free') return undefined;
    const start = startOf(entry, from) ?? 0;
    if (entry.kind === 'place')
      return entry.generation === generationNumber ? definitionAt(start, from).object : undefined;
    const one = packedAt(start)[entry.index];
    return generationNumber === 0 && one?.number === objectNumber ? one.object : undefined;
  };
  const resolve: Resolve = (value) => (value instanceof PDFRef ? find(value) : value);

  /** An indirect length is looked up in the save of its stream: a later save may reuse its number. */
  const lengthFrom = (value: PDFObject | undefined, place: number, from: number): number => {
    const found = value instanceof PDFRef ? (find(value, from) ?? find(value)) : value;
    const length = found instanceof PDFNumber ? found.asNumber() : -1;
    assertSound(Number.isSafeInteger(length) && length >= 0 && place + length <= size);
    return length;
  };
  const definitionAt = onceFor((offset, from) =>
    parser.definition(offset, (value, place) => lengthFrom(value, place, from)),
  );

  const packedAt = onceFor((start): readonly Packed[] => {
    const { object } = definitionAt(start);
    const isPacked =
      object instanceof PDFRawStream && object.dict.get(PDFName.of('Type')) === PDFName.of('ObjStm');
    return isPacked ? unpack(object, resolve) : [];
  });

  const startOf = (entry: Entry, from: number): number | undefined => {
    if (entry.kind === 'free') return undefined;
    if (entry.kind === 'place') return entry.offset;
    const holder = entryIn(saves, entry.stream, from);
    const last = entryIn(saves, entry.stream);
    assertSound(holder?.kind === 'place');
    // Readers look the stream up in the last save, whichever save lists the object.
    assertSound(last?.kind === 'place' && last.offset === holder.offset, 'ambiguous');
    return holder.offset;
  };
  return { resolve, definitionAt, packedAt, startOf };
};
