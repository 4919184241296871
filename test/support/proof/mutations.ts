/** Single faults of a body. */
import * as fc from 'fast-check';
import { keyFor } from '#test/support/keys.ts';
import { at, type Field, type Path, put } from './schemas.ts';

/** Makes a hostile body of a valid one. */
export type Mutate = (valid: unknown) => fc.Arbitrary<string | Uint8Array<ArrayBuffer>>;

const json = (value: unknown): string => JSON.stringify(value);
const repeat = (text: string, count: number) => text.repeat(count);

export const malformed: Mutate = (valid) => {
  const text = json(valid);
  return fc.oneof(
    fc.nat({ max: text.length - 1 }).map((length) => text.slice(0, length)),
    fc.nat({ max: text.length - 1 }).map((start) => `${text.slice(start)}${text}`),
    fc.constantFrom(`\ufeff${text}`, `${text}}`, `${text},`, repeat("'", 3), 'undefined', 'NaN', 'a=b&c=d'),
    fc.constantFrom(
      text.replace('{', "{'a':1,"),
      text.replace('{', '{,'),
      `<?xml version="1.0"?><a>${text}</a>`,
    ),
  );
};

export const anotherShape: Mutate = (valid) =>
  fc.constantFrom(
    json(null),
    json([]),
    json([valid]),
    json('text'),
    json(json(valid)),
    '0',
    '-1',
    'true',
    '1e400',
  );

export const deep: Mutate = (valid) => {
  const nested = fc
    .integer({ min: 500, max: 15_000 })
    .map((depth) => `${repeat('[', depth)}${repeat(']', depth)}`);
  const objects = fc
    .integer({ min: 500, max: 9_000 })
    .map((depth) => `${repeat('{"a":', depth)}1${repeat('}', depth)}`);
  const inside = fc
    .constant(json(valid))
    .map((text) =>
      text.replace(/\}$/, `${text === '{}' ? '' : ','}"x":${repeat('[', 9000)}${repeat(']', 9000)}}`),
    );
  return fc.oneof(nested, objects, inside);
};

export const megabyte: Mutate = (valid) =>
  fc.constantFrom(json(valid).padEnd(1_000_000), json({ x: repeat('é', 500_000) }), repeat('x', 1_000_000));

const wrongTypes: Readonly<Record<Field['kind'], readonly unknown[]>> = {
  object: [[], 'text', 7, true, [[]]],
  array: [{}, keyFor.numbers, 7, { 0: keyFor.numbers, length: 1 }, [[]], [{}], []],
  string: [7, true, [], {}, ['a'], { toString: 'a' }, 1e308, [[]]],
  number: ['9', true, [], {}, [9], null, '', 'NaN', '1e9', { valueOf: 9 }],
  other: ['true', 0, [], {}, null, [true], false],
};
export const wrongTypeAt =
  ({ path, kind, isValid }: Field): Mutate =>
  (valid) =>
    fc
      .constantFrom(...[...wrongTypes[kind], null].filter((value) => !isValid(value)))
      .map((value) => json(put(valid, path, value)));

const names = ['admin', 'user_id', 'email_validated', 'amount', '__proto__', 'constructor', 'prototype'];
const inherited = ['toString', 'hasOwnProperty', '__defineGetter__', 'valueOf', '', ' email', 'Email', '$ne'];
export const unknownAt =
  (path: Path): Mutate =>
  (valid) =>
    fc
      .tuple(fc.constantFrom(...names, ...inherited), fc.constantFrom(true, null, {}, { isAdmin: true }, []))
      .map(([name, value]) => json(put(valid, [...path, name], value)));

const controls = ['\u0000', '\u0007', '\u001b[31m', '\u007f', '\u0085'];
const lineEnds = ['\n', '\r\nBcc: tous@exemple.fr\r\n\r\n'];
const broken = ['\ud800', '\udc00', '\udc00\ud800', '\ud83d', '\u202e', '\u2066', '\ufffd'];
const insert = (text: string, part: string) => {
  const middle = Math.floor(text.length / 2);
  return `${text.slice(0, middle)}${part}${text.slice(middle)}`;
};
const textAt = (valid: unknown, path: Path): string => {
  const found = at(valid, path);
  return typeof found === 'string' && found.length > 1 ? found : 'Camille';
};
/** Only multi-line texts may contain line breaks. */
export const unreadableAt =
  (path: Path, isMultiline: boolean): Mutate =>
  (valid) =>
    fc
      .constantFrom(...controls, ...(isMultiline ? [] : lineEnds), ...broken)
      .map((part) => json(put(valid, path, insert(textAt(valid, path), part))));

/** The byte 0xFF, which is never valid in UTF-8, in the middle of a text. */
export const brokenBytesAt =
  (path: Path): Mutate =>
  (valid) => {
    const [head = '', tail = ''] = json(put(valid, path, insert(textAt(valid, path), '\u0001'))).split(
      '\\u0001',
    );
    return fc.constant(new Uint8Array([...Buffer.from(head), 0xff, ...Buffer.from(tail)]));
  };

const lookAlikes = ['Cаmille', 'Ｃamille', 'Cαmille', '𝐂amille', 'Cam\u200bille', 'Raﬁk'];
export const lookAlikeAt =
  (path: Path): Mutate =>
  (valid) => {
    const isAddress = String(path.at(-1)) === 'email';
    return fc
      .constantFrom(...lookAlikes)
      .map((name) => json(put(valid, path, isAddress ? `${name}@exemple.fr` : name)));
  };

export const tooLongAt =
  (path: Path): Mutate =>
  (valid) =>
    fc
      .constantFrom(
        repeat('a', 10_000),
        `${repeat('a', 20_000)}@exemple.fr`,
        `a@${repeat('a.', 12_000)}`,
        repeat(' é', 9_000),
      )
      .map((text) => json(put(valid, path, text)));

const numbers = [
  '1e400',
  '-1e400',
  '1e308',
  '-9',
  '-0',
  '0',
  '9007199254740993',
  '9.001',
  '8.999999',
  '1e-300',
  '90',
  '900',
];
/** A birth may lie at any coordinates: there, only what the field itself refuses is a fault. */
export const numberAt =
  ({ path, isValid }: Field): Mutate =>
  (valid) =>
    fc
      .constantFrom(...numbers.filter((number) => !path.includes('birth') || !isValid(JSON.parse(number))))
      .map((number) => json(put(valid, path, '#')).replace('"#"', number));
