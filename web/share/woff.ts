import { inflateSync } from 'node:zlib';

/** Sizes in bytes of a WOFF header and table entry, and of the same in an sfnt font. */
const woff = { header: 44, entry: 20 } as const;
const sfnt = { header: 12, entry: 16 } as const;

type Table = { readonly tag: Buffer; readonly checksum: Buffer; readonly data: Buffer };

const tableAt = (font: Buffer, index: number): Table => {
  const at = woff.header + index * woff.entry;
  const [offset, packed, length] = [4, 8, 12].map((field) => font.readUInt32BE(at + field));
  if (offset === undefined || packed === undefined || length === undefined) throw new Error('broken font');
  const data = font.subarray(offset, offset + packed);
  return {
    tag: font.subarray(at, at + 4),
    checksum: font.subarray(at + 16, at + 20),
    data: packed < length ? inflateSync(data) : data,
  };
};

const padded = (data: Buffer): Buffer => Buffer.concat([data, Buffer.alloc(-data.length & 3)]);

/** Unpacks a WOFF 1.0 font into the OpenType file inside it, which is all that the rasteriser reads. */
export const openTypeOf = (font: Buffer): Buffer => {
  const count = font.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => tableAt(font, index));
  const header = Buffer.alloc(sfnt.header);
  font.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  header.writeUInt16BE(16 * 2 ** power, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(16 * (count - 2 ** power), 10);
  let offset = sfnt.header + count * sfnt.entry;
  const directory = tables.map(({ tag, checksum, data }) => {
    const place = Buffer.alloc(8);
    place.writeUInt32BE(offset, 0);
    place.writeUInt32BE(data.length, 4);
    offset += padded(data).length;
    return Buffer.concat([tag, checksum, place]);
  });
  return Buffer.concat([header, ...directory, ...tables.map(({ data }) => padded(data))]);
};
