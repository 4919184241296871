const bytesOf = (value: unknown): number => {
  if (typeof value === 'string') return Buffer.byteLength(value);
  // Two digits per byte, and one byte for sign and exponent.
  if (typeof value === 'number') return Math.ceil(String(value).length / 2) + 1;
  if (value instanceof Uint8Array) return value.length;
  if (typeof value !== 'object' || value === null) return 1;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + 1 + bytesOf(item), 3);
  return itemSize(value) + 3 + Object.keys(value).length;
};

/** The size of a row in bytes as DynamoDB counts it: names and values, without absent ones. */
export const itemSize = (row: object): number =>
  Object.entries(row)
    .filter(([, value]) => value !== undefined)
    .reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + bytesOf(value), 0);
