import { PDFDict, PDFName, type PDFObject, PDFParser, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { assertSound } from './refused.ts';

/** An object with its number, where it begins and where it ends in the file. */
export type Definition = {
  readonly ref: PDFRef;
  readonly object: PDFObject;
  readonly start: number;
  readonly end: number;
};

/** What a stream's /Length says of the bytes that begin at `place`. */
type LengthOf = (value: PDFObject | undefined, place: number) => number;

const codes = (word: string): number[] => [...Buffer.from(word, 'latin1')];
const keywords = {
  obj: codes('obj'),
  endobj: codes('endobj'),
  stream: codes('stream'),
  endstream: codes('endstream'),
  startxref: codes('startxref'),
  crlf: codes('\r\n'),
  lf: codes('\n'),
};
const less = 0x3c;
const greater = 0x3e;

/**
 * pdf-lib's reader of single objects without its guesses: a key that stands twice, a stream of another length than it
 * says and an object without end are refused, because readers differ in what they make of them.
 */
export class ObjectParser extends PDFParser {
  at(offset: number): this {
    this.bytes.moveTo(offset);
    this.skipWhitespaceAndComments();
    return this;
  }

  get offset(): number {
    return this.bytes.offset();
  }

  has(word: string): boolean {
    return this.matchKeyword(codes(word));
  }

  integer(): number {
    const value = this.parseRawInt();
    this.skipWhitespaceAndComments();
    return value;
  }

  dictionary(): PDFDict {
    return this.parseDict();
  }

  /** Object `ref` as it stands at `start`; `lengthOf` knows how long a stream is. */
  definition(start: number, lengthOf: LengthOf): Definition {
    this.bytes.moveTo(start);
    const ref = PDFRef.of(this.integer(), this.integer());
    assertSound(this.matchKeyword(keywords.obj));
    const value = this.parseObject();
    assertSound(!(value instanceof PDFRef));
    this.skipWhitespaceAndComments();
    const object =
      value instanceof PDFDict && this.matchKeyword(keywords.stream) ? this.#stream(value, lengthOf) : value;
    this.skipWhitespaceAndComments();
    assertSound(this.matchKeyword(keywords.endobj));
    return { ref, object, start, end: this.bytes.offset() };
  }

  /** Goes over white space, comments and `startxref 123`; gives where something else begins. */
  skipBetween(offset: number, end: number): number {
    this.at(offset);
    while (this.bytes.offset() < end && this.matchKeyword(keywords.startxref)) {
      this.skipWhitespaceAndComments();
      this.integer();
    }
    return this.bytes.offset();
  }

  #stream(dict: PDFDict, lengthOf: LengthOf): PDFRawStream {
    assertSound(this.matchKeyword(keywords.crlf) || this.matchKeyword(keywords.lf));
    const start = this.bytes.offset();
    const length = lengthOf(dict.get(PDFName.of('Length')), start);
    this.bytes.moveTo(start + length);
    this.skipWhitespace();
    assertSound(this.matchKeyword(keywords.endstream));
    return PDFRawStream.of(dict, this.bytes.slice(start, start + length));
  }

  /** Without the stream behind it, which only an object of its own may have. */
  protected override parseDictOrStream(): PDFDict {
    return this.parseDict();
  }

  protected override parseDict(): PDFDict {
    this.bytes.assertNext(less);
    this.bytes.assertNext(less);
    this.skipWhitespaceAndComments();
    const entries = new Map<PDFName, PDFObject>();
    while (this.bytes.peek() !== greater) {
      const key = this.parseName();
      assertSound(!entries.has(key), 'ambiguous');
      entries.set(key, this.parseObject());
      this.skipWhitespaceAndComments();
    }
    this.bytes.assertNext(greater);
    this.bytes.assertNext(greater);
    return PDFDict.fromMapWithContext(entries, this.context);
  }
}
