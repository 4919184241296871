/** Which signs a face has: its table «cmap» in the two forms that faces of today have. */

const tableAt = (face: Buffer, name: string): number => {
  const count = face.readUInt16BE(4);
  for (let at = 12; at < 12 + 16 * count; at += 16)
    if (face.toString('latin1', at, at + 4) === name) return face.readUInt32BE(at + 8);
  throw new Error(`a face without ${name}`);
};

/** Segments of codes below 65,536. */
const ofSegments = (face: Buffer, at: number): number[] => {
  const twice = face.readUInt16BE(at + 6);
  const read = (column: number, segment: number) => face.readUInt16BE(at + 14 + column * twice + segment);
  const codes: number[] = [];
  for (let segment = 0; segment < twice; segment += 2) {
    const [end, start] = [read(0, segment), face.readUInt16BE(at + 16 + twice + segment)];
    const delta = face.readUInt16BE(at + 16 + 2 * twice + segment);
    const place = at + 16 + 3 * twice + segment;
    const offset = face.readUInt16BE(place);
    for (let code = start; code <= end && code !== 0xffff; code += 1) {
      const glyph = offset === 0 ? code + delta : face.readUInt16BE(place + offset + 2 * (code - start));
      if ((glyph & 0xffff) !== 0) codes.push(code);
    }
  }
  return codes;
};

const ofGroups = (face: Buffer, at: number): number[] =>
  Array.from({ length: face.readUInt32BE(at + 12) }, (_, group) => at + 16 + 12 * group).flatMap((group) => {
    const [start, end] = [face.readUInt32BE(group), face.readUInt32BE(group + 4)];
    return Array.from({ length: end - start + 1 }, (_, index) => start + index);
  });

/** The codes of all signs of a face. */
export const codesOf = (face: Buffer): Set<number> => {
  const table = tableAt(face, 'cmap');
  const forms = Array.from({ length: face.readUInt16BE(table + 2) }, (_, index) => {
    const at = table + face.readUInt32BE(table + 4 + 8 * index + 4);
    return { at, form: face.readUInt16BE(at) };
  });
  return new Set(
    forms.flatMap(({ at, form }) => {
      if (form === 4) return ofSegments(face, at);
      return form === 12 ? ofGroups(face, at) : [];
    }),
  );
};
