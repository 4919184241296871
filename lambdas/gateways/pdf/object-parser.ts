import { PDFDict, PDFName, type PDFObject, PDFParser, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { assertSound } from './refused.ts';

/** An object with its reference, and its start and end in the file. */
export type Definition = {
  readonly ref: PDFRef;
  readonly object: PDFObject;
  readonly start: number;
  readonly end: number;
};

/** The length of the stream that begins at `place`, from the value of its /Length. */
type LengthOf = (value: PDFObject | undefined, place: number) => number;

const codes = (word: string): number[] => [...Buffer.from(word, 'latin1')];
const keywords = {
  obj: codes('obj'),
  endobj: codes('endobj'),
  stream: codes('stream'),
  endstream: codes('endstream'),
  startxref: codes('startxref'),
  eof: codes('%%EOF'),
  crlf: codes('\r\n'),
  lf: codes('\n'),
};
const digits = codes('0123456789');
const less = 0x3c;
const greater = 0x3e;

/**
 * pdf-lib's parser of single objects, without its tolerance: a repeated key, a stream with a wrong length and an object
 * without an end are refused, because readers interpret them differently.
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

  /** The object `ref` that is defined at `start`; `lengthOf` returns the length of a stream. */
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

  /** Skips white space, comments and `startxref 123`; returns the position of the next token. */
  skipBetween(offset: number, end: number): number {
    this.bytes.moveTo(offset);
    this.skipWhitespace();
    while (this.bytes.offset() < end && this.#skipOne()) this.skipWhitespace();
    return this.bytes.offset();
  }

  #skipOne(): boolean {
    if (this.matchKeyword(keywords.startxref)) {
      this.skipWhitespaceAndComments();
      this.parseRawInt();
      return true;
    }
    const start = this.bytes.offset();
    if (this.matchKeyword(keywords.eof) && this.#isAtNumber()) return true;
    this.bytes.moveTo(start);
    return this.skipComment();
  }

  /** Word ends a file without a line end, and whoever saves it again writes the next object right behind %%EOF. */
  #isAtNumber(): boolean {
    return !this.bytes.done() && digits.includes(this.bytes.peek());
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

  /** Leaves out a stream after the dictionary: only an indirect object may have one. */
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
