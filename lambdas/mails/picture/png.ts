import { crc32, deflateSync } from 'node:zlib';

type Picture = { readonly size: number; readonly rgb: Uint8Array };

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/**
 * Colours that differ by less than this in each channel are merged: smooth edges have hundreds of shades, and a mail
 * should be small.
 */
const nearness = 16;

/** The palette index of each pixel, with a zero (no filter) before each row; and the colours, three bytes each. */
const indexed = ({ size, rgb }: Picture) => {
  const numbers = new Map<number, number>();
  const colours: number[] = [];
  const rows = new Uint8Array(size * (size + 1));
  for (let pixel = 0; pixel < size * size; pixel += 1) {
    const [red = 0, green = 0, blue = 0] = rgb.subarray(pixel * 3, pixel * 3 + 3);
    const [r, g, b] = [Math.round(red / nearness), Math.round(green / nearness), Math.round(blue / nearness)];
    const key = (r * 32 + g) * 32 + b;
    let number = numbers.get(key);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(key, number);
      colours.push(red, green, blue);
    }
    rows[Math.floor(pixel / size) * (size + 1) + 1 + (pixel % size)] = number;
  }
  if (numbers.size > 256) throw new Error(`${numbers.size} colours: a palette holds 256`);
  return { rows, colours };
};

/**
 * Encodes a square picture of few inks (three bytes per pixel) as PNG with a palette (W3C, «Portable Network Graphics»,
 * 11).
 */
export const pngOf = (picture: Picture): Buffer => {
  const { rows, colours } = indexed(picture);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(picture.size, 0);
  header.writeUInt32BE(picture.size, 4);
  // Eight bits per pixel, an index into the palette.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(colours)),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
};
