import { PDFName, PDFNumber, type PDFObject, type PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { budget } from './budget.ts';
import { ObjectParser } from './object-parser.ts';
import { assertSound } from './refused.ts';
import { openStream, type Resolve } from './streams.ts';

export type Packed = { readonly number: number; readonly object: PDFObject };

const countIn = ({ dict }: PDFRawStream, key: string): number => {
  const value = dict.get(PDFName.of(key));
  const count = value instanceof PDFNumber ? value.asNumber() : -1;
  assertSound(Number.isSafeInteger(count) && count >= 0);
  return count;
};

/** The objects of an object stream, in the order of its list; each ends where the next begins. */
export const unpack = (stream: PDFRawStream, resolve: Resolve): Packed[] => {
  const parser = new ObjectParser(openStream(stream, resolve)).at(0);
  const count = countIn(stream, 'N');
  const first = countIn(stream, 'First');
  assertSound(count <= budget.objects, 'too_complex');
  const places: { number: number; offset: number }[] = [];
  for (let index = 0; index < count; index += 1) {
    places.push({ number: parser.integer(), offset: first + parser.integer() });
  }
  return places.map(({ number, offset }) => {
    assertSound(parser.offset <= offset);
    const object = parser.at(offset).parseObject();
    assertSound(!(object instanceof PDFRef));
    return { number, object };
  });
};
